import { describe, expect, it } from 'vitest';
import { affordability, principalForPayment } from './affordability.ts';

describe('affordability that is zero', () => {
  const household = {
    annualIncome: 100_000,
    monthlyDebts: 500,
    annualRatePercent: 6.5,
    termMonths: 360,
    downPaymentPercent: 20,
  };

  it.each([
    ['no income', { annualIncome: 0 }, 'noIncome', 0],
    ['an income that is no number', { annualIncome: Number.NaN }, 'noIncome', 0],
    ['a negative income', { annualIncome: -1 }, 'noIncome', 0],
    ['no income and no debts', { annualIncome: 0, monthlyDebts: 0 }, 'noIncome', 0],
    ['debts of all of the 36 %', { monthlyDebts: 3_000 }, 'debtsTooHigh', 0],
    ['debts above the 36 %', { monthlyDebts: 3_001 }, 'debtsTooHigh', 0],
    ['all of the price down', { downPaymentPercent: 100 }, 'nothingBorrowed', 2_500],
    ['more than the price down', { downPaymentPercent: 120 }, 'nothingBorrowed', 2_500],
  ])('with %s says why', (_name, change, reason, maxMonthlyPayment) => {
    expect(affordability({ ...household, ...change })).toEqual({
      kind: 'notAffordable',
      reason,
      maxMonthlyPayment,
      principal: 0,
      homePrice: 0,
      downPayment: 0,
    });
  });

  it('becomes a price with nothing down, and takes a negative share as that', () => {
    const nothingDown = affordability({ ...household, downPaymentPercent: 0 });
    expect(nothingDown).toMatchObject({ kind: 'affordable', downPayment: 0 });
    expect(nothingDown.homePrice).toBe(nothingDown.principal);
    expect(affordability({ ...household, downPaymentPercent: -5 })).toEqual(nothingDown);
  });
});

it('no payment repays no loan', () => {
  const terms = { annualRatePercent: 6.5, termMonths: 360 };
  expect(principalForPayment({ ...terms, monthlyPayment: 0 })).toBe(0);
  expect(principalForPayment({ ...terms, monthlyPayment: -1 })).toBe(0);
  expect(principalForPayment({ ...terms, monthlyPayment: Number.NaN })).toBe(0);
});
