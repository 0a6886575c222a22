import { expect, it } from 'vitest';
import { factDays } from './fact-days.ts';
import { factRecords } from './fact-records.ts';
import { endedFiguresNotice, factStatuses } from './fact-status.ts';

const limitsOn = (day: string) => factStatuses(day).find(({ name }) => name === 'conformingLimits');

it.each([
  ['2026-11-29', 'current', 'Ends on December 31, 2026; check again on November 23, 2027.'],
  ['2026-11-30', 'ends soon', 'Ends on December 31, 2026.'],
  ['2027-01-01', 'ended', 'Ended on December 31, 2026.'],
])('on %s the limits of the year are %s: %s', (day, state, says) => {
  expect(limitsOn(day)).toMatchObject({ state, says, file: 'src/lib/loan-facts.ts' });
});

it.each([
  ['2026-11-23', 'Check again on November 23, 2027.'],
  ['2027-10-23', 'Last checked on November 23, 2026; the next check is due on November 23, 2027.'],
  ['2027-11-23', 'Last checked on November 23, 2026; the next check was due on November 23, 2027.'],
])('on %s a table without an end says: %s', (day, says) => {
  const table = factStatuses(day).find(({ name }) => name === 'fhaAnnualPremium');
  expect(table).toMatchObject({ says, file: 'src/lib/calculator-facts.ts' });
});

it('names each source of a group once', () => {
  const urls = limitsOn('2026-11-23')?.sources.map(({ url }) => url);
  expect(urls).toHaveLength(2);
  expect(new Set(urls).size).toBe(2);
});

it('gives notice of what has ended, and of nothing else', () => {
  expect(endedFiguresNotice('2026-12-31')).toEqual([]);
  expect(endedFiguresNotice('2027-01-01')).toEqual([
    'Conforming loan limits: Ended on December 31, 2026. Change conformingLimits in src/lib/loan-facts.ts.',
  ]);
});

it.each(Object.entries(factDays))(
  '%s has days of the calendar, its end after its check',
  (_, days) => {
    for (const day of [days.checked, days.ends].filter((text) => text !== 'open')) {
      expect(new Date(`${day}T00:00:00Z`).toISOString()).toContain(day);
    }
    if (days.ends !== 'open') expect(days.checked <= days.ends).toBe(true);
  },
);

it.each(Object.entries(factRecords))('%s names exact pages, not home pages', (_, { figures }) => {
  for (const { sources, says } of Object.values(figures)) {
    expect(says).not.toBe('');
    for (const { url } of sources) expect(new URL(url).pathname).not.toBe('/');
  }
});
