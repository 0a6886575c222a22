import { lazyValue } from './lazy-value.ts';

const dollars = { style: 'currency', currency: 'USD' } as const;
const wholeDollars = lazyValue(
  () => new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 }),
);
const dollarsAndCents = lazyValue(() => new Intl.NumberFormat('en-US', dollars));

/**
 * Formats an amount of dollars, with cents only if there are any.
 *
 * @example formatDollars(450000) // '$450,000'
 * @example formatDollars(1520.06) // '$1,520.06'
 */
export function formatDollars(amount: number): string {
  const format = Number.isInteger(amount) ? wholeDollars : dollarsAndCents;
  return format().format(amount);
}

/**
 * Returns a number of business days with its unit.
 *
 * @example businessDays(1) // '1 business day'
 * @example businessDays(10) // '10 business days'
 */
export function businessDays(count: number): string {
  return `${count} business ${count === 1 ? 'day' : 'days'}`;
}
