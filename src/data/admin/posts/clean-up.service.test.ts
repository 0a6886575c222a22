import { expect, it } from 'vitest';
import { readDate } from './clean-up.service.ts';

it.each([
  ['2021-05-04', '2021-05-04T16:00:00.000Z'],
  [' 2021-12-04 ', '2021-12-04T17:00:00.000Z'],
  ['May 4, 2021', '2021-05-04T16:00:00.000Z'],
  ['5/4/2021', '2021-05-04T16:00:00.000Z'],
  ['2021-05-04T09:30:00Z', '2021-05-04T09:30:00.000Z'],
  ['2021-05-04T23:30:00-07:00', '2021-05-05T06:30:00.000Z'],
  // The days on which the clocks change, at 2 in the morning.
  ['2026-03-08', '2026-03-08T16:00:00.000Z'],
  ['2026-11-01', '2026-11-01T17:00:00.000Z'],
  // Without a zone it names a day, as on the site.
  ['2021-05-04T23:30:00', '2021-05-04T16:00:00.000Z'],
])('%s becomes %s', (text, time) => {
  expect(readDate(text)?.toISOString()).toBe(time);
});

it.each(['', 'soon', '13/13/2021', 'spring of 2021', '2021-02-30', '0000-01-01'])(
  'does not read %j',
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);
