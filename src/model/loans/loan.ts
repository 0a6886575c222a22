/** Largest amount of dollars that is computed with; doubles tell apart steps of 12.5 cents there. */
export const maxAmount = 1e15;

/** Largest yearly rate, in percent, that is computed with. */
export const maxAnnualRatePercent = 1000;

/** Longest term and longest simulated repayment, in months. */
export const maxMonths = 1000;

/** A balance below this many dollars rounds to nothing owed. */
export const halfCent = 0.005;

/** Dollars from 0 to `maxAmount`. NaN is 0; what lies outside becomes the nearer end. */
export function boundedAmount(dollars: number): number {
  return bounded(dollars, 0, maxAmount);
}

/** Returns a percentage from 0 to 100. NaN is 0; what lies outside becomes the nearer end. */
export function boundedSharePercent(percent: number): number {
  return bounded(percent, 0, 100);
}

/** Returns a change in percent from -100 to 100. NaN is 0; what lies outside becomes the nearer end. */
export function boundedChangePercent(percent: number): number {
  return Number.isNaN(percent) ? 0 : bounded(percent, -100, 100);
}

/** Returns a term in whole months from 1 to `maxMonths`. NaN is 1; what lies outside becomes the nearer end. */
export function boundedTerm(months: number): number {
  return boundedCount(months, 1, maxMonths);
}

/** Returns a whole number from `min` to `max`. NaN is `min`; what lies outside becomes the nearer end. */
export function boundedCount(count: number, min: number, max: number): number {
  return Math.round(bounded(count, min, max));
}

/**
 * Returns the rate of one month as a fraction: `annualRatePercent / 100 / 12`, without compounding, as US
 * mortgages are quoted.
 *
 * @param annualRatePercent percent per year, 0 to `maxAnnualRatePercent`; NaN is 0
 * @example monthlyRate(6) // 0.005
 */
export function monthlyRate(annualRatePercent: number): number {
  return bounded(annualRatePercent, 0, maxAnnualRatePercent) / 1200;
}

function bounded(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.min(Math.max(value, min), max);
}

export interface LoanTerms {
  /** Percent per year, 0 to 1000. NaN and negative count as 0, more as 1000. */
  annualRatePercent: number;
  /** Months, rounded to whole ones, 1 to 1000. NaN and less count as 1, more as 1000. */
  termMonths: number;
}

/** A loan with a fixed rate that is repaid in equal monthly payments. */
export interface Loan extends LoanTerms {
  /** Dollars borrowed, 0 to 1e15. NaN and negative count as 0, more as 1e15. */
  principal: number;
}

/** Returns a loan in the units of the formulas, its rate as a fraction a month, each value within its range. */
export function boundedLoan(loan: Loan) {
  return {
    principal: boundedAmount(loan.principal),
    rate: monthlyRate(loan.annualRatePercent),
    termMonths: boundedTerm(loan.termMonths),
  };
}

/**
 * Returns today's value of a dollar at the end of each month: `(1 - (1 + rate)^-months) / rate`, and
 * `months` at a zero rate. Payments times this factor make the loan that they repay.
 *
 * @param rate fraction a month, 0 or more
 * @param months 0 or more
 * @example annuityFactor(0.005, 360) // 166.791614
 */
export function annuityFactor(rate: number, months: number): number {
  // expm1 and log1p keep their digits at rates near zero, where the textbook form loses all of them.
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}

/**
 * Returns principal and interest due each month: `principal * rate / (1 - (1 + rate)^-termMonths)` with
 * the rate of one month. At a zero rate the loan divides evenly over the months.
 *
 * @returns dollars, unrounded, positive for what is owed; 0 without a loan
 * @example monthlyPayment({ principal: 200_000, annualRatePercent: 7.5, termMonths: 180 }) // 1854.0247200054619
 * @see numpy-financial, `pmt`
 */
export function monthlyPayment(loan: Loan): number {
  const { principal, rate, termMonths } = boundedLoan(loan);
  return principal / annuityFactor(rate, termMonths);
}
