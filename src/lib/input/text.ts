/**
 * What is stored of a text that may have several lines: Unicode NFC, without white space around it. Half
 * an emoji, as a cut-off paste leaves it, becomes a replacement character: the database takes no half ones.
 */
export function tidyText(text: string): string {
  return text.toWellFormed().normalize('NFC').trim();
}

/**
 * What is stored of a line of text: as tidyText makes it, without control characters. A tab or a line
 * break, as a paste from a table brings it, becomes a space.
 *
 * @example tidyLine('120 Maple\tStreet\u0000') // '120 Maple Street'
 */
export function tidyLine(text: string): string {
  return tidyText(text.replace(/[\t-\r\u0085]+/g, ' ').replace(/\p{Cc}/gu, ''));
}
