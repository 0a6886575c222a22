/**
 * Formats a US phone number, ignoring everything but its digits.
 *
 * @returns undefined if it is not a US number (ten digits, or eleven starting with 1)
 * @example cleanPhone('+1 555.123.4567') // '(555) 123-4567'
 */
export function cleanPhone(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : undefined;
}
