/** The digits of a text, full-width ones as plain ones, and nothing else. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
