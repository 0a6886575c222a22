import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { checkProperty } from '#tests/proof/property.ts';
import {
  businessDays,
  formatDollars,
  formatLongDate,
  formatShortDate,
  groupThousands,
  newYorkTime,
  siteTimeZone,
} from './format.ts';

describe.each(['UTC', 'Pacific/Honolulu', 'Asia/Tokyo'])('for a reader in %s', (zone) => {
  it.each([
    ['2026-11-21', 'November 21, 2026', '11/21/2026'],
    ['2026-01-01', 'January 1, 2026', '1/1/2026'],
    // An instant belongs to its day in New York: five hours behind UTC in winter, four in summer.
    ['2026-11-22T04:59:59.999Z', 'November 21, 2026', '11/21/2026'],
    ['2026-11-22T05:00:00.000Z', 'November 22, 2026', '11/22/2026'],
    ['2026-07-05T03:59:59.000Z', 'July 4, 2026', '7/4/2026'],
    ['2026-07-05T04:00:00.000Z', 'July 5, 2026', '7/5/2026'],
  ])('formats %s as %s', (iso, inWords, inFigures) => {
    vi.stubEnv('TZ', zone);
    expect(formatLongDate(iso)).toBe(inWords);
    expect(formatShortDate(iso)).toBe(inFigures);
  });
});

it.each(['', 'soon', '1', '11/21/2026', '2026-13-01', '0000-01-01', '-000006'])(
  'returns an empty string for %o',
  (text) => {
    expect(formatLongDate(text)).toBe('');
    expect(formatShortDate(text)).toBe('');
  },
);

test('formats days in words', () => {
  expect([1, 10].map(businessDays)).toEqual(['1 business day', '10 business days']);
});

const byIntl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: siteTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const shown = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

it('matches Intl each day of thirty years, and each hour of the months in which clocks change', () => {
  const hour = 3_600_000;
  for (let time = Date.UTC(2007, 0, 1); time < Date.UTC(2037, 0, 1); ) {
    const isChanging = [2, 10].includes(new Date(time).getUTCMonth());
    time += isChanging ? hour : 24 * hour;
    for (const instant of [new Date(time - 1), new Date(time)]) {
      const own = shown(newYorkTime(instant));
      // Calling expect() for each of a hundred thousand instants would take long.
      if (own !== byIntl.format(instant)) expect(own).toBe(byIntl.format(instant));
    }
  }
});

/** The years with four digits. */
const between = { min: new Date('1000-01-02'), max: new Date('9999-12-31'), noInvalidDate: true };
const instant = fc.date(between).map((date) => date.toISOString());
const day = instant.map((iso) => iso.slice(0, 'yyyy-mm-dd'.length));

it('formats any amount of whole cents, and any whole number, as Intl does', () => {
  const dollars = { style: 'currency', currency: 'USD' } as const;
  const inCents = new Intl.NumberFormat('en-US', dollars);
  const whole = new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 });
  const cents = fc.oneof(
    fc.integer({ min: -1e14, max: 1e14 }),
    fc.integer({ min: -1e12, max: 1e12 }).map((amount) => amount * 100),
  );
  checkProperty(
    fc.property(cents, (count) => {
      const amount = count / 100;
      const intl = Number.isInteger(amount) ? whole : inCents;
      expect(formatDollars(amount)).toBe(intl.format(amount));
      expect(formatDollars(amount, 2)).toBe(inCents.format(amount));
      const size = Math.abs(count);
      expect(groupThousands(size)).toBe(size.toLocaleString('en-US'));
    }),
  );
});

it('formats a day as that day, in words and in figures', () => {
  checkProperty(
    fc.property(day, (iso) => {
      const [year, month, date] = iso.split('-').map(Number);
      expect(formatShortDate(iso)).toBe(`${month}/${date}/${year}`);
      expect(new Date(`${formatLongDate(iso)} UTC`).getUTCDate()).toBe(date);
    }),
  );
});
