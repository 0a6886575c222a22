import { expect, it } from 'vitest';
import { calendarText } from './calendar.ts';

it('formats a day and a month', () => {
  expect(calendarText('2026-11-01')).toBe('November 1, 2026');
  expect(calendarText('2026-11')).toBe('November 2026');
});
