import { formatDollars } from '#src/lib/format/format.ts';
import { roundToCents } from '#src/model/loans/loan-cost.ts';

/**
 * Formats a computed amount for display, always with cents.
 *
 * @example formatCents(1520.0559) // '$1,520.06'
 */
export function formatCents(dollars: number): string {
  return formatDollars(roundToCents(dollars), 2);
}

/**
 * Formats a computed amount in whole dollars, for a sentence or a forecast.
 *
 * @example formatWhole(1520.0559) // '$1,520'
 */
export function formatWhole(dollars: number): string {
  return formatDollars(Math.round(roundToCents(dollars)), 0);
}

/**
 * Formats an amount that nobody can know exactly: in thousands from 10,000 dollars, and less in hundreds.
 *
 * @example formatAbout(22_235.79) // '$22,000'
 */
export function formatAbout(dollars: number): string {
  const step = Math.abs(dollars) < 10_000 ? 100 : 1_000;
  return formatWhole(Math.round(dollars / step) * step);
}

/**
 * Returns the difference of two amounts as they are shown, so that a reader who subtracts the figures
 * gets the same.
 *
 * @returns dollars in whole cents
 * @example shownDifference(1688.018, 1610.754) // 77.27
 */
export function shownDifference(first: number, second: number): number {
  // Rounded once more: doubles of cents do not subtract to the cent.
  return roundToCents(roundToCents(first) - roundToCents(second));
}

/** @example formatYears(1) // '1 year' */
export function formatYears(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/**
 * Formats a stretch of months in years and months.
 *
 * @example formatMonths(109) // '9 years 1 month'
 */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const restText = rest === 1 ? '1 month' : `${rest} months`;
  if (years === 0) return restText;
  return rest === 0 ? formatYears(years) : `${formatYears(years)} ${restText}`;
}

/** How much room a written figure takes, in steps in which it is set smaller to stay on one line. */
type FigureLength = 'short' | 'medium' | 'long' | 'longest';

/**
 * Returns how long a figure is, for its style sheet.
 *
 * @example measureFigure('$2,021.39') // 'short'
 * @example measureFigure('$494,408.81') // 'medium'
 * @example measureFigure('$999,999,999.99') // 'long'
 * @example measureFigure('$1,000,000,000,000,000.00') // 'longest'
 */
export function measureFigure(figure: string): FigureLength {
  if (figure.length <= 10) return 'short';
  if (figure.length <= 12) return 'medium';
  return figure.length <= 20 ? 'long' : 'longest';
}
