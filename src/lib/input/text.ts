/**
 * Replaces each lone surrogate, such as half an emoji from a truncated paste, with a replacement character,
 * because the database refuses it. Like `toWellFormed`, which Firefox lacks before 119.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Normalizes a multiline text for storage: well-formed, in Unicode NFC, without white space around it. */
export function tidyText(text: string): string {
  return wellFormed(text).normalize('NFC').trim();
}

/**
 * Normalizes a line of text for storage: like tidyText, and without control characters. A tab or a line
 * break, for example from a pasted table, becomes a space.
 *
 * @example tidyLine('120 Maple\tStreet\u0000') // '120 Maple Street'
 */
export function tidyLine(text: string): string {
  return tidyText(
    wellFormed(text)
      .replace(/[\t-\r\u0085]+/g, ' ')
      .replace(/\p{Cc}/gu, ''),
  );
}
