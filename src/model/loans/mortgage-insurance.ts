import {
  type AmortizationRow,
  amortizationSchedule,
  type Prepayments,
} from './amortization-schedule.ts';
import {
  boundedAmount,
  boundedCount,
  boundedLoan,
  boundedSharePercent,
  halfCent,
  type Loan,
} from './loan.ts';

/** A kind of loan with the fees and premiums that belong to it, all in percent. */
export type LoanProgram =
  | ({ kind: 'conventional' } & Omit<PrivateInsuranceTerms, 'originalValue'>)
  | { kind: 'fha'; premiums: FhaPremiums }
  | { kind: 'va'; use: VaUse; fundingFees: readonly VaFundingFee[] }
  | UsdaProgram;

interface UsdaProgram {
  kind: 'usda';
  /** Percent of the whole loan, the financed fee included, paid once. */
  upfrontPercent: number;
  /** Percent per year of the average balance, as long as the loan lasts. */
  annualPercent: number;
}

/** What a loan's mortgage insurance costs beside principal and interest. */
export interface MortgageInsurance {
  /** Dollars with the first payment; 0 without insurance. */
  firstMonthlyPremium: number;
  /** The payments that carry insurance, from the first one on; 0 without. */
  payments: number;
  /** Dollars of all premiums. An upfront fee is not part of them. */
  totalPremiums: number;
  /** The dollars with each payment of a year, and how many of its payments carry insurance, 1 to 12. */
  years: { monthlyPremium: number; payments: number }[];
  /** When private mortgage insurance ends; undefined for any other. */
  privateEnd?: PrivateInsuranceEnds;
}

/**
 * Returns the premiums of the first `payments` payments, year by year.
 *
 * @param payments whole payments, 0 to 1000
 * @param premiumOfYear dollars a month in a year, which is counted from 1
 * @example insuranceYears(15, (year) => 100 / year) // 12 times 100, then 3 times 50: 1350 dollars
 */
export function insuranceYears(
  payments: number,
  premiumOfYear: (year: number) => number,
): MortgageInsurance {
  const years = Array.from({ length: Math.ceil(payments / 12) }, (_, index) => ({
    monthlyPremium: premiumOfYear(index + 1),
    payments: Math.min(12, payments - index * 12),
  }));
  return {
    firstMonthlyPremium: years[0]?.monthlyPremium ?? 0,
    payments,
    totalPremiums: years.reduce((sum, year) => sum + year.monthlyPremium * year.payments, 0),
    years,
  };
}

/**
 * Returns the premium that a payment carries, in dollars; 0 after the last one with insurance.
 *
 * @param payment 1 for the first payment, to 1000
 * @example premiumWith(insuranceYears(15, (year) => 100 / year), 13) // 50
 */
export function premiumWith(insurance: MortgageInsurance, payment: number): number {
  const counted = boundedCount(payment, 1, 1000);
  if (counted > insurance.payments) return 0;
  return insurance.years[Math.ceil(counted / 12) - 1]?.monthlyPremium ?? 0;
}

/** What private mortgage insurance costs, and the shares of the home's value at which it ends. */
export interface PrivateInsuranceTerms {
  /** Dollars: the price or the appraisal at the start, whichever is lower; 0 to 1e15. */
  originalValue: number;
  /** Percent of the original loan a year, 0 to 100. */
  annualPremiumPercent: number;
  /** Percent of the original value, 0 to 100: no insurance at or below it, and an end on request. */
  requestPercent: number;
  /** Percent of the original value, 0 to 100, at which the law ends the insurance. */
  endPercent: number;
}

/** The last payment with insurance, and what all of it costs until then. */
interface PrivateInsuranceEnd {
  /** Counted from 1 for the first payment. */
  payment: number;
  /** Dollars of premiums up to and with that payment. */
  totalPaid: number;
}

interface PrivateInsuranceEnds {
  /** When the borrower asks as soon as the balance allows it. */
  onRequest: PrivateInsuranceEnd;
  /** When the borrower never asks. */
  byLaw: PrivateInsuranceEnd;
}

/**
 * Returns the monthly premium, `principal * annualPremiumPercent / 1200`, and the payments with
 * which the insurance ends. It ends on request once the balance is down to `requestPercent` of the
 * original value; prepayments bring that forward. It ends by law once the schedule without
 * prepayments is down to `endPercent`, or at the midpoint of the term if that comes first, and with a loan that prepayments end
 * before. Payments are assumed to be on time. What a lender allows beyond the law is left out.
 *
 * @returns unrounded dollars, and payments from 1 to 1000; undefined without a loan, or if it is small enough
 *   for the home's value
 * @example privateInsurance(
 *   { principal: 162_000, annualRatePercent: 3.875, termMonths: 360 },
 *   { originalValue: 180_000, annualPremiumPercent: 0.61, requestPercent: 80, endPercent: 78 },
 * ) // 82.35 a month; on request with payment 68, by law with payment 80 after 6588.00
 * @see Homeowners Protection Act, 12 U.S.C. 4901 and 4902
 */
