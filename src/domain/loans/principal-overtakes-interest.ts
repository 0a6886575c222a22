import type { AmortizationRow } from './repay.ts';

/**
 * The first month in which a payment holds more principal than interest.
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
