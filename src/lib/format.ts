import { onFirstUse } from './on-first-use.ts';

const dollars = { style: 'currency', currency: 'USD' } as const;
const wholeDollars = onFirstUse(
  () => new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 }),
);
const dollarsAndCents = onFirstUse(() => new Intl.NumberFormat('en-US', dollars));

/**
 * An amount of dollars for display, with cents only when there are any.
 *
 * @example formatDollars(450000) // '$450,000'
 * @example formatDollars(1520.06) // '$1,520.06'
 */
export function formatDollars(amount: number): string {
  const format = Number.isInteger(amount) ? wholeDollars : dollarsAndCents;
  return format().format(amount);
}
