import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { recaptchaAccessToken, recaptchaSiteKey } from '../stack.ts';
import {
  type AssessedEvent,
  type AssessmentLog,
  type Behavior,
  createBehaviors,
} from './control.ts';
import { buildReleaseScript, loaderScript } from './release-script.ts';
import { createTokens, isTokenRequest, type TokenVerdict } from './tokens.ts';

export interface StandIn {
  url: string;
  close(): Promise<void>;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

const releaseName = 'stand-in.js';
const defaultScore = 0.9;

/**
 * Starts a server that plays reCAPTCHA Enterprise over HTTP, for the browser and for the verifier, with
 * a control API for tests (control.ts). Rejects if the port is taken.
 *
 * @param port 0 for any free port
 */
export function startRecaptchaStandIn({ host, port }: { host: string; port: number }) {
  const answer = createRoutes();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    answer({ request, response, url }).catch((error) => response.destroy(error));
  });
  return new Promise<StandIn>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'the port is taken' : cause.message;
      const message = `The reCAPTCHA stand-in cannot listen on ${host}:${port}: ${reason}.`;
      reject(new Error(message, { cause }));
    });
    server.listen(port, host, () => {
      resolve({
        url: `http://${host}:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

function createRoutes(): (exchange: Exchange) => Promise<void> {
  const behaviors = createBehaviors();
  const tokens = createTokens();
  const release = compress(buildReleaseScript());
  let log: AssessmentLog = { count: 0, last: null };

  const routes: Record<string, (exchange: Exchange) => Promise<void>> = {
    // The page's side: the script in its two parts, and the tokens that `execute` requests.
    async 'GET /recaptcha/enterprise.js'(exchange) {
      const { fault, delayMs = 0 } = behaviors.next('script');
      await wait(delayMs);
      if (fault === 'missing') {
        exchange.response.writeHead(404).end();
        return;
      }
      const name = fault === 'never-ready' ? 'missing.js' : releaseName;
      sendScript(exchange, compress(loaderScript(name)), 'no-store');
    },
    async [`GET /recaptcha/releases/${releaseName}`](exchange) {
      sendScript(exchange, release, 'public, max-age=31536000, immutable');
    },
    async 'OPTIONS /recaptcha/token'({ response }) {
      allowAnyOrigin(response);
      response.writeHead(204).end();
    },
    async 'POST /recaptcha/token'({ request, response }) {
      allowAnyOrigin(response);
      const body = await readJson(request);
      if (!isTokenRequest(body) || body.siteKey !== recaptchaSiteKey) {
        sendJson(response, 400, { error: 'Invalid site key or request' });
        return;
      }
      const { siteKey, action, hostname } = body;
      const { fault, delayMs = 0, times: _, ...pretended } = behaviors.next('token');
      if (fault === 'hang') return;
      await wait(delayMs);
      if (fault === 'reject') sendJson(response, 503, { error: 'Unavailable' });
      else if (fault === 'empty') sendJson(response, 200, { token: '' });
      else {
        const token = tokens.mint({ action, hostname, siteKey, ...pretended });
        sendJson(response, 200, { token });
      }
    },

    // The verifier's side: `projects.assessments.create`.
    async 'POST /v1/projects/*/assessments'({ request, response, url }) {
      const event = readEvent(await readJson(request));
      log = { count: log.count + 1, last: event ?? null };
      if (request.headers.authorization !== `Bearer ${recaptchaAccessToken}`) {
        const message = 'The access token is missing or not valid.';
        sendApiError(response, 403, 'PERMISSION_DENIED', message);
        return;
      }
      if (event?.siteKey !== recaptchaSiteKey) {
        sendApiError(response, 400, 'INVALID_ARGUMENT', 'The event names no known site key.');
        return;
      }
      const told = tokens.assessmentOf(event.token) ?? behaviors.next('assessment');
      if (sendAsTold(response, told)) return;

      const { fault, delayMs = 0, score = defaultScore } = told;
      const verdict = tokens.assess(event.token, event.siteKey);
      await wait(delayMs);
      const project = decodeURIComponent(url.pathname.split('/')[3] ?? '');
      // Protocol buffers write NaN as a string in JSON.
      const sentScore = fault === 'nan-score' ? 'NaN' : score;
      const { riskAnalysis, tokenProperties, ...reply } = toReply(
        event,
        verdict,
        project,
        sentScore,
      );
      sendJson(response, 200, {
        ...reply,
        ...(fault !== 'missing-score' && { riskAnalysis }),
        ...(fault !== 'missing-token-properties' && { tokenProperties }),
      });
    },

    // The tests' side.
    async 'POST /control'({ request, response }) {
      const behavior = await readJson(request);
      if (typeof behavior === 'object') {
        behaviors.set(behavior as Behavior);
        sendJson(response, 200, {});
      } else {
        sendJson(response, 400, { error: 'A behavior is needed' });
      }
    },
    async 'POST /control/reset'({ response }) {
      behaviors.reset();
      log = { count: 0, last: null };
      sendJson(response, 200, {});
    },
    async 'POST /control/token'({ request, response }) {
      const body = await readJson(request);
      if (isTokenRequest(body)) sendJson(response, 200, { token: tokens.mint(body) });
      else sendJson(response, 400, { error: 'siteKey, action and hostname are needed' });
    },
    async 'GET /control/assessments'({ response }) {
      sendJson(response, 200, log);
    },
  };

  return async (exchange) => {
    const path = exchange.url.pathname.replace(/^(\/v1\/projects\/)[^/]+(?=\/assessments$)/, '$1*');
    const route = routes[`${exchange.request.method} ${path}`];
    if (route) await route(exchange);
    else sendJson(exchange.response, 404, { error: 'Not found' });
  };
}

/** Sends the fault or the reply that the control API asked for; returns `false` if the token decides. */
function sendAsTold(
  response: ServerResponse,
  { fault, reply }: NonNullable<Behavior['assessment']>,
): boolean {
  switch (fault) {
    case 'hang':
      return true;
    case 'dropped':
      response.destroy();
      return true;
    case 'cut-off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
      response.write('{"tokenProperties":', () => response.destroy());
      return true;
    case 'rate-limited':
      sendApiError(response, 429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.');
      return true;
    case 'server-error':
      sendApiError(response, 500, 'INTERNAL', 'Internal error encountered.');
      return true;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in');
      return true;
  }
  if (!reply) return false;
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(reply.body);
  return true;
}

function readEvent(body: unknown): AssessedEvent | undefined {
  const event = (body as { event?: AssessedEvent } | undefined)?.event;
  return typeof event?.token === 'string' && typeof event.siteKey === 'string' ? event : undefined;
}

function toReply(event: AssessedEvent, verdict: TokenVerdict, project: string, score: unknown) {
  return {
    name: `projects/${project}/assessments/${crypto.randomUUID().replaceAll('-', '')}`,
    event,
    riskAnalysis: {
      score: verdict.valid ? score : 0,
      reasons: [],
      extendedVerdictReasons: [],
      challenge: 'CHALLENGE_UNSPECIFIED',
    },
    tokenProperties: {
      valid: verdict.valid,
      invalidReason: verdict.valid ? 'INVALID_REASON_UNSPECIFIED' : verdict.invalidReason,
      hostname: verdict.valid ? verdict.hostname : '',
      androidPackageName: '',
      iosBundleId: '',
      action: verdict.valid ? verdict.action : '',
      createTime: new Date(verdict.valid ? verdict.issuedAt : 0).toISOString(),
    },
  };
}

function compress(plain: string): { plain: string; gzipped: Buffer } {
  return { plain, gzipped: gzipSync(plain) };
}

function sendScript(
  { request, response }: Exchange,
  { plain, gzipped }: ReturnType<typeof compress>,
  cacheControl: string,
): void {
  const isCompressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  response.end(isCompressed ? gzipped : plain);
}

function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-allow-methods', 'POST');
}

/** Returns the body parsed as JSON; `undefined` if it is not JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Sends an error in the shape of Google's APIs. */
function sendApiError(response: ServerResponse, code: number, status: string, message: string) {
  sendJson(response, code, { error: { code, message, status } });
}
