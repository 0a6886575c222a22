import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownSiteTime, siteTime, synchronizeClock } from './site-clock.ts';
import { visit } from './visit.ts';

const dayMs = 24 * 60 * 60_000;
const now = Date.parse('2026-11-25T09:30:00.000Z');
const date = 'Wed, 25 Nov 2026 09:30:00 GMT';

const site = vi.fn<typeof fetch>();

const answer = (headers: HeadersInit, status = 200) => new Response(null, { status, headers });
const off = (time: Date, from = now) => time.getTime() - from;

function setDeviceClock(byMs: number) {
  vi.setSystemTime(Date.now() + byMs);
}

beforeEach(() => {
  visit.entries.clear();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('fetch', site);
  site.mockReset().mockImplementation(async () => answer({ date }));
});

afterEach(() => {
  visit.entries.clear();
  vi.useRealTimers();
});

test.each([
  ['ten days ahead', 10 * dayMs],
  ['ten days behind', -10 * dayMs],
  ['right', 0],
])('is right on a device whose clock is %s, and goes on', async (_, offMs) => {
  setDeviceClock(offMs);
  expect(off(siteTime()), 'before the answer').toBe(offMs);
  await synchronizeClock();
  expect(off(siteTime())).toBe(0);
  vi.advanceTimersByTime(90_000);
  expect(off(siteTime())).toBe(90_000);
});

test('tells no time by the device where only the site’s will do', async () => {
  setDeviceClock(10 * dayMs);
  site.mockRejectedValueOnce(new Error('away'));
  await expect(knownSiteTime()).rejects.toThrow('unknown');
  expect(off(await knownSiteTime())).toBe(0);
  setDeviceClock(3_650 * dayMs);
  expect(off(await knownSiteTime())).toBe(0);
});

test('asks the site itself, past the caches, and once a visit', async () => {
  await Promise.all([synchronizeClock(), synchronizeClock()]);
  await synchronizeClock();
  const { signal: _, ...options } = site.mock.calls[0]?.[1] ?? {};
  expect(site.mock.calls.map(([address]) => address)).toEqual(['/robots.txt']);
  expect(options).toEqual({ cache: 'no-store' });
});

test.each<[string, Record<string, string>]>([
  ['an hour', { date: 'Wed, 25 Nov 2026 08:30:00 GMT', age: '3600' }],
  ['three days', { date: 'Sun, 22 Nov 2026 09:30:00 GMT', age: '259200' }],
  ['no time', { date, age: '0' }],
])('adds the age of an answer that a cache kept for %s', async (_, headers) => {
  site.mockResolvedValueOnce(answer(headers));
  setDeviceClock(-10 * dayMs);
  await synchronizeClock();
  expect(off(siteTime())).toBe(0);
});

test.each<[string, () => Promise<Response>]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no date', async () => answer({})],
  ['no date but an age', async () => answer({ age: '60' })],
  ['a date that is none', async () => answer({ date: 'Invalid Date' })],
  ['a date in another format', async () => answer({ date: '2026-11-25' })],
  ['two dates', async () => answer([...Array(2)].map(() => ['date', date]) as HeadersInit)],
  ['an age that is no number', async () => answer({ date, age: 'old' })],
  ['a negative age', async () => answer({ date, age: '-60' })],
  ['an age without end', async () => answer({ date, age: '9'.repeat(40) })],
  ['an error page', async () => answer({ date }, 503)],
])(
  'stays on the device’s clock with %s, and asks again at the next opportunity',
  async (_, bad) => {
    site.mockImplementationOnce(bad);
    setDeviceClock(10 * dayMs);
    await synchronizeClock();
    expect(off(siteTime())).toBe(10 * dayMs);
    await synchronizeClock();
    expect(off(siteTime())).toBe(0);
  },
);

test('stays on the device’s clock while the answer is late, and gives up on it after ten seconds', async () => {
  const deadline = vi.spyOn(AbortSignal, 'timeout');
  const { promise, resolve } = Promise.withResolvers<Response>();
  site.mockReturnValueOnce(promise);
  setDeviceClock(-10 * dayMs);
  const synchronized = synchronizeClock();
  vi.advanceTimersByTime(5_000);
  expect(off(siteTime())).toBe(-10 * dayMs + 5_000);
  resolve(answer({ date }));
  await synchronized;
  expect(off(siteTime())).toBe(5_000);
  expect(deadline.mock.calls).toEqual([[10_000]]);
  expect(site.mock.calls[0]?.[1]?.signal).toBe(deadline.mock.results[0]?.value);
});
