import { expect, test, vi } from 'vitest';
import { siteTime, synchronizeClock } from '#src/lib/site-clock.ts';
import { isSignInFresh } from './fresh-sign-in.service.ts';

const getIdTokenResult = vi.hoisted(() => vi.fn());
vi.mock('#src/lib/firebase/auth.ts', () => ({ auth: { currentUser: { getIdTokenResult } } }));
vi.mock('#src/lib/site-clock.ts', { spy: true });
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
    expect(await isSignInFresh()).toBe(hours < 12);
  },
);
