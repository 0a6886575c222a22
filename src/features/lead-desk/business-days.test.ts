import { describe, expect, it } from 'vitest';
import { businessDaysAfter, businessDaysUntil } from './business-days.ts';

describe('businessDaysAfter', () => {
  it.each([
    ['2026-11-20T15:00:00.000Z', 0, '2026-11-20'],
    ['2026-11-20T15:00:00.000Z', 1, '2026-11-23'],
    ['2026-11-20T15:00:00.000Z', 10, '2026-12-04'],
    ['2026-11-21T15:00:00.000Z', 1, '2026-11-23'],
    // Late in the evening of November 20 in New York.
    ['2026-11-21T03:00:00.000Z', 10, '2026-12-04'],
    ['2026-12-31T15:00:00.000Z', 1, '2027-01-01'],
  ])('%s and %i more is %s', (iso, count, day) => {
    expect(businessDaysAfter(iso, count)).toBe(day);
  });
});

describe('businessDaysUntil', () => {
  it.each([
    ['2026-12-04', '2026-11-20T15:00:00Z', 10],
    ['2026-12-04', '2026-12-03T15:00:00Z', 1],
    ['2026-12-04', '2026-12-04T15:00:00Z', 0],
    ['2026-12-04', '2026-12-05T15:00:00Z', 0],
    ['2026-11-23', '2026-11-21T15:00:00Z', 1],
  ])('%s from %s is %i days away', (day, now, left) => {
    expect(businessDaysUntil(day, new Date(now))).toBe(left);
  });
});
