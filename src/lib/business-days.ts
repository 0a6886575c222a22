/**
 * Returns a number of business days with its unit.
 *
 * @example businessDays(1) // '1 business day'
 * @example businessDays(10) // '10 business days'
 */
export function businessDays(count: number): string {
  return `${count} business ${count === 1 ? 'day' : 'days'}`;
}
