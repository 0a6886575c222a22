/**
 * An amount in whole dollars. Written without `Intl`, whose first formatter holds a slow phone up
 * for 80 ms: these amounts are on the page when its script takes it over.
 *
 * @param amount dollars, 0 or more
 * @example wholeDollars(1996.38) // '$1,996'
 */
export function wholeDollars(amount: number): string {
  return `$${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
