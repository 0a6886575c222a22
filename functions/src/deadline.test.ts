import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { within } from './deadline.ts';

test('hands on what is done in time', async () => {
  expect(await within(1_000, Promise.resolve('done'))).toBe('done');
});

test('hands on the failure of what failed in time', async () => {
  await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('rejects when the time is over', async () => {
  await expect(within(20, wait(5_000, 'late', { ref: false }))).rejects.toThrow('within 20 ms');
});
