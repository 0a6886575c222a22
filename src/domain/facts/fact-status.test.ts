import { describe, expect, it } from 'vitest';
import { calendarText } from '#src/lib/calendar.ts';
import { factRecords } from './fact-records.ts';
import { allFactDays, endedFiguresNotice, factState, factStatuses } from './fact-status.ts';
import { type FactDays, loanFacts, recheckDay } from './loan-facts.ts';

const { year } = loanFacts.conformingLimits;
const limitsOn = (day: string) => factStatuses(day).find(({ name }) => name === 'conformingLimits');

it.each([
  [`${year}-12-01`, 'ends soon', `Ends on December 31, ${year}.`],
  [`${year}-12-31`, 'ends soon', `Ends on December 31, ${year}.`],
  [`${year + 1}-01-01`, 'ended', `Ended on December 31, ${year}.`],
])('on %s the limits of the year are %s: %s', (day, state, says) => {
  expect(limitsOn(day)).toMatchObject({ state, says, file: 'src/domain/facts/loan-facts.ts' });
});

it('a table without an end says when it was checked, and is to be checked again', () => {
  const { checked } = allFactDays.fhaAnnualPremium;
  const again = recheckDay(checked);
  const tableOn = (day: string) =>
    factStatuses(day).find(({ name }) => name === 'fhaAnnualPremium');
  const file = 'src/domain/facts/calculator-facts.ts';
  expect(tableOn(checked)).toMatchObject({ says: `Check again on ${calendarText(again)}.`, file });
  expect(tableOn(again)?.says).toBe(
    `Last checked on ${calendarText(checked)}; the next check was due on ${calendarText(again)}.`,
  );
});

it('names each source of a group once', () => {
  const urls = limitsOn(`${year}-12-01`)?.sources.map(({ url }) => url);
  expect(urls).toHaveLength(2);
  expect(new Set(urls).size).toBe(2);
});

it('recognizes a text that has a figure of a group, unless any text may have it', () => {
  const { baseline } = loanFacts.conformingLimits;
  const amount = baseline.toLocaleString('en-US');
  const pattern = limitsOn(`${year}-12-01`)?.pattern;
  for (const text of [`up to $${amount}.`, amount, `(${amount}, in most areas)`])
    expect(text).toMatch(pattern ?? /^$/);
  for (const text of [`${year}`, `1,${amount}`, `${amount}0`, `${baseline}`])
    expect(text).not.toMatch(pattern ?? /./);
  const patterns = Object.fromEntries(
    factStatuses(`${year}-12-01`).map(({ name, pattern }) => [name, pattern]),
  );
  expect('0.55% a year').toMatch(patterns.fha ?? /^$/);
  expect(patterns.debtToIncome).toBeUndefined();
});

it('gives notice of what has ended, and of nothing else', () => {
  expect(endedFiguresNotice(`${year}-12-31`)).toEqual([]);
  expect(endedFiguresNotice(`${year + 1}-01-01`)).toEqual([
    `Conforming loan limits: Ended on December 31, ${year}. Change conformingLimits in src/domain/facts/loan-facts.ts.`,
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

it.each(Object.entries(factRecords))('%s names exact pages, not home pages', (_, { figures }) => {
  for (const { sources, says } of Object.values(figures)) {
    expect(says).not.toBe('');
    for (const { url } of sources) expect(new URL(url).pathname).not.toBe('/');
  }
});

const yearly: FactDays = { checked: '2026-11-23', ends: '2026-12-31' };
const open: FactDays = { checked: '2026-11-23', ends: 'open' };
const far: FactDays = { checked: '2026-11-23', ends: '2034-06-08' };

describe('a figure with an end', () => {
  it.each([
    ['more than a month before', '2026-11-29', 'current'],
    ['a month before', '2026-11-30', 'ends soon'],
    ['on its last day', '2026-12-31', 'ends soon'],
    ['on the day after', '2027-01-01', 'ended'],
    ['years after', '2040-01-01', 'ended'],
  ])('%s, %s: %s', (_, day, state) => {
    expect(factState(yearly, day)).toBe(state);
  });

  it.each([
    ['2027-10-22', 'current'],
    ['2027-10-23', 'check soon'],
    ['2027-11-23', 'check overdue'],
    ['2034-05-08', 'ends soon'],
    ['2034-06-09', 'ended'],
  ])('that is years away is checked once a year: on %s it is %s', (day, state) => {
    expect(factState(far, day)).toBe(state);
  });
});

describe('a figure without an end', () => {
  it.each([
    ['before', '2027-10-22', 'current'],
    ['a month before its check', '2027-10-23', 'check soon'],
    ['the day before its check', '2027-11-22', 'check soon'],
    ['on the day of its check', '2027-11-23', 'check overdue'],
    ['long after', '2040-01-01', 'check overdue'],
  ])('%s, %s: %s', (_, day, state) => {
    expect(factState(open, day)).toBe(state);
  });
});
