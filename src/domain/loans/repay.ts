import { halfCent, maxMonths } from './limits.ts';
import type { BoundedPrepayments } from './prepayments.ts';

/** One month of a repayment. */
export interface AmortizationRow {
  /** 1 for the first payment. */
  month: number;
  /** Dollars paid: interest, principal and what is paid beyond them. */
  payment: number;
  principal: number;
  interest: number;
  /** Dollars owed after the payment. */
  balance: number;
}

export interface Repayment {
  principal: number;
  /** Fraction a month. */
  rate: number;
  /** The principal in the first payment, without prepayments. Not positive: nothing is repaid. */
  firstPrincipalPart: number;
}

/** What 1000 months of sums can be off by, as a share of the loan; above 5 billion dollars more than half a cent. */
const resolution = 1e-12;

/**
 * Repays month by month until less than half a cent is left, which the last payment takes along,
 * or 1000 months have passed.
 *
 * A constant payment's principal part grows by the interest saved on the one before. Growing it,
 * and not subtracting interest from payment, keeps it exact at high rates, where payment and
 * interest are the same number to the last digit.
 */
export function repay(repayment: Repayment, prepayments: BoundedPrepayments): AmortizationRow[] {
  const { principal, rate, firstPrincipalPart } = repayment;
  const settled = Math.max(halfCent, principal * resolution);
  const rows: AmortizationRow[] = [];
  let balance = principal;
  let principalPart = firstPrincipalPart + prepayments.everyMonth;
  for (let month = 1; month <= maxMonths && balance >= settled; month += 1) {
    const due = principalPart + prepayments.inMonth(month);
    const repaid = balance - due < settled ? balance : due;
    const interest = balance * rate;
    balance -= repaid;
    rows.push({ month, payment: repaid + interest, principal: repaid, interest, balance });
    principalPart += due * rate;
  }
  return rows;
}

/** The sum of the interest parts of a schedule, in dollars. */
export function interestOf(schedule: readonly AmortizationRow[]): number {
  return schedule.reduce((sum, row) => sum + row.interest, 0);
}
