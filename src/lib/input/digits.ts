/** Returns only the digits of a text, with full-width digits converted to ASCII. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
