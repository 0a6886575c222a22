import { maxAmount, maxAnnualRatePercent, maxMonths } from './limits.ts';

/** Dollars from 0 to `maxAmount`. NaN is 0; what lies outside becomes the nearer end. */
export function boundedAmount(dollars: number): number {
  return bounded(dollars, 0, maxAmount);
}

/** Percent from 0 to 100. NaN is 0; what lies outside becomes the nearer end. */
export function boundedSharePercent(percent: number): number {
  return bounded(percent, 0, 100);
}

/** A change in percent from -100 to 100. NaN is 0; what lies outside becomes the nearer end. */
export function boundedChangePercent(percent: number): number {
  return Number.isNaN(percent) ? 0 : bounded(percent, -100, 100);
}

/** A term in whole months from 1 to `maxMonths`. NaN is 1; what lies outside becomes the nearer end. */
export function boundedTerm(months: number): number {
  return boundedCount(months, 1, maxMonths);
}

/** A whole number from `min` to `max`. NaN is `min`; what lies outside becomes the nearer end. */
export function boundedCount(count: number, min: number, max: number): number {
  return Math.round(bounded(count, min, max));
}

/**
 * The rate of one month as a fraction: `annualRatePercent / 100 / 12`, without compounding, as US
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
