/**
 * Formats an amount in whole dollars. Does not use `Intl`, whose first formatter blocks a slow phone
 * for 80 ms, because these amounts are formatted during hydration.
 *
 * @param amount dollars, 0 or more
 * @example wholeDollars(1996.38) // '$1,996'
 */
export function wholeDollars(amount: number): string {
  return `$${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
