import { expect, it } from 'vitest';
import { outlineLoan } from './SentPanel.tsx';

it('returns the loan amount, its share of the price, and the payment at the rate', () => {
  const outline = outlineLoan({ homePrice: 400_000, downPayment: '20%' }, '6.375%');

  expect(outline).toMatchObject({ loan: 320_000, loanToValue: 80 });
  expect(outline?.payment).toBeCloseTo(1996.38, 2);
});

it.each([
  [{ homePrice: 100_000, downPayment: '$0' }, 100_000],
  [{ homePrice: 100_000, downPayment: '$99,999.50' }, 0.5],
  [{ homePrice: 100_000, downPayment: '3.5%' }, 96_500],
])('returns for %o a loan of %s', (answers, loan) => {
  expect(outlineLoan(answers, '6%')?.loan).toBeCloseTo(loan, 6);
});

it.each([
  { homePrice: 100_000, downPayment: '100%' },
  { homePrice: 100_000, downPayment: '$200,000' },
  { homePrice: 0, downPayment: '$0' },
  { homePrice: '100000', downPayment: '$0' },
  { homePrice: 100_000, downPayment: 'much' },
  { homePrice: 100_000 },
])('returns no loan for %o', (answers) => {
  expect(outlineLoan(answers, '6%')).toBeUndefined();
});

it.each([undefined, '', 'soon', '6.375% APR', '-6%', '1e3'])(
  'has no payment without a rate (%j)',
  (rate) => {
    expect(outlineLoan({ homePrice: 400_000, downPayment: '20%' }, rate)).toMatchObject({
      loan: 320_000,
      payment: undefined,
    });
  },
);
