import type { HttpsFunction } from 'firebase-functions/https';
import { expect, test, vi } from 'vitest';
import { withWarmUp } from './warm-up.ts';

type Arguments = Parameters<HttpsFunction>;

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
