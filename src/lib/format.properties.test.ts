import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { formatDollars, formatLongDate, formatShortDate, groupThousands } from './format.ts';

const longDate =
  /^(January|February|March|April|May|June|July|August|September|October|November|December) ([1-9]|[12]\d|3[01]), [1-9]\d{2,3}$/;
const shortDate = /^([1-9]|1[0-2])\/([1-9]|[12]\d|3[01])\/[1-9]\d{2,3}$/;

/** The years with four digits. */
const between = { min: new Date('1000-01-02'), max: new Date('9999-12-31'), noInvalidDate: true };
const instant = fc.date(between).map((date) => date.toISOString());
const day = instant.map((iso) => iso.slice(0, 'yyyy-mm-dd'.length));
const typed = fc.oneof(anyTextOr('0123456789-:TZ.+ '), instant, day);

it('formats any amount of whole cents, and any whole number, as Intl does', () => {
  const dollars = { style: 'currency', currency: 'USD' } as const;
  const inCents = new Intl.NumberFormat('en-US', dollars);
  const whole = new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 });
  const cents = fc.oneof(
    fc.integer({ min: -1e14, max: 1e14 }),
    fc.integer({ min: -1e12, max: 1e12 }).map((amount) => amount * 100),
  );
  holds(
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

it('formats any text as a date or as nothing', () => {
  holds(
    fc.property(typed, (text) => {
      const [long, short] = [formatLongDate(text), formatShortDate(text)];
      expect(long === '').toBe(short === '');
      if (long === '') return;
      expect(long).toMatch(longDate);
      expect(short).toMatch(shortDate);
    }),
  );
});

it('formats a day as that day, in words and in figures', () => {
  holds(
    fc.property(day, (iso) => {
      const [year, month, date] = iso.split('-').map(Number);
      expect(formatShortDate(iso)).toBe(`${month}/${date}/${year}`);
      expect(new Date(`${formatLongDate(iso)} UTC`).getUTCDate()).toBe(date);
    }),
  );
});

it('formats an instant as its UTC day or, while it is still evening in New York, as the day before', () => {
  holds(
    fc.property(instant, (iso) => {
      const dayBefore = new Date(Date.parse(iso) - 86_400_000).toISOString();
      const days = [dayBefore, iso].map((text) => formatShortDate(text.slice(0, 10)));
      expect(days).toContain(formatShortDate(iso));
    }),
  );
});
