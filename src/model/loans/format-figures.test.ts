import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPaymentMonth } from '#src/features/calculators/inputs/payment-month.ts';
import { checkProperty } from '#tests/proof/property.ts';
import {
  formatAbout,
  formatCents,
  formatMonths,
  formatWhole,
  formatYears,
  measureFigure,
} from './format-figures.ts';

it('shows cents always, and never minus zero or NaN', () => {
  expect(formatCents(2500)).toBe('$2,500.00');
  expect(formatCents(1520.0559)).toBe('$1,520.06');
  expect(formatCents(-0.001)).toBe('$0.00');
  expect(formatCents(Number.NaN)).toBe('$0.00');
});

it('shows whole dollars, and a forecast in thousands or hundreds', () => {
  expect([1520.5, -0.4, 1e15].map(formatWhole)).toEqual(['$1,521', '$0', '$1,000,000,000,000,000']);
  expect([22_235.79, 9_960, 4_449, 49, -30_400].map(formatAbout)).toEqual([
    '$22,000',
    '$10,000',
    '$4,400',
    '$0',
    '-$30,000',
  ]);
});

it('says years and months in words', () => {
  expect([formatYears(1), formatYears(30)]).toEqual(['1 year', '30 years']);
  expect([0, 1, 12, 109, 360].map(formatMonths)).toEqual([
    '0 months',
    '1 month',
    '1 year',
    '9 years 1 month',
    '30 years',
  ]);
});

it('has the first payment in the month after this one', () => {
  const november = 2026 * 12 + 10;
  expect([1, 2, 13, 14, 360].map((payment) => formatPaymentMonth(november, payment))).toEqual([
    'December 2026',
    'January 2027',
    'December 2027',
    'January 2028',
    'November 2056',
  ]);
});

it.each([
  [0, 'short'],
  [99_999.99, 'short'],
  [100_000, 'medium'],
  [999_999.99, 'medium'],
  [1_000_000, 'long'],
  [999_999_999_999.99, 'long'],
  [1_000_000_000_000, 'longest'],
  [1e17, 'longest'],
])('%s dollars are %s', (dollars, length) => {
  expect(measureFigure(formatCents(dollars))).toBe(length);
});

it('shows any amount as dollars and cents', () => {
  const amounts = fc.oneof(fc.double({ min: -1e20, max: 1e20 }), fc.constant(Infinity));
  checkProperty(
    fc.property(amounts, (dollars) => {
      expect(formatCents(dollars)).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
      expect(formatCents(dollars)).not.toMatch(/^-\$0\.00$/);
    }),
  );
});

it('shows the dollars and cents that it is given', () => {
  checkProperty(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      expect(Number(formatCents(cents / 100).replace(/[$,]/g, ''))).toBe(cents / 100);
    }),
  );
});
