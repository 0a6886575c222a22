import { amortizationSchedule, type Prepayments } from './amortization-schedule.ts';
import {
  boundedAmount,
  boundedSharePercent,
  boundedTerm,
  type Loan,
  type LoanTerms,
  maxAmount,
  maxMonths,
} from './loan.ts';
import {
  fhaAnnualPremium,
  insuranceYears,
  type LoanProgram,
  type MortgageInsurance,
  privateInsurance,
  vaFundingFeePercent,
} from './mortgage-insurance.ts';
import { averageBalance } from './remaining-balance.ts';

export interface LoanAmount {
  principal: number;
  /** Why nothing is borrowed; undefined if something is. */
  reason?: 'noPrice' | 'downPaymentCoversPrice' | 'downPaymentAbovePrice';
}

/**
 * Returns the amount that is borrowed: the home price less the down payment.
 *
 * @param homePrice dollars, 0 to 1e15; NaN and negative count as 0
 * @param downPayment dollars, 0 to 1e15; NaN and negative count as 0
 * @returns dollars, unrounded, or 0 with the reason
 * @example loanAmount(400_000, 80_000) // { principal: 320000 }
 */
export function loanAmount(homePrice: number, downPayment: number): LoanAmount {
  const price = boundedAmount(homePrice);
  const principal = price - boundedAmount(downPayment);
  if (principal > 0) return { principal };
  if (price === 0) return { principal: 0, reason: 'noPrice' };
  const reason = principal === 0 ? 'downPaymentCoversPrice' : 'downPaymentAbovePrice';
  return { principal: 0, reason };
}

/** A home and the terms on which it is financed. */
export interface Purchase extends LoanTerms {
  /** Dollars, 0 to 1e15: the price or the appraisal, whichever is lower. */
  homePrice: number;
  /** Dollars, 0 to 1e15. */
  downPayment: number;
}

/**
 * Returns the loan that a program makes for a purchase, with its financed fee and its mortgage
 * insurance.
 *
 * | program | financed fee | insurance |
 * | --- | --- | --- |
 * | conventional | none | `privateInsurance` on the loan |
 * | FHA | `upfrontPercent` of the base loan | of each year's average balance of the base loan, without the upfront premium, for the months of the row that applies |
 * | VA | `vaFundingFeePercent` of the base loan | none |
 * | USDA | `upfrontPercent` of the whole loan, so the loan is `baseLoan / (1 - upfrontPercent / 100)` | of each year's average balance of the whole loan, as long as it lasts |
 *
 * Whether the program is open to the buyer is not checked. HUD rounds each step to cents, so its
 * premium can differ by a cent. Prepayments end insurance with the loan, and a conventional loan's
 * on request earlier; they do not lower FHA and USDA premiums, which follow the planned schedule.
 *
 * @returns unrounded dollars: the program's upfront premium or fee, which is financed; what is repaid, with that
 *   fee; and the insurance. All 0 without a loan
 * @example purchaseLoan(
 *   { homePrice: 300_000, downPayment: 0, annualRatePercent: 6, termMonths: 360 },
 *   { kind: 'va', use: 'first', fundingFees: [{ downPaymentFromPercent: 0, firstUsePercent: 2.15, laterUsePercent: 3.3 }] },
 * ) // fee 6450.00, loan 306450.00, no insurance
 * @see HUD Handbook 4000.1, appendix 1.0; 38 U.S.C. 3729; 7 CFR 3555.107
 */
export function purchaseLoan(
  purchase: Purchase,
  program: LoanProgram,
  prepayments: Prepayments = {},
) {
  const { annualRatePercent, termMonths } = purchase;
  const baseLoan = loanAmount(purchase.homePrice, purchase.downPayment).principal;
  const principal = Math.min(wholeLoan(purchase, baseLoan, program), maxAmount);
  const loan = { principal, annualRatePercent, termMonths };
  const insurance = calculateInsurance(purchase, baseLoan, loan, program, prepayments);
  return { financedFee: principal - baseLoan, principal, insurance };
}

function wholeLoan(purchase: Purchase, baseLoan: number, program: LoanProgram): number {
  switch (program.kind) {
    case 'conventional':
      return baseLoan;
    case 'fha':
      return withFee(baseLoan, program.premiums.upfrontPercent);
    case 'va': {
      const downPaymentPercent = 100 - (baseLoan / boundedAmount(purchase.homePrice)) * 100;
      const { fundingFees, use } = program;
      return withFee(baseLoan, vaFundingFeePercent(fundingFees, use, downPaymentPercent));
    }
    case 'usda':
      return baseLoan / (1 - Math.min(boundedSharePercent(program.upfrontPercent), 99) / 100);
  }
}

function withFee(baseLoan: number, percent: number): number {
  return baseLoan + (baseLoan * boundedSharePercent(percent)) / 100;
}

function calculateInsurance(
  purchase: Purchase,
  baseLoan: number,
  loan: Loan,
  program: LoanProgram,
  prepayments: Prepayments,
): MortgageInsurance {
  const paidMonths = () => amortizationSchedule(loan, prepayments).length;
  switch (program.kind) {
    case 'conventional': {
      const terms = { ...program, originalValue: purchase.homePrice };
      const insurance = privateInsurance(loan, terms, prepayments);
      if (!insurance) return noInsurance();
      const { byLaw, onRequest, monthlyPremium } = insurance;
      const years = insuranceYears(byLaw.payment, () => monthlyPremium);
      return { ...years, privateEnd: { byLaw, onRequest } };
    }
    case 'fha': {
      const row = fhaAnnualPremium(program.premiums.annual, {
        baseLoan,
        homeValue: boundedAmount(purchase.homePrice),
        termMonths: boundedTerm(loan.termMonths),
      });
      if (!row) return noInsurance();
      const payments = Math.min(row.months ?? maxMonths, paidMonths());
      return ofAverageBalances({ ...loan, principal: baseLoan }, row.annualPercent, payments);
    }
    case 'va':
      return noInsurance();
    case 'usda':
      return ofAverageBalances(loan, program.annualPercent, paidMonths());
  }
}

function ofAverageBalances(loan: Loan, annualPercent: number, payments: number): MortgageInsurance {
  const percent = boundedSharePercent(annualPercent);
  return insuranceYears(payments, (year) => (averageBalance(loan, year) * percent) / 1200);
}

function noInsurance(): MortgageInsurance {
  return insuranceYears(0, () => 0);
}
