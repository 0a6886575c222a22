import { expect, it } from 'vitest';
import { newYorkTime } from './new-york.ts';

it.each([
  ['2026-11-21', 12, '2026-11-21T17:00:00.000Z'],
  ['2026-07-04', 12, '2026-07-04T16:00:00.000Z'],
  ['2026-07-04', 0, '2026-07-04T04:00:00.000Z'],
  // The days on which the clocks change, at 2 in the morning.
  ['2026-03-08', 0, '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', 12, '2026-03-08T16:00:00.000Z'],
  ['2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
  ['2026-11-01', 12, '2026-11-01T17:00:00.000Z'],
] as const)('%s, %i h in New York', (day, hour, instant) => {
  expect(newYorkTime(day, hour)?.toISOString()).toBe(instant);
});

it.each(['2026-02-30', '2026-13-01', '0000-01-01', 'yesterday', ''])(
  'returns undefined for the day %j',
  (day) => {
    expect(newYorkTime(day, 12)).toBeUndefined();
  },
);
