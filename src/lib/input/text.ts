/**
 * Normalizes a multiline text for storage: Unicode NFC, without white space around it. A lone surrogate,
 * such as half an emoji from a truncated paste, becomes a replacement character, because the database
 * refuses it.
 */
export function tidyText(text: string): string {
  return text.toWellFormed().normalize('NFC').trim();
}

/**
 * Normalizes a line of text for storage: like tidyText, and without control characters. A tab or a line
 * break, for example from a pasted table, becomes a space.
 *
 * @example tidyLine('120 Maple\tStreet\u0000') // '120 Maple Street'
 */
export function tidyLine(text: string): string {
  const wellFormed = text.toWellFormed();
  return tidyText(wellFormed.replace(/[\t-\r\u0085]+/g, ' ').replace(/\p{Cc}/gu, ''));
}
