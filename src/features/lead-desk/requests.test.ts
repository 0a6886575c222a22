import { describe, expect, it } from 'vitest';
import { askedText, businessDaysAfter, businessDaysUntil, dueText } from './requests.ts';

const asked = '2026-11-20T15:00:00.000Z';

it.each([
  ['2026-11-20T15:00:00Z', 'Due by 12/4/2026, in 10 business days.'],
  ['2026-12-03T15:00:00Z', 'Due by 12/4/2026, in 1 business day.'],
  ['2026-12-04T23:00:00Z', 'Due by 12/4/2026: today is the last day.'],
  ['2026-12-05T15:00:00Z', 'Due by 12/4/2026: overdue.'],
])('on %s: %s', (now, text) => {
  expect(dueText(asked, new Date(now))).toBe(text);
});

it('says what was asked, and that a deletion is about one lead', () => {
  const kind = 'mortgageQuotes';
  expect(askedText({ kind, asks: 'withdraw' })).toBe('asked not to be contacted anymore');
  expect(askedText({ kind, asks: 'delete' })).toBe(
    'asked to have their pre-qualification request deleted',
  );
});

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
