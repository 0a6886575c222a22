import {
  annuityFactor,
  boundedAmount,
  boundedCount,
  boundedLoan,
  discountFactor,
  halfCent,
  type Loan,
  maxMonths,
} from './loan.ts';

/**
 * Returns the payments of a loan, month by month. Interest is the balance times the rate of one month, the
 * rest of the payment is principal; the first principal part is
 * `monthlyPayment * (1 + rate)^-termMonths`.
 *
 * @returns unrounded rows in dollars, at most as many as the term has months, the last with a
 *   balance of exactly 0; none for a loan under half a cent
 * @example amortizationSchedule({ principal: 2_500, annualRatePercent: 8.24, termMonths: 12 })
 *   // the first row: principal 200.58, interest 17.17, balance 2299.42
 * @see numpy-financial, `ipmt` and `ppmt`
 */
export function amortizationSchedule(loan: Loan, prepayments: Prepayments = {}): AmortizationRow[] {
  const { principal, rate, termMonths } = boundedLoan(loan);
  const payment = principal / annuityFactor(rate, termMonths);
  const firstPrincipalPart = payment * discountFactor(rate, termMonths);
  return repay({ principal, rate, firstPrincipalPart }, boundedPrepayments(prepayments, payment));
}

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

interface Repayment {
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
function repay(repayment: Repayment, prepayments: BoundedPrepayments): AmortizationRow[] {
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

/** Returns the sum of the interest parts of a schedule, in dollars. */
export function sumInterest(schedule: readonly AmortizationRow[]): number {
  return schedule.reduce((sum, row) => sum + row.interest, 0);
}

/** What is paid beyond the monthly payment. Each goes to the principal in full. */
export interface Prepayments {
  /** Dollars with every payment, 0 to 1e15. */
  extraMonthlyPayment?: number;
  oneTimePayments?: readonly OneTimePayment[];
  /** Dollars with every twelfth payment, 0 to 1e15. */
  extraYearlyPayment?: number;
  /**
   * Half a payment every two weeks: 26 halves, so 13 payments a year. It is computed as a twelfth of
   * a payment more each month, as a servicer does that credits the halves once a month.
   */
  biweekly?: boolean;
}

interface OneTimePayment {
  /** Dollars, 0 to 1e15. */
  amount: number;
  /** The payment that it comes with, 1 to 1000. */
  month: number;
}

/** Prepayments in the units of the simulation, each value within its range. */
interface BoundedPrepayments {
  /** Dollars with every payment. */
  everyMonth: number;
  /** Dollars with a payment beyond that, counted from 1. */
  inMonth: (month: number) => number;
}

/** @param monthlyPayment dollars; what bi-weekly payments are halves of */
function boundedPrepayments(prepayments: Prepayments, monthlyPayment: number): BoundedPrepayments {
  const oneTime = oneTimeSums(prepayments);
  const yearly = boundedAmount(prepayments.extraYearlyPayment ?? 0);
  return {
    everyMonth:
      boundedAmount(prepayments.extraMonthlyPayment ?? 0) +
      (prepayments.biweekly ? monthlyPayment / 12 : 0),
    inMonth: (month) => (oneTime.get(month) ?? 0) + (month % 12 === 0 ? yearly : 0),
  };
}

function oneTimeSums({ oneTimePayments = [] }: Prepayments): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { amount, month } of oneTimePayments) {
    const payment = boundedCount(month, 1, maxMonths);
    sums.set(payment, (sums.get(payment) ?? 0) + boundedAmount(amount));
  }
  return sums;
}

/** Twelve payments of a repayment, fewer in the last year. */
interface YearlyRow {
  /** 1 for the first twelve payments. */
  year: number;
  payment: number;
  principal: number;
  interest: number;
  /** Dollars owed at the end of the year. */
  balance: number;
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
export function yearlySchedule(schedule: readonly AmortizationRow[]): YearlyRow[] {
  const years: YearlyRow[] = [];
  for (const row of schedule) {
    const year = Math.ceil(row.month / 12);
    const before = years[year - 1];
    years[year - 1] = {
      year,
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
  return schedule.find((row) => row.principal > row.interest)?.month;
}
