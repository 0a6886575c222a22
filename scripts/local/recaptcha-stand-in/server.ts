import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recaptchaAccessToken, recaptchaSiteKey } from '../stack.ts';
import { assessmentSide } from './assessments.ts';
import { type Behavior, createBehaviors } from './behavior.ts';
import { browserSide } from './browser-side.ts';
import { type Exchange, readJson, sendJson } from './http.ts';
import { createTokens, isTokenRequest } from './tokens.ts';

type Route = (exchange: Exchange) => Promise<void>;

export interface StandInOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  siteKey?: string;
  accessToken?: string;
}

export interface StandIn {
  url: string;
  close(): Promise<void>;
}

function createRoutes(
  siteKey: string,
  accessToken: string,
): (method: string, path: string) => Route {
  const behaviors = createBehaviors();
  const tokens = createTokens();
  const browser = browserSide(siteKey, behaviors, tokens);
  const assessments = assessmentSide({ siteKey, accessToken }, behaviors, tokens);

  const routes: Record<string, Route> = {
    'GET /recaptcha/enterprise.js': browser.loader,
    'OPTIONS /recaptcha/token': browser.preflight,
    'POST /recaptcha/token': browser.token,
    'POST /control': async ({ request, response }) => {
      const behavior = await readJson(request);
      if (typeof behavior === 'object') {
        behaviors.set(behavior as Behavior);
        sendJson(response, 200, {});
      } else {
        sendJson(response, 400, { error: 'A behavior is needed' });
      }
    },
    'POST /control/reset': async ({ response }) => {
      behaviors.reset();
      assessments.resetLog();
      sendJson(response, 200, {});
    },
    'POST /control/token': async ({ request, response }) => {
      const body = await readJson(request);
      if (isTokenRequest(body)) sendJson(response, 200, { token: tokens.mint(body) });
      else sendJson(response, 400, { error: 'siteKey, action and hostname are needed' });
    },
    'GET /control/assessments': async ({ response }) => sendJson(response, 200, assessments.log()),
  };
  const notFound: Route = async ({ response }) => sendJson(response, 404, { error: 'Not found' });

  return (method, path) => {
    if (method === 'GET' && path.startsWith('/recaptcha/releases/')) return browser.release;
    if (method === 'POST' && /^\/v1\/projects\/[^/]+\/assessments$/.test(path)) {
      return assessments.assess;
    }
    return routes[`${method} ${path}`] ?? notFound;
  };
}

/**
 * Starts a server that plays reCAPTCHA Enterprise over HTTP, for the browser and for the verifier, with
 * a control API for tests (control.ts). Rejects if the port is taken.
 */
export function startRecaptchaStandIn({
  host,
  port,
  siteKey = recaptchaSiteKey,
  accessToken = recaptchaAccessToken,
}: StandInOptions): Promise<StandIn> {
  const routeOf = createRoutes(siteKey, accessToken);

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    routeOf(
      request.method ?? '',
      url.pathname,
    )({ request, response, url }).catch((error) => {
      response.destroy(error);
    });
  });

  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'the port is taken' : error.message;
      reject(
        new Error(`The reCAPTCHA stand-in cannot listen on ${host}:${port}: ${reason}.`, {
          cause: error,
        }),
      );
    });
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({
        url: `http://${host}:${actual}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
