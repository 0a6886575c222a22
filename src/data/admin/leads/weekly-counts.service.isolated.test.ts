import { beforeEach, expect, test, vi } from 'vitest';
import { countByWeek } from '#src/data/admin/leads/weekly-counts.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';

const sdk = vi.hoisted(() => ({
  getCount: vi.fn(),
  query: vi.fn((where: { path: string }, ...constraints: unknown[]) => ({ where, constraints })),
  where: vi.fn((...of: unknown[]) => of),
}));
vi.mock('firebase/firestore/lite', async (original) => ({ ...(await original()), ...sdk }));
vi.mock('#src/data/state/site-clock.ts', { spy: true });

interface Counted {
  where: { path: string };
  constraints: [from: [string, string, unknown], until: [string, string, unknown]];
}

const isoTime = (value: unknown) =>
  typeof value === 'string' ? value : (value as { toDate(): Date }).toDate().toISOString();

const counted = () =>
  sdk.getCount.mock.calls.map(([counted]) => {
    const { where, constraints }: Counted = counted;
    const [[, since, from], [, until, to]] = constraints;
    expect([since, until]).toEqual(['>=', '<']);
    return `${where.path} ${isoTime(from)} ${isoTime(to)}`;
  });

beforeEach(() => {
  sdk.getCount.mockReset().mockResolvedValue({ data: () => ({ count: 2 }) });
});

test.each([
  // A Wednesday.
  ['2026-11-25T15:00:00Z', '2026-09-07', '2026-11-23'],
  // Late on a Sunday in New York, which is a Monday in London.
  ['2026-11-30T04:59:00Z', '2026-09-07', '2026-11-23'],
  ['2026-11-30T05:00:00Z', '2026-09-14', '2026-11-30'],
])('at %s counts each kind in the weeks from Monday %s to %s', async (now, first, last) => {
  vi.mocked(siteTime).mockReturnValue(new Date(now));
  const weeks = await countByWeek();

  expect(weeks).toHaveLength(12);
  expect(weeks[0]?.monday).toBe(first);
  expect(weeks.at(-1)).toEqual({
    monday: last,
    counts: { mortgageQuotes: 2, contacts: 2, leadBuyers: 2 },
  });
  expect(counted()).toHaveLength(36);
  for (const kind of ['mortgageQuotes', 'contacts', 'leadBuyers']) {
    // The week in which the clocks went back has an hour more.
    expect(counted()).toContain(`${kind} 2026-10-26T04:00:00.000Z 2026-11-02T05:00:00.000Z`);
    expect(counted()).toContain(`${kind} 2026-11-23T05:00:00.000Z 2026-11-30T05:00:00.000Z`);
  }
});
