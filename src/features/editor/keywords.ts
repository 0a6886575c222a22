/**
 * Parses comma-separated keywords: trims each, drops empty ones, and keeps their order.
 *
 * @example keywordsOf('fha,  first home,,') // ['fha', 'first home']
 */
export function keywordsOf(text: string): string[] {
  return text
    .toWellFormed()
    .normalize('NFC')
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}

/** Returns keywords as text for the form. */
export function keywordsText(keywords: readonly string[]): string {
  return keywords.join(', ');
}
