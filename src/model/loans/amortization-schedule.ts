import {
  annuityFactor,
  boundedAmount,
  boundedCount,
  boundedLoan,
  halfCent,
  type Loan,
  maxMonths,
} from './loan.ts';

/** A month of a repayment, or a year: twelve months, fewer in the last. */
export interface AmortizationRow {
  /** 1 for the first month or the first year. */
  period: number;
  /** Dollars paid: interest, principal and what is paid beyond them. */
  payment: number;
  principal: number;
  interest: number;
  /** Dollars owed at its end. */
  balance: number;
}

/** What is paid beyond the monthly payment. Each goes to the principal in full. */
export interface Prepayments {
  /** Dollars with every payment, 0 to 1e15. */
  extraMonthlyPayment?: number;
  /** Each with its dollars, 0 to 1e15, and the payment that it comes with, 1 to 1000. */
  oneTimePayments?: readonly { amount: number; month: number }[];
  /** Dollars with every twelfth payment, 0 to 1e15. */
  extraYearlyPayment?: number;
  /**
   * Half a payment every two weeks: 26 halves, so 13 payments a year. It is computed as a twelfth of
   * a payment more each month, as a servicer does that credits the halves once a month.
   */
  biweekly?: boolean;
}

/** What 1000 months of sums can be off by, as a share of the loan; above 5 billion dollars more than half a cent. */
const resolution = 1e-12;

/**
 * Returns the payments of a loan, month by month, until less than half a cent is left, which the last
 * payment takes along, or 1000 months have passed. Interest is the balance times the rate of one month,
 * the rest of the payment is principal; the first principal part is
 * `monthlyPayment * (1 + rate)^-termMonths`.
 *
 * A constant payment's principal part grows by the interest saved on the one before. Growing it,
 * and not subtracting interest from payment, keeps it exact at high rates, where payment and
 * interest are the same number to the last digit.
 *
 * @returns unrounded rows in dollars, at most as many as the term has months, the last with a
 *   balance of exactly 0; none for a loan under half a cent
 * @example amortizationSchedule({ principal: 2_500, annualRatePercent: 8.24, termMonths: 12 })
 *   // the first row: principal 200.58, interest 17.17, balance 2299.42
 * @see numpy-financial, `ipmt` and `ppmt`
 */
export function amortizationSchedule(loan: Loan, prepayments: Prepayments = {}): AmortizationRow[] {
  const { principal, rate, termMonths } = boundedLoan(loan);
  const { extraMonthlyPayment = 0, extraYearlyPayment = 0, biweekly } = prepayments;
  const payment = principal / annuityFactor(rate, termMonths);
  const everyMonth = boundedAmount(extraMonthlyPayment) + (biweekly ? payment / 12 : 0);
  const everyYear = boundedAmount(extraYearlyPayment);
  const oneTime = sumOneTimePayments(prepayments);
  const paidOff = Math.max(halfCent, principal * resolution);
  const rows: AmortizationRow[] = [];
  let balance = principal;
  let principalPart = payment * Math.exp(-termMonths * Math.log1p(rate)) + everyMonth;
  for (let period = 1; period <= maxMonths && balance >= paidOff; period += 1) {
    const beyond = (oneTime.get(period) ?? 0) + (period % 12 === 0 ? everyYear : 0);
    const due = principalPart + beyond;
    const repaid = balance - due < paidOff ? balance : due;
    const interest = balance * rate;
    balance -= repaid;
    rows.push({ period, payment: repaid + interest, principal: repaid, interest, balance });
    principalPart += due * rate;
  }
  return rows;
}

function sumOneTimePayments({ oneTimePayments = [] }: Prepayments): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { amount, month } of oneTimePayments) {
    const payment = boundedCount(month, 1, maxMonths);
    sums.set(payment, (sums.get(payment) ?? 0) + boundedAmount(amount));
  }
  return sums;
}

/** Returns the sum of the interest parts of a schedule, in dollars. */
export function sumInterest(schedule: readonly AmortizationRow[]): number {
  return schedule.reduce((sum, row) => sum + row.interest, 0);
}

/**
 * Returns the years of a monthly schedule, counted from the first payment: the sum of each year's
 * payments, and the balance after its last one.
 *
 * @returns unrounded rows in dollars
 * @example yearlySchedule(amortizationSchedule({ principal: 125_000, annualRatePercent: 9, termMonths: 360 }))
 *   // the second row: interest 11135.232131, principal 934.107123
 * @see Excel's documentation of CUMIPMT and CUMPRINC
 */
export function yearlySchedule(schedule: readonly AmortizationRow[]): AmortizationRow[] {
  const years: AmortizationRow[] = [];
  for (const row of schedule) {
    const period = Math.ceil(row.period / 12);
    const before = years[period - 1];
    years[period - 1] = {
      period,
      payment: (before?.payment ?? 0) + row.payment,
      principal: (before?.principal ?? 0) + row.principal,
      interest: (before?.interest ?? 0) + row.interest,
      balance: row.balance,
    };
  }
  return years;
}

/**
 * Returns the first month in which a payment holds more principal than interest.
 *
 * @returns the month, counted from 1; undefined without a loan. Every repaid loan has one, at the
 *   latest its last month
 * @example principalOvertakesInterest(amortizationSchedule({ principal: 320_000, annualRatePercent: 4.5, termMonths: 360 })) // 176
 */
export function principalOvertakesInterest(
  schedule: readonly AmortizationRow[],
): number | undefined {
  return schedule.find((row) => row.principal > row.interest)?.period;
}
