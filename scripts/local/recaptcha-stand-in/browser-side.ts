import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Behaviors } from './behavior.ts';
import { type Exchange, readJson, sendJson } from './http.ts';
import { buildReleaseScript, loaderScript } from './release-script.ts';
import { isTokenRequest, type Tokens } from './tokens.ts';

const releaseName = 'stand-in.js';

interface Script {
  plain: string;
  gzipped: Buffer;
}

const scriptOf = (plain: string): Script => ({ plain, gzipped: gzipSync(plain) });

function sendScript({ request, response }: Exchange, script: Script, cacheControl: string): void {
  const compress = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
    ...(compress && { 'content-encoding': 'gzip' }),
  });
  response.end(compress ? script.gzipped : script.plain);
}

function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-allow-methods', 'POST');
}

/** The page's side: the script in its two parts, and the tokens that `execute` requests. */
export function browserSide(siteKey: string, behaviors: Behaviors, tokens: Tokens) {
  const releaseScript = scriptOf(buildReleaseScript());

  return {
    async loader(exchange: Exchange): Promise<void> {
      const { fault, delayMs = 0 } = behaviors.next('script');
      await wait(delayMs);
      if (fault === 'missing') {
        exchange.response.writeHead(404).end();
        return;
      }
      const release = fault === 'never-ready' ? 'missing.js' : releaseName;
      sendScript(exchange, scriptOf(loaderScript(release)), 'no-store');
    },

    async release(exchange: Exchange): Promise<void> {
      if (exchange.url.pathname.endsWith(`/${releaseName}`)) {
        sendScript(exchange, releaseScript, 'public, max-age=31536000, immutable');
      } else {
        exchange.response.writeHead(404).end();
      }
    },

    async preflight({ response }: Exchange): Promise<void> {
      allowAnyOrigin(response);
      response.writeHead(204).end();
    },

    async token({ request, response }: Exchange): Promise<void> {
      allowAnyOrigin(response);
      const body = await readJson(request);
      if (!isTokenRequest(body) || body.siteKey !== siteKey) {
        sendJson(response, 400, { error: 'Invalid site key or request' });
        return;
      }
      const { action, hostname } = body;
      const { fault, delayMs = 0, times: _, ...pretended } = behaviors.next('token');
      if (fault === 'hang') return;
      await wait(delayMs);
      if (fault === 'reject') sendJson(response, 503, { error: 'Unavailable' });
      else if (fault === 'empty') sendJson(response, 200, { token: '' });
      else
        sendJson(response, 200, {
          token: tokens.mint({ action, hostname, siteKey, ...pretended }),
        });
    },
  };
}
