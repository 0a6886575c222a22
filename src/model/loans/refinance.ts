import {
  boundedAmount,
  boundedTerm,
  halfCent,
  type Loan,
  type LoanTerms,
  maxAmount,
  monthlyPayment,
} from './loan.ts';
import { interestToDate } from './loan-cost.ts';

/** Today's loan and the one that would replace it. */
export interface RefinanceOffer {
  /** What is left of today's loan: its balance, its rate, and the months left as its term. */
  current: Loan;
  next: LoanTerms;
  /** Dollars, 0 to 1e15. Prepaid taxes and insurance are no costs of it: they are owed anyway. */
  closingCosts: number;
  /** Whether the costs are added to the new loan, or else paid in cash. */
  costsFinanced: boolean;
  /** For how many more months the home is kept, 1 to 1000. */
  monthsKept: number;
}

export interface Refinance {
  /** Dollars of the new loan: the balance, and the costs where they are financed. */
  principal: number;
  currentPayment: number;
  newPayment: number;
  /** Dollars that the payment falls by; negative where it rises. */
  monthlySaving: number;
  /**
   * Months until the lower payments have earned the costs back. Undefined where the payment does not
   * fall. Part of the saving is principal that is repaid later, so this is not the whole answer.
   */
  paybackMonths: number | undefined;
  /** Dollars of interest and costs that the new loan saves while the home is kept; negative where it costs more. */
  savedWhileKept: number;
  /** The same over the whole terms: each loan until it is repaid. */
  savedInAll: number;
  /** How many months later the new loan is repaid; negative where it is sooner. */
  addedMonths: number;
}

/**
 * Returns what refinancing changes: the payment, the months until it pays, and the cost of both
 * loans, which is their interest and the closing costs. What the saved dollars earn elsewhere is
 * left out, and so are taxes.
 *
 * @returns unrounded dollars
 * @example refinance({
 *   current: { principal: 250_000, annualRatePercent: 6.8, termMonths: 300 },
 *   next: { annualRatePercent: 5.8, termMonths: 300 },
 *   closingCosts: 5_000, costsFinanced: false, monthsKept: 60,
 * }) // payments 1735.18 and 1580.33, earned back after 33 months, 41455.52 saved over the whole terms
 * @see Board of Governors of the Federal Reserve System, "A Consumer's Guide to Mortgage Refinancings"
 */
export function refinance(offer: RefinanceOffer): Refinance {
  const { current } = offer;
  const costs = boundedAmount(offer.closingCosts);
  const balance = boundedAmount(current.principal);
  const financed = offer.costsFinanced && balance > 0 ? costs : 0;
  const principal = Math.min(balance + financed, maxAmount);
  const next: Loan = { ...offer.next, principal };
  const currentPayment = monthlyPayment(current);
  const newPayment = monthlyPayment(next);
  const monthlySaving = currentPayment - newPayment;

  const currentTerm = boundedTerm(current.termMonths);
  const nextTerm = boundedTerm(next.termMonths);
  const savedAfter = (months: number) =>
    interestToDate(current, months) - interestToDate(next, months) - costs;
  return {
    principal,
    currentPayment,
    newPayment,
    monthlySaving,
    paybackMonths: paybackMonths(costs, monthlySaving),
    savedWhileKept: savedAfter(boundedTerm(offer.monthsKept)),
    savedInAll: savedAfter(Math.max(currentTerm, nextTerm)),
    addedMonths: nextTerm - currentTerm,
  };
}

/**
 * Returns how many months of savings earn costs back: `costs / monthlySaving`, rounded up.
 *
 * @param costs dollars, 0 to 1e15
 * @param monthlySaving dollars a month, to 1e15
 * @returns whole months, 0 without costs; undefined where nothing is saved, or never enough
 * @example paybackMonths(3_000, 150) // 20
 * @see Board of Governors of the Federal Reserve System, "A Consumer's Guide to Mortgage Refinancings"
 */
export function paybackMonths(costs: number, monthlySaving: number): number | undefined {
  const toEarn = boundedAmount(costs);
  if (toEarn < halfCent) return 0;
  const saving = boundedAmount(monthlySaving);
  if (saving < halfCent) return undefined;
  return Math.max(1, Math.ceil(toEarn / saving - 1e-9));
}
