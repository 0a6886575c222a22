import { expect, it } from 'vitest';
import { computeHomeLoan, startQuote } from './home-loan-figures.ts';
import { type HomeLoanInputs, homeLoanDefaults } from './tool-inputs.ts';

const startOf = (changed: Partial<HomeLoanInputs>) => {
  const inputs = { ...homeLoanDefaults, ...changed };
  return startQuote(inputs, computeHomeLoan(inputs));
};

it('carries price and down payment as a visitor would type them', () => {
  expect(startOf({ downPayment: { ...homeLoanDefaults.downPayment } })).toEqual({
    homePrice: '400,000',
    downPayment: '$80,000',
    chosen: false,
  });
  expect(startOf({ homePrice: '450k', downPayment: { text: '5', unit: 'percent' } })).toEqual({
    homePrice: '450,000',
    downPayment: '5%',
    chosen: true,
  });
  expect(startOf({ downPayment: { text: '10%', unit: 'dollars' } }).downPayment).toBe('10%');
});

it.each(['500', '3.14159'])(
  'leaves out a share that the quote form does not take: %s percent',
  (text) => {
    expect(startOf({ downPayment: { text, unit: 'percent' } })).not.toHaveProperty('downPayment');
  },
);

it('leaves out what is not understood, and all without a price', () => {
  expect(startOf({ downPayment: { text: 'abc', unit: 'dollars' } })).not.toHaveProperty(
    'downPayment',
  );
  expect(startOf({ homePrice: 'abc' })).toEqual({});
});
