/**
 * The keywords of a text with commas between: each without white space around it, without empty
 * ones, in the order in which they stand.
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

/** Keywords as a text for the form. */
export function keywordsText(keywords: readonly string[]): string {
  return keywords.join(', ');
}
