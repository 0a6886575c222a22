import { expect, it } from 'vitest';
import { compareLoans } from '#src/domain/loans/comparison.ts';
import { formatMonth, paymentMonth } from './calendar.ts';
import { comparisonText } from './comparison-text.ts';
import { formatCents, formatMonths, formatYears } from './format.ts';

it('shows cents always, and never minus zero or NaN', () => {
  expect(formatCents(2500)).toBe('$2,500.00');
  expect(formatCents(1520.0559)).toBe('$1,520.06');
  expect(formatCents(-0.001)).toBe('$0.00');
  expect(formatCents(Number.NaN)).toBe('$0.00');
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
  const today = { year: 2026, month: 11 };
  expect(paymentMonth(today, 1)).toEqual({ year: 2026, month: 12 });
  expect(paymentMonth(today, 360)).toEqual({ year: 2056, month: 11 });
  expect(paymentMonth(today, 0)).toBeUndefined();
  expect(formatMonth({ year: 2056, month: 11 })).toBe('November 2056');
});

it('says what sets two loans apart', () => {
  const first = { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 };
  const cheaper = { ...first, annualRatePercent: 5.75 };
  const shorter = { ...first, termMonths: 180 };
  expect(comparisonText(compareLoans(first, cheaper))).toBe(
    'Loan 2 costs $145.48 less a month and $52,374.79 less in total interest.',
  );
  expect(comparisonText(compareLoans(first, shorter))).toMatch(/more a month and \$.* less in/);
  expect(comparisonText(compareLoans(first, first))).toBe('Both loans cost the same.');
});
