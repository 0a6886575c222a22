/** What people write between the digits of a phone number, after NFKC; a plus only comes first. */
const written = /^\+?[\d\s().·•/\p{Pd}\u2212]*$/u;
/** An area code starts with 2 or higher, so a leading 1 is the country code. */
const usNumber = /^(?:\+?1)?([2-9]\d\d)(\d{3})(\d{4})$/;

/** Returns only the digits of a text, with full-width digits converted to ASCII. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}

/**
 * Returns the digits by which two phone numbers are compared: the country code of a US number counts
 * for nothing. Everything that compares or finds numbers uses it.
 *
 * @returns '' for a text without digits, which is no number
 * @example phoneKey('1-512-555-0142') === phoneKey('(512) 555 0142') // '5125550142'
 */
export function phoneKey(text: string): string {
  return digitsOf(text).replace(/^1(?=\d{10}$)/, '');
}

/**
 * Formats a US phone number, ignoring everything but its digits and a plus. Guesses, so offer the
 * result; `tidyPhone` only changes what is certainly a number.
 *
 * @returns undefined if it is not a US number (ten digits, or eleven starting with 1)
 * @example cleanPhone('cell: 555.123.4567') // '(555) 123-4567'
 */
export function cleanPhone(text: string): string | undefined {
  const number = text.normalize('NFKC').replace(/[^0-9+]/g, '');
  return usNumber.test(number) ? number.replace(usNumber, '($1) $2-$3') : undefined;
}

/**
 * Formats a US phone number as people write or paste it, with any white space, dashes and invisible
 * characters; returns other text unchanged.
 *
 * @example tidyPhone('\u202a+1 512.555.0142\u202c') // '(512) 555-0142'
 */
export function tidyPhone(text: string): string {
  const visible = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  return (written.test(visible) && cleanPhone(visible)) || text;
}
