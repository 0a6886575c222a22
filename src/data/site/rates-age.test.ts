import { expect, it } from 'vitest';
import { findRatesAge } from './rates-age.ts';

/** By the time in New York, where a day of November begins at 5 a.m. UTC. */
it.each([
  ['2026-11-16T04:59:59Z', 'dated', 'the day before'],
  ['2026-11-16T05:00:00Z', 'today', 'its first second'],
  ['2026-11-17T04:59:59Z', 'today', 'its last second, when Auckland is a day ahead'],
  ['2026-11-17T05:00:00Z', 'dated', 'a day later'],
  ['2026-11-23T12:00:00Z', 'dated', '7 days later'],
  ['2026-11-24T12:00:00Z', 'old', '8 days later'],
  ['2026-12-16T12:00:00Z', 'old', '30 days later'],
  ['2026-12-17T12:00:00Z', 'outdated', '31 days later'],
])('at %s, rates of November 16, 2026 are %s: %s', (now, age) => {
  expect(findRatesAge('November 16, 2026', new Date(now), true)).toBe(age);
  const built = age === 'today' ? 'dated' : age;
  expect(findRatesAge('11/16/2026', new Date(now), false), 'by the build').toBe(built);
});

it.each(['', 'this week', 'November 16', '11/16', 'Nov 15 – Nov 16, 2026', 'Nov 31 2026'])(
  'rates of %j have no age',
  (lastUpdated) => {
    for (const now of ['2026-11-16T12:00:00Z', '2027-11-16T12:00:00Z'])
      expect(findRatesAge(lastUpdated, new Date(now), true)).toBe('dated');
  },
);
