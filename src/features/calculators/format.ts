import { roundToCents } from '#src/domain/loans/round-to-cents.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';

const withCents = lazyValue(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
);

/**
 * A computed amount for display, always with cents.
 *
 * @example formatCents(1520.0559) // '$1,520.06'
 */
export function formatCents(dollars: number): string {
  return withCents().format(roundToCents(dollars));
}

/** @example formatYears(1) // '1 year' */
export function formatYears(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/**
 * A stretch of months in years and months.
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
