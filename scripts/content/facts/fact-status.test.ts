import { expect, it } from 'vitest';
import { calendarText } from '../../../src/lib/format/calendar.ts';
import { allFactDays, factRecords } from '../../../src/model/facts/fact-records.ts';
import { type FactDays, loanFacts, recheckDay } from '../../../src/model/facts/loan-facts.ts';
import { officialSources } from '../../../src/model/facts/official-sources.ts';
import { endedFiguresNotice, factState, factStatuses } from './fact-status.ts';

const { year } = loanFacts.conformingLimits;
const limitsOn = (day: string) => factStatuses(day).find(({ name }) => name === 'conformingLimits');

it.each([
  [`${year}-12-01`, 'ends soon', `Ends on December 31, ${year}.`],
  [`${year}-12-31`, 'ends soon', `Ends on December 31, ${year}.`],
  [`${year + 1}-01-01`, 'ended', `Ended on December 31, ${year}.`],
])('on %s the limits of the year are %s: %s', (day, state, says) => {
  expect(limitsOn(day)).toMatchObject({ state, says, file: 'src/model/facts/loan-facts.ts' });
});

it('a table without an end says when it was checked, and is to be checked again', () => {
  const { checked } = allFactDays.fhaAnnualPremium;
  const again = recheckDay(checked);
  const tableOn = (day: string) =>
    factStatuses(day).find(({ name }) => name === 'fhaAnnualPremium');
  const file = 'src/model/facts/calculator-facts.ts';
  expect(tableOn(checked)).toMatchObject({ says: `Check again on ${calendarText(again)}.`, file });
  expect(tableOn(again)?.says).toBe(
    `Last checked on ${calendarText(checked)}; the next check was due on ${calendarText(again)}.`,
  );
});

it('names each source of a group once', () => {
  const urls = limitsOn(`${year}-12-01`)?.sources.map(({ url }) => url);
  expect(urls).toHaveLength(3);
  expect(new Set(urls).size).toBe(3);
});

it('gives notice of what has ended, and of nothing else', () => {
  expect(endedFiguresNotice(`${year}-12-31`)).toEqual([]);
  expect(endedFiguresNotice(`${year + 1}-01-01`)).toEqual([
    `Conforming loan limits: Ended on December 31, ${year}. Change conformingLimits in src/model/facts/loan-facts.ts.`,
  ]);
});

it.each(Object.entries(allFactDays))(
  '%s has days of the calendar, its end after its check',
  (_, days) => {
    for (const day of [days.checked, days.ends].filter((text) => text !== 'open')) {
      expect(new Date(`${day}T00:00:00Z`).toISOString()).toContain(day);
    }
    if (days.ends !== 'open') expect(days.checked <= days.ends).toBe(true);
  },
);

it.each(Object.entries(factRecords))('says what each figure of %s is', (_, { figures }) => {
  for (const { says } of Object.values(figures)) expect(says).not.toBe('');
});

it('the sources that visitors follow are on https', () => {
  for (const { url } of Object.values(officialSources)) expect(url).toMatch(/^https:/);
});

const sources = Object.values(factRecords).flatMap(({ figures }) =>
  Object.values(figures).flatMap((figure) => figure.sources),
);

it.each([...new Set([...sources, ...Object.values(officialSources)])])(
  'the source $name is an exact page, not a home page',
  ({ url }) => {
    expect(new URL(url).pathname).not.toBe('/');
  },
);

const checked = '2026-11-23';
const yearly: FactDays = { checked, ends: '2026-12-31' };
const open: FactDays = { checked, ends: 'open' };
const far: FactDays = { checked, ends: '2034-06-08' };

it.each<[string, FactDays, string, string]>([
  ['more than three months before its end', yearly, '2026-09-29', 'current'],
  ['three months before its end', yearly, '2026-09-30', 'ends soon'],
  ['on its last day', yearly, '2026-12-31', 'ends soon'],
  ['on the day after', yearly, '2027-01-01', 'ended'],
  ['years after', yearly, '2040-01-01', 'ended'],
  ['years before its end', far, '2027-10-22', 'current'],
  ['a month before its check', far, '2027-10-23', 'check soon'],
  ['on the day of its check', far, '2027-11-23', 'check overdue'],
  ['three months before its end, unchecked', far, '2034-03-08', 'ends soon'],
  ['on the day after its end, unchecked', far, '2034-06-09', 'ended'],
  ['without an end', open, '2027-10-22', 'current'],
  ['without an end, a month before its check', open, '2027-10-23', 'check soon'],
  ['without an end, the day before its check', open, '2027-11-22', 'check soon'],
  ['without an end, on the day of its check', open, '2027-11-23', 'check overdue'],
  ['without an end, long after', open, '2040-01-01', 'check overdue'],
])('a figure %s', (_words, days, day, state) => {
  expect(factState(days, day)).toBe(state);
});
