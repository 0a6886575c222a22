import { expect, it, vi } from 'vitest';
import { mayLeave, registerLeaveCheck } from './use-leave-guard.ts';

it('allows leaving without checks', async () => {
  expect(await mayLeave()).toBe(true);
});

it('runs the checks until one fails', async () => {
  const asked = [true, false, true].map((answer) => vi.fn(async () => answer));
  const take = asked.map(registerLeaveCheck);
  expect(await mayLeave()).toBe(false);
  expect(asked.map((check) => check.mock.calls.length)).toEqual([1, 1, 0]);

  take[1]?.();
  expect(await mayLeave()).toBe(true);
  for (const unregister of take) unregister();
});
