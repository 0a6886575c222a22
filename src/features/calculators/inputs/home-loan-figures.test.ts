import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listParts } from '#src/features/calculators/answer/PaymentBreakdownSection.tsx';
import { roundToCents } from '#src/model/loans/loan-cost.ts';
import type { PaymentBreakdown } from '#src/model/loans/payment-breakdown.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { computeHomeLoan, showParts, startQuote } from './home-loan-figures.ts';
import { type HomeLoanInputs, homeLoanDefaults } from './tool-inputs.ts';

const { homePrice, downPayment } = homeLoanDefaults;
const entered = { homePrice, downPayment };
const calculateStart = (typed: Partial<HomeLoanInputs>) =>
  startQuote(typed, computeHomeLoan({ ...homeLoanDefaults, ...typed }));

it('carries the price and the down payment that were entered, as a visitor would type them', () => {
  expect(calculateStart({})).toEqual({});
  expect(calculateStart({ homePrice })).toEqual({ homePrice: '400,000' });
  expect(calculateStart({ downPayment })).toEqual({ downPayment: '$80,000' });
  expect(
    calculateStart({ ...entered, homePrice: '450k', downPayment: { text: '5', unit: 'percent' } }),
  ).toEqual({
    homePrice: '450,000',
    downPayment: '5%',
  });
  expect(
    calculateStart({ ...entered, downPayment: { text: '10%', unit: 'dollars' } }).downPayment,
  ).toBe('10%');
});

it.each(['500', '3.14159'])(
  'leaves out a share that the quote form does not take: %s percent',
  (text) => {
    expect(
      calculateStart({ ...entered, downPayment: { text, unit: 'percent' } }),
    ).not.toHaveProperty('downPayment');
  },
);

it('leaves out what is not understood, and all without a price', () => {
  expect(
    calculateStart({ ...entered, downPayment: { text: 'abc', unit: 'dollars' } }),
  ).not.toHaveProperty('downPayment');
  expect(calculateStart({ ...entered, homePrice: 'abc' })).toEqual({});
});

it('shows parts of a payment that add up to it, and shares to 100 percent, each as near as rounding allows', () => {
  const dollars = fc.oneof(
    fc.constant(0),
    fc.double({ min: 0, max: 0.02, noNaN: true }),
    fc.double({ min: 0, max: 1e6, noNaN: true }),
    fc.integer({ min: 0, max: 1_200_000 }).map((cents) => cents / 1200),
  );
  const names = [
    'principalAndInterest',
    'propertyTax',
    'homeInsurance',
    'hoa',
    'mortgageInsurance',
  ];
  const payments = fc.tuple(dollars, dollars, dollars, dollars, dollars).map((parts) => {
    const total = parts.reduce((sum, part) => sum + part, 0);
    const named = Object.fromEntries(names.map((name, index) => [name, parts[index]]));
    return { ...named, total } as unknown as PaymentBreakdown;
  });
  checkProperty(
    fc.property(payments, (payment) => {
      const shown = showParts(payment);
      const parts = listParts(shown);
      const cents = parts.map((part) => Math.round(part.dollars * 100));
      expect(cents.reduce((sum, part) => sum + part, 0)).toBe(
        Math.round(roundToCents(payment.total) * 100),
      );
      expect(shown.principalAndInterest).toBe(roundToCents(payment.principalAndInterest));
      // Where another part can take up the cent, the premium stays as the summary shows it.
      const isAlone = payment.propertyTax + payment.homeInsurance + payment.hoa === 0;
      if (!isAlone && payment.propertyTax > 1 && payment.homeInsurance > 1) {
        expect(shown.mortgageInsurance).toBe(roundToCents(payment.mortgageInsurance));
      }
      const percents = parts.map(({ percent }) => percent);
      const whole = shown.total > 0 ? 100 : 0;
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(whole);
      for (const { dollars, percent } of parts) {
        expect(dollars).toBeGreaterThanOrEqual(0);
        if (whole) expect(Math.abs(percent - (dollars / shown.total) * 100)).toBeLessThan(1);
      }
    }),
  );
});
