import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  changePassword,
  checkAccess,
  isAdmin,
  isSessionFresh,
} from '#src/data/admin/auth/account.service.ts';
import { session } from '#src/data/admin/auth/idle-session.ts';
import { auth } from '#src/data/firebase/auth.ts';
import { offsetMs } from '#src/data/state/site-clock.ts';
import { visit } from '#src/data/state/visit.ts';
import { stopClocks } from '#tests/fixtures/clocks.ts';

const getIdTokenResult = vi.fn();
const user = { email: 'ana@example.com', getIdTokenResult } as never;

beforeEach(() => {
  const signedIn = vi.spyOn(auth, 'currentUser', 'get').mockReturnValue(user);
  vi.spyOn(auth, 'signOut').mockImplementation(async () => void signedIn.mockReturnValue(null));
  return () => vi.restoreAllMocks();
});

const hourMs = 60 * 60_000;

test.each([10, -10].flatMap((days) => [11, 13].map((hours) => [hours, days] as const)))(
  'a sign-in of %i hours ago is judged by the site’s clock on a device %i days off',
  async (hours, days) => {
    // The first answer is awaited: until then there is only the device's clock.
    const now = stopClocks(days, '2026-11-25T09:30:00.000Z').getTime();
    visit.entries.delete(offsetMs.key);
    const headers = { date: new Date(now).toUTCString() };
    vi.stubGlobal('fetch', async () => new Response(null, { headers }));
    getIdTokenResult.mockResolvedValue({ authTime: new Date(now - hours * hourMs).toUTCString() });
    expect(await isSessionFresh()).toBe(hours < 12);
  },
);

test('a change of the password whose answer is lost may be in effect', async () => {
  const change = changePassword(
    { current: 'long enough', next: 'longer than that' },
    {
      reauthenticateWithCredential: async () => ({}) as never,
      updatePassword: () => Promise.reject(new Error('lost')),
    },
  );
  await expect(change).rejects.toMatchObject({ fault: 'change-unknown' });
});

test.each([
  ['auth/network-request-failed', 'unreachable'],
  ['auth/invalid-refresh-token', 'signed-out'],
])('after %s the account is %s', async (code, status) => {
  vi.spyOn(session, 'isOver').mockReturnValue(false);
  getIdTokenResult.mockRejectedValue(Object.assign(new Error('refused'), { code }));
  expect(await checkAccess(user)).toEqual({ status });
});

describe('isAdmin', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('gives up after five tries, a second apart', async () => {
    const start = Date.now();
    const askedAt: number[] = [];
    const roles = ['Admin', true, ['admin'], undefined, 'administrator', 'admin'];
    getIdTokenResult.mockImplementation(async () => {
      askedAt.push(Date.now() - start);
      return { claims: { role: roles[askedAt.length - 1] } };
    });
    const outcome = isAdmin({ getIdTokenResult });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(false);
    expect(askedAt).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
  });

  test('rethrows a failure at once', async () => {
    getIdTokenResult.mockReset().mockRejectedValue(new Error('offline'));
    await expect(isAdmin({ getIdTokenResult })).rejects.toThrow('offline');
    expect(getIdTokenResult).toHaveBeenCalledOnce();
  });
});