export function privateInsurance(
  loan: Loan,
  terms: PrivateInsuranceTerms,
  prepayments: Prepayments = {},
): (PrivateInsuranceEnds & { monthlyPremium: number }) | undefined {
  const { principal, termMonths } = boundedLoan(loan);
  const value = boundedAmount(terms.originalValue);
  const requestBalance = (value * boundedSharePercent(terms.requestPercent)) / 100;
  const endBalance = (value * boundedSharePercent(terms.endPercent)) / 100;
  if (principal < halfCent || isDownTo(principal, requestBalance)) return undefined;

  const monthlyPremium = (principal * boundedSharePercent(terms.annualPremiumPercent)) / 1200;
  const actual = amortizationSchedule(loan, prepayments);
  const last = Math.min(
    paymentDownTo(amortizationSchedule(loan), endBalance),
    Math.ceil(termMonths / 2),
    actual.length,
  );
  const request = Math.min(paymentDownTo(actual, requestBalance), last);
  return {
    monthlyPremium,
    onRequest: { payment: request, totalPaid: request * monthlyPremium },
    byLaw: { payment: last, totalPaid: last * monthlyPremium },
  };
}

/** Returns the first payment that leaves a balance of at most so many dollars. */
function paymentDownTo(schedule: readonly AmortizationRow[], dollars: number): number {
  const row = schedule.find(({ balance }) => isDownTo(balance, dollars));
  return row?.period ?? schedule.length;
}

/** Less than half a cent above is noise of the sums, or rounds to the same cents. */
function isDownTo(balance: number, dollars: number): boolean {
  return balance - dollars < halfCent;
}

/** The premiums of FHA loans, from the outside: they change by letter, and this module knows none. */
export interface FhaPremiums {
  /** Percent of the base loan, paid once and financed. */
  upfrontPercent: number;
  /** The first row whose bounds all hold applies, so narrower rows stand first. */
  annual: readonly FhaAnnualPremium[];
}

/** A row of the FHA's table. A bound that is not given always holds. */
export interface FhaAnnualPremium {
  /** Months; the row holds for this term and shorter ones. */
  termMonthsTo?: number;
  /** Dollars; the row holds for this base loan and smaller ones. */
  baseLoanTo?: number;
  /** Percent of the home's value; the row holds for this base loan's share and smaller ones. */
  loanToValueTo?: number;
  /** Percent per year of the average balance. */
  annualPercent: number;
  /** How many months it is paid; the whole term if not given. */
  months?: number;
}

/** A share that is computed from cents may miss its bound in the last digits alone. */
const noisePercent = 1e-9;

/**
 * Returns the row of a table of premiums that applies to a loan, or undefined if none does.
 *
 * @param loan the base loan without the upfront premium, and the price or the appraisal, whichever is lower
 * @example fhaAnnualPremium(
 *   [{ loanToValueTo: 90, annualPercent: 0.5, months: 132 }, { annualPercent: 0.55 }],
 *   { baseLoan: 386_000, homeValue: 400_000, termMonths: 360 },
 * ) // 0.55 percent for the whole term, at 96.5 % of the value
 * @see HUD Handbook 4000.1, appendix 1.0; Mortgagee Letter 2023-05
 */
export function fhaAnnualPremium(
  table: readonly FhaAnnualPremium[],
  loan: { baseLoan: number; homeValue: number; termMonths: number },
): FhaAnnualPremium | undefined {
  const loanToValue = (loan.baseLoan / loan.homeValue) * 100;
  return table.find(
    (row) =>
      loan.termMonths <= (row.termMonthsTo ?? Number.POSITIVE_INFINITY) &&
      loan.baseLoan <= (row.baseLoanTo ?? Number.POSITIVE_INFINITY) &&
      loanToValue <= (row.loanToValueTo ?? Number.POSITIVE_INFINITY) + noisePercent,
  );
}

/** How often a veteran has used the benefit, or that no fee is due. */
export type VaUse = 'first' | 'later' | 'exempt';

/** A row of the VA's table, in percent of the loan. */
interface VaFundingFee {
  /** Percent of the price; the row holds from this down payment up. */
  downPaymentFromPercent: number;
  firstUsePercent: number;
  laterUsePercent: number;
}

/**
 * Returns the VA's funding fee in percent of the loan: that of the last row that the down payment
 * reaches. 0 for who is exempt, or without a row.
 *
 * @param table by rising down payments
 * @param downPaymentPercent percent of the price, 0 to 100
 * @example vaFundingFeePercent(
 *   [
 *     { downPaymentFromPercent: 0, firstUsePercent: 2.15, laterUsePercent: 3.3 },
 *     { downPaymentFromPercent: 5, firstUsePercent: 1.5, laterUsePercent: 1.5 },
 *   ], 'later', 4.99) // 3.3
 * @see 38 U.S.C. 3729
 */
export function vaFundingFeePercent(
  table: readonly VaFundingFee[],
  use: VaUse,
  downPaymentPercent: number,
): number {
  if (use === 'exempt') return 0;
  const reached = boundedSharePercent(downPaymentPercent) + noisePercent;
  const row = table.findLast(({ downPaymentFromPercent }) => downPaymentFromPercent <= reached);
  return (use === 'first' ? row?.firstUsePercent : row?.laterUsePercent) ?? 0;
}
