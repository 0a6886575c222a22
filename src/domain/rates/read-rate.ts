const percentage = /^(\d{1,2}(?:\.\d{1,4})?)\s?%$/;

/**
 * Parses a displayed rate, which is free text from the owner.
 *
 * @returns percent per year, from 0 to below 100; undefined if the text is not a plain percentage
 * @example readRate('6.375%') // 6.375
 * @example readRate('6.25% to 6.5%') // undefined
 */
export function readRate(text: string): number | undefined {
  const [, digits] = percentage.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
