import { expect, it } from 'vitest';
import { compareLoans } from '#src/domain/loans/loan-offers.ts';
import { refinance } from '#src/domain/loans/refinance.ts';
import { describeComparison } from './ComparisonSection.tsx';
import { formatCents, formatMonths, formatYears, measureFigure } from './format-figures.ts';
import { formatMonth, paymentMonth } from './payment-month.ts';
import {
  describeBreakEven,
  describeRefinance,
  describeSaving,
  readRefinance,
} from './RefinanceSection.tsx';
import { type RefinanceInputs, refinanceDefaults } from './tool-inputs.ts';

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
  expect(describeComparison(compareLoans(first, cheaper))).toBe(
    'Loan 2 costs $145.48 less a month and $52,374.79 less in total interest.',
  );
  expect(describeComparison(compareLoans(first, shorter))).toMatch(/more a month and \$.* less in/);
  expect(describeComparison(compareLoans(first, first))).toBe('Both loans cost the same.');
});

const same: Partial<RefinanceInputs> = {
  balance: '250,000',
  rate: '6.5',
  yearsLeft: 25,
  newRate: '6.5',
  newTermYears: 25,
  closingCosts: '0',
  yearsKept: 5,
};

it.each([
  [{}, 'No change', 'The new loan is the same as the one you have, so nothing changes.'],
  [
    { closingCosts: '5,000' },
    'Never',
    'The payment stays the same. If you stay 5 years, the costs are more than you save.',
  ],
  [
    { newRate: '6' },
    'Right away',
    'The payment falls by $77.27 a month. If you stay 5 years, you save on interest and costs.',
  ],
  [
    { newRate: '7' },
    'Never',
    'The payment rises by $78.93 a month. If you stay 5 years, the costs are more than you save.',
  ],
  [
    { newTermYears: 15 },
    'Never',
    'The payment rises by $489.75 a month. If you stay 5 years, you save on interest and costs.',
  ],
  [
    { rate: '0', newRate: '0', newTermYears: 30 },
    'Right away',
    'The payment falls by $138.89 a month. If you stay 5 years, both loans cost the same.',
  ],
  [{ balance: '0' }, 'No change', 'Enter what you still owe to see what a new loan would save.'],
])('says what refinancing with %j does, without a saving of nothing', (changes, payback, note) => {
  const inputs = { ...refinanceDefaults, ...same, ...changes };
  const result = refinance(readRefinance(inputs));
  expect(describeBreakEven(result)).toBe(payback);
  expect(describeRefinance(result, inputs)).toBe(note);
  expect(describeSaving(0)).toBe('The same');
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
