import { type HttpsFunction, onCall } from 'firebase-functions/https';
import { expect, test, vi } from 'vitest';
import { withAllowedOrigins } from './allowed-origins.ts';

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

test.each([
  'https://www.homes.test',
  'https://homes.web.app',
  'https://homes.web.app:8443',
  'http://localhost:5000',
  undefined,
])('passes a call from %s to the callable', async (origin) => {
  expect(await answerTo(origin)).toMatchObject({ called: 1, status: undefined });
});

test.each([
  'https://evil.example',
  'https://homes.test',
  'https://evil.www.homes.test',
  'https://www.homes.test.evil.example',
  'https://evil.example/www.homes.test',
  'https://www.homes.test@evil.example',
  'null',
  'www.homes.test',
  '',
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
});
