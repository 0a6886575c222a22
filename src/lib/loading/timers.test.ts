import { expect, test } from 'vitest';
import { TimedOut, withTimeout } from './timers.ts';

test('resolves with a result that arrives in time', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1_000)).toBe('done');
});

test('rejects with an error that arrives in time', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken');
});

test('rejects when the time is up', async () => {
  const late = withTimeout(new Promise(() => {}), 20);
  await expect(late).rejects.toThrow(TimedOut);
  await expect(late).rejects.toThrow('no answer within 20 ms');
});
