import { expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

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
