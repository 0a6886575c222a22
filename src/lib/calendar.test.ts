import { afterEach, expect, it } from 'vitest';
import { calendarText } from './calendar.ts';

const zone = process.env.TZ;

afterEach(() => {
  process.env.TZ = zone;
});

it.each(['America/Los_Angeles', 'Pacific/Auckland'])('formats the same day in %s', (timeZone) => {
  process.env.TZ = timeZone;
  expect(calendarText('2026-11-01')).toBe('November 1, 2026');
  expect(calendarText('2026-11')).toBe('November 2026');
});
