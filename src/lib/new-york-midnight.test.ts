import { expect, it } from 'vitest';
import { newYorkMidnight } from './format-time.ts';

it.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z'],
  // Days on which the clocks change start before the change.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
])('starts %s at %s', (day, instant) => {
  expect(newYorkMidnight(day)?.toISOString()).toBe(instant);
});

it.each(['', '2026-02-30', '2026-2-3', 'tomorrow', '2026-11-21T00:00:00Z'])(
  'returns undefined for %j',
  (day) => {
    expect(newYorkMidnight(day)).toBeUndefined();
  },
);
