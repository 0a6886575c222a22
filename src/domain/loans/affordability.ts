import {
  annuityFactor,
  boundedAmount,
  boundedSharePercent,
  boundedTerm,
  halfCent,
  monthlyRate,
} from './loan.ts';

/** Share of the monthly income, in percent, that housing and debts may take together. */
export const maxDebtToIncomePercent = 36;

export interface Household {
  /** Dollars a year before taxes, 0 to 1e15. */
  annualIncome: number;
  /** Dollars of debt payments a month, 0 to 1e15. */
  monthlyDebts: number;
  /** Percent per year, as in `Loan`. */
  annualRatePercent: number;
  /** Months, as in `Loan`. */
  termMonths: number;
  /** Percent of the home price, 0 to 100. */
  downPaymentPercent: number;
}

export type Affordability =
  | {
      kind: 'affordable';
      maxMonthlyPayment: number;
      principal: number;
      homePrice: number;
      downPayment: number;
    }
  | {
      kind: 'notAffordable';
      /**
       * `noIncome`: there is nothing to take a share of.
       * `debtsTooHigh`: the debts take up all of the 36 %.
       * `nothingBorrowed`: with 100 % down no loan bounds the price, so no price follows from it.
       */
      reason: 'noIncome' | 'debtsTooHigh' | 'nothingBorrowed';
      maxMonthlyPayment: number;
      principal: 0;
      homePrice: 0;
      downPayment: 0;
    };

const nothing = { principal: 0, homePrice: 0, downPayment: 0 } as const;

/**
 * Returns the home price that an income bears: at most 36 % of the monthly income, less debts, goes to
 * principal and interest; `homePrice = principal / (1 - downPaymentPercent / 100)`.
 *
 * @returns unrounded dollars, or zeros with the reason
 * @example affordability({ annualIncome: 100_000, monthlyDebts: 500, annualRatePercent: 6.5, termMonths: 360, downPaymentPercent: 20 })
 *   // payment 2500.00, loan 395527.05, price 494408.81
 * @see Fannie Mae Selling Guide B3-6-02: 36 % for manually underwritten loans
 */
export function affordability(household: Household): Affordability {
  const annualIncome = boundedAmount(household.annualIncome);
  const budget = (annualIncome * maxDebtToIncomePercent) / 1200;
  const maxMonthlyPayment = Math.max(0, budget - boundedAmount(household.monthlyDebts));
  const downPaymentShare = boundedSharePercent(household.downPaymentPercent) / 100;

  if (budget < halfCent) {
    return { kind: 'notAffordable', reason: 'noIncome', maxMonthlyPayment: 0, ...nothing };
  }
  if (maxMonthlyPayment < halfCent) {
    return { kind: 'notAffordable', reason: 'debtsTooHigh', maxMonthlyPayment: 0, ...nothing };
  }
  if (downPaymentShare === 1) {
    return { kind: 'notAffordable', reason: 'nothingBorrowed', maxMonthlyPayment, ...nothing };
  }
  const { annualRatePercent, termMonths } = household;
  const terms = { monthlyPayment: maxMonthlyPayment, annualRatePercent, termMonths };
  const principal = principalForPayment(terms);
  const homePrice = principal / (1 - downPaymentShare);
  const downPayment = homePrice * downPaymentShare;
  return { kind: 'affordable', maxMonthlyPayment, principal, homePrice, downPayment };
}

/** The terms of a loan whose payment is known. */
interface PaymentTerms {
  /** Dollars of principal and interest a month, 0 to 1e15. */
  monthlyPayment: number;
  /** Percent per year, as in `Loan`. */
  annualRatePercent: number;
  /** Months, as in `Loan`. */
  termMonths: number;
}

/**
 * Returns the loan that a monthly payment repays, the inverse of `monthlyPayment`:
 * `monthlyPayment * (1 - (1 + rate)^-termMonths) / rate`.
 *
 * @returns dollars, unrounded
 * @example principalForPayment({ monthlyPayment: 1_890, annualRatePercent: 6.5, termMonths: 360 }) // 299018.45
 * @see numpy-financial, `pv`
 */
export function principalForPayment(terms: PaymentTerms): number {
  const months = boundedTerm(terms.termMonths);
  const factor = annuityFactor(monthlyRate(terms.annualRatePercent), months);
  return boundedAmount(terms.monthlyPayment) * factor;
}
