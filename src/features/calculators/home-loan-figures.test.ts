import { expect, it } from 'vitest';
import { computeHomeLoan, startQuote } from './home-loan-figures.ts';
import { type HomeLoanInputs, homeLoanDefaults } from './tool-inputs.ts';

const entered = { priceEntered: true, downPaymentEntered: true };
const calculateStart = (changed: Partial<HomeLoanInputs>) => {
  const inputs = { ...homeLoanDefaults, ...changed };
  return startQuote(inputs, computeHomeLoan(inputs));
};

it('carries the price and the down payment that were entered, as a visitor would type them', () => {
  expect(calculateStart({})).toEqual({});
  expect(calculateStart({ priceEntered: true })).toEqual({ homePrice: '400,000' });
  expect(calculateStart({ downPaymentEntered: true })).toEqual({ downPayment: '$80,000' });
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
