import { describe, expect, it } from 'vitest';
import { factState } from './fact-status.ts';
import type { FactDays } from './loan-facts.ts';

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
