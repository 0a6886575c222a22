import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasAdminRole } from './role-claim.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns these roles in turn and records the time of each call, in milliseconds. */
function roles(...answers: unknown[]) {
  const start = Date.now();
  const askedAt: number[] = [];
  const read = async () => {
    askedAt.push(Date.now() - start);
    return answers[askedAt.length - 1];
  };
  return { read, askedAt };
}

it('returns as soon as the claim is there', async () => {
  const { read, askedAt } = roles('admin');
  expect(await hasAdminRole(read)).toBe(true);
  expect(askedAt).toEqual([0]);
});

it('waits a second between tries until the claim arrives', async () => {
  const { read, askedAt } = roles(undefined, 'editor', 'admin');
  const outcome = hasAdminRole(read);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(true);
  expect(askedAt).toEqual([0, 1_000, 2_000]);
});

it('gives up after five tries', async () => {
  const { read, askedAt } = roles('Admin', true, ['admin'], undefined, 'administrator', 'admin');
  const outcome = hasAdminRole(read);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(false);
  expect(askedAt).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
});

it('rethrows a failure at once', async () => {
  const read = vi.fn().mockRejectedValue(new Error('offline'));
  await expect(hasAdminRole(read)).rejects.toThrow('offline');
  expect(read).toHaveBeenCalledOnce();
});
