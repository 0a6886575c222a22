import { expect, it, vi } from 'vitest';
import { mayLeave, registerLeaveCheck } from './use-leave-guard.ts';

it('allows leaving without checks', async () => {
  expect(await mayLeave()).toBe(true);
});

it('runs the checks until one fails', async () => {
  const checks = [true, false, true].map((answer) => vi.fn(async () => answer));
  const removals = checks.map(registerLeaveCheck);
  expect(await mayLeave()).toBe(false);
  expect(checks.map((check) => check.mock.calls.length)).toEqual([1, 1, 0]);

  removals[1]?.();
  expect(await mayLeave()).toBe(true);
  for (const unregister of removals) unregister();
});
