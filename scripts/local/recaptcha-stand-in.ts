import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { buildReleaseScript, loaderScript } from './recaptcha-script.ts';
import { recaptchaAccessToken, recaptchaSiteKey } from './stack.ts';

export interface Assessment {
  /** It never answers, ends the connection without a reply, or ends it in the middle of the reply. */
  fault?: 'hang' | 'dropped' | 'cut-off';
  /** Sent as it is, without checking the token; the default status is 200. */
  reply?: { status?: number; body: string };
  score?: number;
  /** The token is used up before the delay, as with a provider whose reply is slow. */
  delayMs?: number;
  /** How often this applies; until the next reset if not given. */
  times?: number;
}

export interface TokenRequest {
  action: string;
  hostname: string;
  siteKey: string;
  /** Age that the token claims, in seconds. */
  ageSeconds?: number;
  assessment?: Assessment;
}

/** The assessments since the last reset, and the last event that the verifier sent. */
export interface AssessmentLog {
  count: number;
  last: { token: string; siteKey: string; userIpAddress?: string; userAgent?: string } | null;
}

/** A token is valid for so long, and for one assessment. */
const lifetimeMs = 2 * 60_000;
const usualScore = 0.9;

/**
 * Starts a server that plays reCAPTCHA Enterprise over HTTP, for the browser and for the verifier. Tests
 * control it with `tests/fixtures/recaptcha-control.ts`.
 *
 * @param port 0 for any free port
 */
export async function startRecaptchaStandIn(at: { host: string; port: number }) {
  const answer = createAnswer();
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });
  server.listen(at.port, at.host);
  await once(server, 'listening');
  return {
    url: `http://${at.host}:${(server.address() as AddressInfo).port}`,
    close() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      return closed;
    },
  };
}

interface IssuedToken extends TokenRequest {
  issuedAt: number;
  assessed: boolean;
}

function createAnswer() {
  const loader = gzipSync(loaderScript('stand-in.js'));
  const release = gzipSync(buildReleaseScript());
  const issued = new Map<string, IssuedToken>();
  let assessment: Assessment = {};
  let log: AssessmentLog = { count: 0, last: null };

  function mint(token: TokenRequest): { token: string } {
    // Long and opaque, like the provider's.
    const name = `03A${randomBytes(1100).toString('base64url')}`;
    const issuedAt = Date.now() - (token.ageSeconds ?? 0) * 1_000;
    issued.set(name, { ...token, issuedAt, assessed: false });
    return { token: name };
  }

  /** Checks a token and uses it up; returns why it is not valid, or undefined. */
  function consume(token: IssuedToken | undefined, siteKey: string): string | undefined {
    if (token?.siteKey !== siteKey) return 'MALFORMED';
    if (token.issuedAt <= Date.now() - lifetimeMs) return 'EXPIRED';
    if (token.assessed) return 'DUPE';
    token.assessed = true;
    return undefined;
  }

  function nextAssessment(): Assessment {
    const next = assessment;
    if (next.times !== undefined) {
      assessment = next.times > 1 ? { ...next, times: next.times - 1 } : {};
    }
    return next;
  }

  async function assess(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { event } = await readJson(request);
    log = { count: log.count + 1, last: event ?? null };
    if (request.headers.authorization !== `Bearer ${recaptchaAccessToken}`) {
      return sendApiError(response, 403, 'PERMISSION_DENIED');
    }
    if (event?.siteKey !== recaptchaSiteKey) {
      return sendApiError(response, 400, 'INVALID_ARGUMENT');
    }
    const token = issued.get(event.token);
    const told = token?.assessment ?? nextAssessment();
    switch (told.fault) {
      case 'hang':
        return;
      case 'dropped':
        response.destroy();
        return;
      case 'cut-off':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
        response.write('{"tokenProperties":', () => response.destroy());
        return;
    }
    if (told.reply) return send(response, told.reply.status ?? 200, told.reply.body);

    const invalidReason = consume(token, event.siteKey);
    const valid = invalidReason === undefined;
    await wait(told.delayMs);
    sendJson(response, {
      name: `${request.url?.slice('/v1/'.length)}/${randomUUID().replaceAll('-', '')}`,
      event,
      riskAnalysis: { score: valid ? (told.score ?? usualScore) : 0, reasons: [] },
      tokenProperties: {
        valid,
        invalidReason: invalidReason ?? 'INVALID_REASON_UNSPECIFIED',
        hostname: valid ? token?.hostname : '',
        action: valid ? token?.action : '',
        createTime: new Date(token?.issuedAt ?? 0).toISOString(),
      },
    });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    if (/^\/v1\/projects\/[^/]+\/assessments$/.test(pathname)) return assess(request, response);
    switch (`${request.method} ${pathname}`) {
      // The page's side: the script in its two parts, and the tokens that `execute` requests.
      case 'GET /recaptcha/enterprise.js':
        return sendScript(response, loader, 'no-store');
      case 'GET /recaptcha/releases/stand-in.js':
        return sendScript(response, release, 'public, max-age=31536000, immutable');
      case 'OPTIONS /recaptcha/token':
        return sendJson(response, {});
      case 'POST /recaptcha/token': {
        const token = await readJson(request);
        if (token.siteKey === recaptchaSiteKey) return sendJson(response, mint(token));
        return sendApiError(response, 400, 'INVALID_ARGUMENT');
      }

      // The tests' side.
      case 'POST /control/assessment':
        assessment = await readJson(request);
        return sendJson(response, {});
      case 'POST /control/reset':
        assessment = {};
        log = { count: 0, last: null };
        return sendJson(response, {});
      case 'POST /control/token':
        return sendJson(response, mint(await readJson(request)));
      case 'POST /control/assessments':
        return sendJson(response, log);
      default:
        return sendApiError(response, 404, 'NOT_FOUND');
    }
  };
}

function sendScript(response: ServerResponse, gzipped: Buffer, cacheControl: string): void {
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(gzipped);
}

// biome-ignore lint/suspicious/noExplicitAny: only our own page, verifier and tests send bodies here.
async function readJson(request: IncomingMessage): Promise<any> {
  return JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'));
}

function sendJson(response: ServerResponse, body: unknown): void {
  send(response, 200, JSON.stringify(body));
}

function sendApiError(response: ServerResponse, code: number, status: string): void {
  send(response, code, JSON.stringify({ error: { code, message: 'Refused.', status } }));
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
  });
  response.end(body);
}
