import { halfCent } from './limits.ts';

/** From here on doubles are whole numbers, and have no cents to round. */
const wholeFrom = 2 ** 52;

/**
 * Decimal digits that every double keeps. A computed value may differ from the meant one beyond
 * them: 3 * 1.115 is 3.345 only up to there. From `noiseAboveCents` on they hold no tenth of a cent.
 */
const significantDigits = 15;
const noiseAboveCents = 1e12;

/**
 * Rounds for display, half up to cents, below zero alike: 1.005 is 1.01 and -1.005 is
 * -1.01, as a person rounds the decimal number and not the double beside it.
 *
 * @returns dollars, never -0; 0 for what is not a finite number
 * @example roundToCents(1.005) // 1.01
 */
export function roundToCents(dollars: number): number {
  if (!Number.isFinite(dollars)) return 0;
  if (Math.abs(dollars) >= wholeFrom) return dollars;
  const size = Math.abs(dollars);
  const decimal = size < noiseAboveCents ? Number(size.toPrecision(significantDigits)) : size;
  if (decimal < halfCent) return 0;
  // Shifting the decimal point in the text is exact, where a multiplication by 100 is not.
  return (Math.sign(dollars) * Math.round(Number(`${decimal}e2`))) / 100;
}
