const percentage = /^(\d{1,2}(?:\.\d{1,4})?)\s?%$/;

/**
 * Reads a displayed rate, which is whatever the owner typed.
 *
 * @returns percent a year, 0 to below 100; undefined for a text that is no plain percentage
 * @example readRate('6.375%') // 6.375
 * @example readRate('6.25% to 6.5%') // undefined
 */
export function readRate(text: string): number | undefined {
  const [, digits] = percentage.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
