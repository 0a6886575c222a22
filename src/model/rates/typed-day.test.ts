import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatLongDate, formatShortDate } from '#src/lib/format/format.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { findDayFault, isUnlikelyDay } from './typed-day.ts';

const today = '2026-11-24';
const advice = 'Enter a date like November 24, 2026.';

it.each([
  ...['Nov 31 2026', 'November 31, 2026', 'Nov. 31st, 2026', 'NOVEMBER 31, 2026', '31 Nov 2026'],
  ...['11/31/2026', '2026-11-31', '１１／３１／２０２６'],
])('refuses %j, which does not exist', (text) => {
  expect(findDayFault(text, today)).toBe(`There is no November 31, 2026. ${advice}`);
});

it.each([
  ['Sept. 31, 2026', 'September 31, 2026'],
  ['Feb 29, 2027', 'February 29, 2027'],
  ['Nov 0, 2026', 'November 0, 2026'],
  ['31/12/2026', 'month 31'],
  ['2026-13-01', 'month 13'],
])('says what does not exist in %j', (text, day) => {
  expect(findDayFault(text, today)).toBe(`There is no ${day}. ${advice}`);
});

it.each([
  ['November 26, 2026', 'November 26, 2026'],
  ['November 24, 2062', 'November 24, 2062'],
])('refuses %j, which is two days ahead or more', (text, day) => {
  expect(findDayFault(text, today)).toBe(`${day} is in the future. ${advice}`);
});

it.each([...['nov. 24th 2026', 'November 25, 2026', 'Feb 29, 2024', 'November 24, 2025']])(
  'takes %j for a day that has come',
  (text) => {
    expect(findDayFault(text, today)).toBeUndefined();
  },
);

it.each([
  ...['today', 'this week', 'Tuesday, November 24, 2026', 'November 2026', 'Nov 24', '11/24'],
  ...['November 24, 202', 'Nov 311, 2026', 'Nov 17-24, 2026', '2026-11-24T10:00', '11/24/26'],
  ...['6.25%', 'market 3, 2026', 'November 24, 2016'],
])('finds no fault with %j, but asks about it', (text) => {
  expect(findDayFault(text, today)).toBeUndefined();
  expect(isUnlikelyDay(text, today)).toBe(true);
});

it('reads each day in each usual writing, and asks about none of the last year', () => {
  const ago = fc.integer({ min: 0, max: 365 });
  checkProperty(
    fc.property(ago, (days) => {
      const iso = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
      const long = formatLongDate(iso);
      const [month = '', day = '', year = ''] = long.split(/,? /);
      const writings = [
        iso,
        long,
        formatShortDate(iso),
        `${day} ${month.slice(0, 3)} ${year}`,
        `${month.slice(0, 3)}. ${day} ${year}`,
      ];
      for (const text of writings) {
        expect([findDayFault(text, today), isUnlikelyDay(text, today)], text).toEqual([
          undefined,
          false,
        ]);
      }
    }),
  );
});

it('answers for any text', () => {
  checkProperty(
    fc.property(anyTextOr("0123456789/-., Novthe'", 60), (text) => {
      expect(findDayFault(text, today) ?? advice).toContain(advice);
    }),
  );
});
