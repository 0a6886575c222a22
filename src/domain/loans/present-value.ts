/**
 * What a dollar is worth today that is paid after a number of months: `(1 + rate)^-months`.
 *
 * @param rate fraction a month, 0 or more
 * @example discountFactor(0.01, 12) // 0.887449
 */
export function discountFactor(rate: number, months: number): number {
  return Math.exp(-months * Math.log1p(rate));
}

/**
 * What a dollar at the end of each month is worth today: `(1 - (1 + rate)^-months) / rate`, and
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
