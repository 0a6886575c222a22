import { type HttpsFunction, onCall } from 'firebase-functions/https';
import { expect, test, vi } from 'vitest';
import { sanitizedCall, withAllowedOrigins, withSanitizedCalls, withWarmUp } from './wrappers.ts';

type Arguments = Parameters<HttpsFunction>;

const hostnames = () => ['www.homes.test', 'homes.web.app', 'localhost'];

/** Returns the outcome of a call from a page with this origin. */
async function answerTo(origin: string | undefined, allowedHostnames = hostnames) {
  const called = vi.fn();
  const json = vi.fn();
  const status = vi.fn(() => ({ json }));
  const closed = withAllowedOrigins(called as unknown as HttpsFunction, allowedHostnames);
  await closed({ headers: { origin } } as Arguments[0], { status } as unknown as Arguments[1]);
  return { called: called.mock.calls.length, status: status.mock.calls[0]?.at(0), json };
}

test.each(['https://www.homes.test', 'https://homes.web.app', 'http://localhost:5000', undefined])(
  'passes a call from %s to the callable',
  async (origin) => {
    expect(await answerTo(origin)).toMatchObject({ called: 1, status: undefined });
  },
);

test.each([
  ...['https://evil.example', 'https://homes.test', 'https://evil.www.homes.test'],
  ...['https://www.homes.test.evil.example', 'https://www.homes.test@evil.example', 'null'],
  ...['www.homes.test', ''],
])('refuses a call from %j without passing it to the callable', async (origin) => {
  const { called, status, json } = await answerTo(origin);

  expect({ called, status }).toEqual({ called: 0, status: 403 });
  expect(json).toHaveBeenCalledWith({
    error: { status: 'PERMISSION_DENIED', message: 'Pages of other sites may not call this.' },
  });
});

test('does not read the hostnames for a call without an origin', async () => {
  const allowedHostnames = vi.fn(hostnames);
  await answerTo(undefined, allowedHostnames);
  expect(allowedHostnames).not.toHaveBeenCalled();
});

test('keeps the deployment options of the callable', () => {
  const callable = onCall({ region: 'us-central1', maxInstances: 10 }, () => 'done');
  expect(withAllowedOrigins(callable, hostnames).__endpoint).toEqual(callable.__endpoint);
  expect(withSanitizedCalls(callable).__endpoint).toEqual(callable.__endpoint);
});

const call = { token: 'the-token', action: 'submit' };

test('does not change a call', () => {
  expect(sanitizedCall({ data: call })).toEqual({ data: call });
});

test('keeps only strings of the expected fields', () => {
  const data = { ...call, action: ['submit'], '@type': 'a-type', email: 'jane@example.com' };
  expect(sanitizedCall({ data })).toEqual({ data: { token: 'the-token' } });
});

test.each([
  ['nothing', undefined],
  ['a string', 'the-token'],
  ['a list', [{ data: call }]],
  ['no data', call],
  ['data beside other keys', { data: call, more: 1 }],
  ['data under __proto__', JSON.parse('{"__proto__":{"data":{"token":"the-token"}}}')],
  ['a string as data', { data: 'the-token' }],
  ['a list as data', { data: [call] }],
  ['inherited data', Object.create({ data: call })],
])('replaces %s with an empty call', (_what, body) => {
  expect(sanitizedCall(body)).toEqual({ data: null });
});

test('ignores inherited fields of the data', () => {
  expect(sanitizedCall({ data: Object.create(call) })).toEqual({ data: {} });
});

test('passes only the sanitized call to the callable', () => {
  const received: unknown[] = [];
  const callable: unknown = (request: { body: unknown }) => received.push(request.body);
  const sanitized: CallableFunction = withSanitizedCalls(callable as HttpsFunction);

  sanitized({ body: { token: 'the-token' } });
  sanitized({ body: { data: { ...call, email: 'jane@example.com' } } });

  expect(received).toEqual([{ data: null }, { data: call }]);
});

/** Returns a callable that warms up with `start`, and a function that sends it requests. */
function callable(start: () => Promise<unknown>) {
  const called = vi.fn();
  const warm = withWarmUp(called as unknown as HttpsFunction, start);

  async function answerTo(request: { method: string; query: object }) {
    const end = vi.fn();
    const status = vi.fn(() => ({ end }));
    await warm(request as Arguments[0], { status } as unknown as Arguments[1]);
    return { status: status.mock.calls[0]?.at(0), ended: end.mock.calls.length };
  }
  return { called, answerTo };
}

const warmUp = { method: 'GET', query: { 'warm-up': '' } };

test('answers 204 once the instance has started, and starts it only once', async () => {
  const start = vi.fn(async () => {});
  const { called, answerTo } = callable(start);

  expect(await answerTo(warmUp)).toEqual({ status: 204, ended: 1 });
  expect(await answerTo(warmUp)).toEqual({ status: 204, ended: 1 });
  expect(start).toHaveBeenCalledOnce();
  expect(called).not.toHaveBeenCalled();
});

test('answers 204 even if the start fails', async () => {
  const { answerTo } = callable(() => Promise.reject(new Error('no database')));
  expect(await answerTo(warmUp)).toEqual({ status: 204, ended: 1 });
});

test.each([
  { method: 'POST', query: { 'warm-up': '' } },
  { method: 'GET', query: {} },
])('passes $method with $query to the callable', async (request) => {
  const start = vi.fn(async () => {});
  const { called, answerTo } = callable(start);

  await answerTo(request);
  expect(called).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});
