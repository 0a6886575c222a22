import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('runs everything, in order, and never more than the limit at a time', async () => {
  const run = atMost(3);
  const started: number[] = [];
  let running = 0;
  let most = 0;

  const work = Array.from({ length: 10 }, (_, index) =>
    run(async () => {
      started.push(index);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return index;
    }),
  );

  expect(await Promise.all(work)).toEqual(started);
  expect(started).toHaveLength(10);
  expect(most).toBe(3);
});

test('continues after a failure and passes it to its caller', async () => {
  const run = atMost(1);
  const failing = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'yes');

  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
