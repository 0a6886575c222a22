import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { parseAssessment, recaptchaEnterprise } from './provider.ts';
import type { Settings } from './settings.ts';

const caller = { address: '203.0.113.9', userAgent: 'browser' };
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function providerAnswering(
  listener: RequestListener,
  accessToken = async () => 'an-access-token',
) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const settings: Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    projectId: 'a-project',
    siteKey: 'a-site-key',
    allowedHostnames: [],
    callsPerMinute: 1,
  };
  return recaptchaEnterprise(settings, accessToken);
}

const tokenProperties = { valid: true, action: 'submit', hostname: 'localhost' };
const verdict = JSON.stringify({ tokenProperties, riskAnalysis: { score: 0.7 } });

test('requests an assessment of the token, with an access token in a header', async () => {
  let received: unknown;
  const provider = await providerAnswering(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    const { authorization } = headers;
    received = { method, url, authorization, body: JSON.parse(`${chunks.join('')}`) };
    response.end(verdict);
  });

  const assessment = await provider.assess('the-token', 'submit', caller);

  expect(assessment).toEqual({ valid: true, action: 'submit', hostname: 'localhost', score: 0.7 });
  expect(received).toEqual({
    method: 'POST',
    url: '/v1/projects/a-project/assessments',
    authorization: 'Bearer an-access-token',
    body: {
      event: {
        token: 'the-token',
        siteKey: 'a-site-key',
        expectedAction: 'submit',
        userIpAddress: '203.0.113.9',
        userAgent: 'browser',
      },
    },
  });
});

test('follows no redirect, so that the access token is not leaked', async () => {
  const paths: (string | undefined)[] = [];
  const provider = await providerAnswering((request, response) => {
    paths.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });

  await expect(provider.assess('the-token', 'submit', caller)).rejects.toMatchObject({
    name: 'AssessmentFailed',
  });
  expect(paths).toEqual(['/v1/projects/a-project/assessments']);
});

test.each<[what: string, listener: RequestListener]>([
  ['does not answer', (request) => request.socket.destroy()],
  ...[204, 304, 401, 403, 429, 500, 503].map((status): [string, RequestListener] => [
    `answers ${status}`,
    (_request, response) => response.writeHead(status).end(verdict),
  ]),
  ...['', '<!doctype html><p>Sign in', verdict.slice(0, 40), 'null', 'true', '"ok"', '{}'].map(
    (text): [string, RequestListener] => [
      `answers ${text}`,
      (_request, response) => response.end(text),
    ],
  ),
])('fails if the provider %s', async (_what, listener) => {
  const provider = await providerAnswering(listener);

  await expect(provider.assess('the-token', 'submit', caller)).rejects.toMatchObject({
    name: 'AssessmentFailed',
  });
});

test('fails without an access token and sends no request', async () => {
  const paths: (string | undefined)[] = [];
  const provider = await providerAnswering(
    (request, response) => {
      paths.push(request.url);
      response.end('{}');
    },
    () => Promise.reject(new Error('no credentials')),
  );

  await expect(provider.assess('the-token', 'submit', caller)).rejects.toMatchObject({
    name: 'AssessmentFailed',
  });
  expect(paths).toEqual([]);
});

const properties = { valid: true, action: 'submit', hostname: 'example.com' };

test.each([0, 0.1, 1])('parses a valid token with the score %d', (score) => {
  expect(parseAssessment({ tokenProperties: properties, riskAnalysis: { score } })).toEqual({
    ...properties,
    score,
  });
});

test.each<[reason: unknown, invalidReason: string]>([
  ['EXPIRED', 'EXPIRED'],
  ['A_REASON_OF_TOMORROW', 'A_REASON_OF_TOMORROW'],
  [null, 'UNKNOWN'],
  [7, 'UNKNOWN'],
  [undefined, 'UNKNOWN'],
])('parses an invalid token with the reason %s, without a score', (reason, invalidReason) => {
  const tokenProperties = { ...properties, valid: false, invalidReason: reason };
  expect(parseAssessment({ tokenProperties })).toEqual({ valid: false, invalidReason });
});

const analysis = { score: 0.9 };
const withProperties = (changes: object) => ({
  tokenProperties: { ...properties, ...changes },
  riskAnalysis: analysis,
});
const withScore = (score: unknown) => ({ tokenProperties: properties, riskAnalysis: { score } });

test.each([
  ['nothing', undefined],
  ['a string', 'ok'],
  ['an empty object', {}],
  ['everything under __proto__', JSON.parse(`{"__proto__":${JSON.stringify(withScore(0.9))}}`)],
  ['no validity', withProperties({ valid: undefined })],
  ['a string as validity', withProperties({ valid: 'true' })],
  ['no hostname', withProperties({ hostname: undefined })],
  ['no action', withProperties({ action: undefined })],
  ['no analysis', { tokenProperties: properties }],
  ['no score', withScore(undefined)],
  ['a string as score', withScore('0.9')],
  ['NaN', withScore(Number.NaN)],
  ['infinity', withScore(Number.POSITIVE_INFINITY)],
  ['a score above 1', withScore(1 + Number.EPSILON)],
  ['a score below 0', withScore(-Number.EPSILON)],
])('throws for %s', (_what, body) => {
  expect(() => parseAssessment(body)).toThrow(
    expect.objectContaining({ name: 'AssessmentFailed' }),
  );
});
