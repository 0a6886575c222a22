import { expect, it } from 'vitest';
import { addDays, formatAge, formatTime, newYorkMidnight } from './format-time.ts';

it.each([
  ['2026-11-21T20:05:00.000Z', '11/21/2026, 3:05 PM ET'],
  ['2026-11-21T17:00:00.000Z', '11/21/2026, 12:00 PM ET'],
  ['2026-07-04T04:09:00.000Z', '7/4/2026, 12:09 AM ET'],
  ['2026-11-21', '11/21/2026'],
  ['yesterday', ''],
  ['', ''],
])('%j is shown as %j', (iso, text) => {
  expect(formatTime(iso)).toBe(text);
});

it.each([
  ['2026-11-24T11:59:59.000Z', '0 min ago'],
  ['2026-11-24T11:01:00.000Z', '59 min ago'],
  ['2026-11-24T11:00:00.000Z', '1 h ago'],
  ['2026-11-23T12:00:01.000Z', '23 h ago'],
  ['2026-11-23T12:00:00.000Z', '1 day ago'],
  ['2026-11-17T12:00:01.000Z', '6 days ago'],
  ['2026-11-17T12:00:00.000Z', '11/17/2026'],
  ['2026-11-25T17:00:00.000Z', '11/25/2026'],
  ['', ''],
])('%j was %j', (iso, age) => {
  expect(formatAge(iso, new Date('2026-11-24T12:00:00Z'))).toBe(age);
});

it.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z'],
  // Days on which the clocks change start before the change.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
])('starts %s at %s', (day, instant) => {
  expect(newYorkMidnight(day)?.toISOString()).toBe(instant);
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-11-02', -1, '2026-11-01'],
])('%s and %i days is %s', (day, count, other) => {
  expect(addDays(day, count)).toBe(other);
});

it.each(['', '2026-02-30', '2026-2-3', 'tomorrow', '2026-11-21T00:00:00Z'])(
  'returns undefined for %j',
  (day) => {
    expect(newYorkMidnight(day)).toBeUndefined();
  },
);
