import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { recaptchaAccessToken, recaptchaSiteKey } from './stack.ts';

export interface FakeAssessment {
  /** It never answers. */
  fault?: 'hang';
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
  assessment?: FakeAssessment;
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
 */
export async function startFakeRecaptcha(at: { host: string; port: number }) {
  const answer = createAnswer();
  const server = createServer(async (request, response) => {
    try {
      const { status = 200, headers, body } = await answer(request);
      response.writeHead(status, { ...jsonHeaders, ...headers }).end(body);
    } catch (fault) {
      if (fault !== 'hang') response.destroy();
    }
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

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
};

function createAnswer(): (request: IncomingMessage) => Promise<Reply> {
  const loader = toScript(loaderScript, 'no-store');
  const release = toScript(buildReleaseScript(), 'public, max-age=31536000, immutable');
  const issued = new Map<string, TokenRequest & { issuedAt: number; assessed: boolean }>();
  let assessment: FakeAssessment = {};
  let log: AssessmentLog = { count: 0, last: null };

  function mint(token: TokenRequest): Reply {
    // Long and opaque, like the provider's.
    const name = `03A${randomBytes(1100).toString('base64url')}`;
    const issuedAt = Date.now() - (token.ageSeconds ?? 0) * 1_000;
    issued.set(name, { ...token, issuedAt, assessed: false });
    return toJson({ token: name });
  }

  /** Checks a token and uses it up; returns why it is not valid, or undefined. */
  function consume(name: string, siteKey: string): string | undefined {
    const token = issued.get(name);
    if (token?.siteKey !== siteKey) return 'MALFORMED';
    if (token.issuedAt <= Date.now() - lifetimeMs) return 'EXPIRED';
    if (token.assessed) return 'DUPE';
    token.assessed = true;
    return undefined;
  }

  function nextAssessment(): FakeAssessment {
    const next = assessment;
    if (next.times !== undefined) {
      assessment = next.times > 1 ? { ...next, times: next.times - 1 } : {};
    }
    return next;
  }

  async function assess({ url, headers }: IncomingMessage, event: AssessmentLog['last']) {
    log = { count: log.count + 1, last: event ?? null };
    if (headers.authorization !== `Bearer ${recaptchaAccessToken}`) {
      return toApiError(403, 'PERMISSION_DENIED');
    }
    if (event?.siteKey !== recaptchaSiteKey) return toApiError(400, 'INVALID_ARGUMENT');
    const token = issued.get(event.token);
    const next = token?.assessment ?? nextAssessment();
    if (next.fault) throw next.fault;
    if (next.reply) return next.reply;
    const invalidReason = consume(event.token, event.siteKey);
    const valid = invalidReason === undefined;
    await wait(next.delayMs);
    return toJson({
      name: `${url?.slice('/v1/'.length)}/${randomUUID().replaceAll('-', '')}`,
      event,
      riskAnalysis: { score: valid ? (next.score ?? usualScore) : 0, reasons: [] },
      tokenProperties: {
        valid,
        invalidReason: invalidReason ?? 'INVALID_REASON_UNSPECIFIED',
        hostname: valid ? token?.hostname : '',
        action: valid ? token?.action : '',
        createTime: new Date(token?.issuedAt ?? 0).toISOString(),
      },
    });
  }

  return async (request) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    const sent = Buffer.concat(await request.toArray()).toString('utf8');
    const body = sent && JSON.parse(sent);
    if (/^\/v1\/projects\/[^/]+\/assessments$/.test(pathname)) return assess(request, body.event);
    switch (`${request.method} ${pathname}`) {
      // The page's side: the script in its two parts, and the tokens that `execute` requests.
      case 'GET /recaptcha/enterprise.js':
        return loader;
      case 'GET /recaptcha/releases/fake.js':
        return release;
      case 'OPTIONS /recaptcha/token':
        return toJson({});
      case 'POST /recaptcha/token':
        return body.siteKey === recaptchaSiteKey ? mint(body) : toApiError(400, 'INVALID_ARGUMENT');

      // The tests' side.
      case 'POST /control/assessment':
        assessment = body;
        return toJson({});
      case 'POST /control/reset':
        assessment = {};
        log = { count: 0, last: null };
        return toJson({});
      case 'POST /control/token':
        return mint(body);
      case 'POST /control/assessments':
        return toJson(log);
      default:
        return toApiError(404, 'NOT_FOUND');
    }
  };
}

function toScript(text: string, cacheControl: string): Reply {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
  };
  return { headers, body: gzipSync(text) };
}

function toJson(body: unknown): Reply {
  return { body: JSON.stringify(body) };
}

function toApiError(code: number, status: string): Reply {
  return { status: code, ...toJson({ error: { code, message: 'Refused.', status } }) };
}

/**
 * Runs in the browser, after an array `routines` of filler. Neither evaluates text nor touches styles,
 * so that it works under the same Content-Security-Policy as the provider's own script.
 */
const browserApi = `
function work(rounds) {
  var sum = 1;
  for (var round = 0; round < rounds; round++)
    for (var i = 0; i < routines.length; i++) sum = routines[i](sum, round) | 0;
  return sum;
}
var config = window.___grecaptcha_cfg;
var enterprise = window.grecaptcha.enterprise;
config.sum = work(60);

function requestToken(siteKey, action) {
  return fetch(config.base + 'token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteKey: siteKey, action: action, hostname: location.hostname })
  }).then(function (reply) {
    if (!reply.ok) throw new Error('reCAPTCHA: ' + reply.status);
    return reply.json();
  }).then(function (body) { return body.token; });
}

enterprise.execute = function (siteKey, options) {
  if (siteKey !== config.siteKey)
    return Promise.reject(new Error('Invalid site key or not loaded in api.js: ' + siteKey));
  config.sum ^= work(40);
  return requestToken(siteKey, (options && options.action) || '');
};
enterprise.ready = function (callback) { setTimeout(callback, 0); };
config.pending.splice(0).forEach(enterprise.ready);
`;

/** The loader at the script's address: queues calls of `ready`, and fetches the release. */
const loaderScript = `(function () {
  var self = document.currentScript.src;
  var config = (window.___grecaptcha_cfg = window.___grecaptcha_cfg || {});
  config.base = new URL('.', self).href;
  config.siteKey = new URL(self).searchParams.get('render');
  config.pending = config.pending || [];
  var grecaptcha = (window.grecaptcha = window.grecaptcha || {});
  var enterprise = (grecaptcha.enterprise = grecaptcha.enterprise || {});
  enterprise.ready = enterprise.ready || function (callback) { config.pending.push(callback); };
  var script = document.createElement('script');
  script.async = true;
  script.src = config.base + 'releases/fake.js';
  document.head.appendChild(script);
})();
`;

/**
 * Returns the script that the loader fetches. The provider's own has about 400 KB, which a phone must
 * parse, compile and run. Filler of that size, run on load and at each `execute`, keeps measurements of
 * the local site realistic; it is the same in every run.
 */
function buildReleaseScript(): string {
  const routines = Array.from({ length: 1_550 }, (_, index) => {
    const hash = createHash('sha512').update(`${index}`).digest();
    const text = hash.toString('base64url').slice(0, 74);
    const number = hash.readUInt32BE();
    return `function(a,b){var c={k${index}:a^${number},t${index}:"${text}"},d=b+${number % 97};for(var e in c){var f=c[e];d=typeof f==="string"?d+f.charCodeAt(d%f.length&31)*${number % 251}|0:d^f<<${number % 7}}return d%${(number % 9973) + 2}>${number % 4999}?d^a:d+${number}|0}`;
  });
  return `(function(){"use strict";var routines=[\n${routines.join(',\n')}];\n${browserApi}\n})();\n`;
}
