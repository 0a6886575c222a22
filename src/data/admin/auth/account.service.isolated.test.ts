import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  changePassword,
  checkAccess,
  isAdmin,
  isSessionFresh,
} from '#src/data/admin/auth/account.service.ts';
import { session } from '#src/data/admin/auth/idle-session.ts';
import { siteTime, synchronizeClock } from '#src/data/state/site-clock.ts';

const getIdTokenResult = vi.hoisted(() => vi.fn());
const user = vi.hoisted(() => ({ email: 'ana@example.com', getIdTokenResult }) as never);
const auth = vi.hoisted(() => ({ currentUser: user as object | null }));
vi.mock('#src/data/firebase/auth.ts', () => ({ auth }));
vi.mock('firebase/auth', async (load) => ({
  ...(await load<object>()),
  reauthenticateWithCredential: async () => {},
  signOut: async () => {
    auth.currentUser = null;
  },
  updatePassword: () => Promise.reject(new Error('lost')),
}));
vi.mock('#src/data/state/site-clock.ts', { spy: true });
const clock = vi.mocked(siteTime);
const synchronize = vi.mocked(synchronizeClock);

const hourMs = 60 * 60_000;

test.each([10, -10].flatMap((days) => [11, 13].map((hours) => [hours, days] as const)))(
  'a sign-in of %i hours ago is judged by the site’s clock on a device %i days off',
  async (hours, days) => {
    const now = Date.now() - days * 24 * hourMs;
    // The first answer is awaited: until then there is only the device's clock.
    clock.mockReturnValue(new Date());
    synchronize.mockImplementation(async () => void clock.mockReturnValue(new Date(now)));
    getIdTokenResult.mockResolvedValue({ authTime: new Date(now - hours * hourMs).toUTCString() });
    expect(await isSessionFresh()).toBe(hours < 12);
  },
);

test('a change of the password whose answer is lost may be in effect', async () => {
  const change = changePassword({ current: 'long enough', next: 'longer than that' });
  await expect(change).rejects.toMatchObject({ fault: 'change-unknown' });
});

test.each([
  ['auth/network-request-failed', 'unreachable'],
  ['auth/invalid-refresh-token', 'signed-out'],
])('after %s the account is %s', async (code, status) => {
  onTestFinished(() => {
    auth.currentUser = user;
  });
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
