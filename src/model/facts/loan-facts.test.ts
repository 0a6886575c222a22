import { expect, it } from 'vitest';
import { factDays, hasEnded, loanFacts, oldestCheck, recheckDay } from './loan-facts.ts';

it("the year's loan limits are over on January 1, and a fee without an end is not", () => {
  const { year } = loanFacts.conformingLimits;
  expect(factDays.conformingLimits.ends).toBe(`${year}-12-31`);
  expect(hasEnded('conformingLimits', `${year}-12-31`)).toBe(false);
  expect(hasEnded('conformingLimits', `${year + 1}-01-01`)).toBe(true);
  expect(hasEnded('fha', '9999-12-31')).toBe(false);
});

it('figures are as of the oldest check', () => {
  const [oldest] = Object.values(factDays)
    .map(({ checked }) => checked)
    .sort();
  expect(oldestCheck()).toBe(oldest);
});

it.each([
  ['2026-11-23', '2027-11-23'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
])('what was checked on %s is to be checked again on %s', (checked, again) => {
  expect(recheckDay(checked)).toBe(again);
});
