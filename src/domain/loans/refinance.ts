import {
  boundedAmount,
  boundedTerm,
  halfCent,
  type Loan,
  maxAmount,
  maxMonths,
  monthlyPayment,
} from './loan.ts';
import { interestToDate } from './loan-cost.ts';
import { remainingBalance } from './remaining-balance.ts';

/** Today's loan and the one that would replace it. */
export interface RefinanceOffer {
  /** What is left of today's loan: its balance, its rate, and the months left as its term. */
  current: Loan;
  next: {
    /** Percent per year, as in `Loan`. */
    annualRatePercent: number;
    /** Months, as in `Loan`. */
    termMonths: number;
  };
  /** Dollars, 0 to 1e15. Prepaid taxes and insurance are no costs of it: they are owed anyway. */
  closingCosts: number;
  /** Whether the costs are added to the new loan, or else paid in cash. */
  costsFinanced: boolean;
  /** For how many more months the home is kept, 1 to 1000. */
  monthsKept: number;
}

/** What a loan costs over some months, in dollars. */
interface CostOverMonths {
  interest: number;
  /** Interest, and for the new loan its closing costs. Principal is no cost: it was borrowed. */
  total: number;
  /** What is still owed afterward. */
  balance: number;
}

/** Two loans over the same time. */
interface CostComparison {
  current: CostOverMonths;
  next: CostOverMonths;
  /** Dollars that the new loan saves; negative where it costs more. */
  saved: number;
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
  /**
   * The months after which refinancing has cost less in interest and costs, if there are any. With a
   * longer term it can fall behind again at the end.
   */
  cheaper: MonthsAhead | undefined;
  overMonthsKept: CostComparison;
  /** Over the whole terms: each loan until it is repaid. */
  overWholeTerms: CostComparison;
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
  const longerTerm = Math.max(currentTerm, nextTerm);
  const savedAfter = (months: number) =>
    interestToDate(current, months) - interestToDate(next, months) - costs;
  const compared = (months: number) => comparedOver(months, current, next, costs);
  return {
    principal,
    currentPayment,
    newPayment,
    monthlySaving,
    paybackMonths: paybackMonths(costs, monthlySaving),
    cheaper: monthsAhead(savedAfter, longerTerm),
    overMonthsKept: compared(boundedTerm(offer.monthsKept)),
    overWholeTerms: compared(longerTerm),
    addedMonths: nextTerm - currentTerm,
  };
}

function comparedOver(months: number, current: Loan, next: Loan, costs: number): CostComparison {
  const before = costOver(months, current, 0);
  const after = costOver(months, next, costs);
  return { current: before, next: after, saved: before.total - after.total };
}

function costOver(months: number, loan: Loan, costs: number): CostOverMonths {
  const interest = interestToDate(loan, months);
  return { interest, total: interest + costs, balance: remainingBalance(loan, months) };
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

/** The months in which one of two choices is ahead. */
interface MonthsAhead {
  /** The first one, counted from 1. */
  from: number;
  /** The last one before it falls behind again; undefined where it stays ahead. */
  to?: number;
}

/**
 * Returns the first months in a row in which a choice is ahead, undefined if there is none.
 *
 * @param leadIn dollars that it is ahead by after so many months; less than half a cent is no lead
 * @param months how many months are looked at, 1 to 1000
 * @example monthsAhead((month) => month - 3, 12) // { from: 4 }
 */
export function monthsAhead(
  leadIn: (month: number) => number,
  months: number,
): MonthsAhead | undefined {
  const last = Math.min(months, maxMonths);
  let from: number | undefined;
  for (let month = 1; month <= last; month += 1) {
    const isAhead = leadIn(month) >= halfCent;
    if (from === undefined && isAhead) from = month;
    if (from !== undefined && !isAhead) return { from, to: month - 1 };
  }
  return from === undefined ? undefined : { from };
}
