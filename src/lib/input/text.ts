/** Replaces each lone surrogate, which the database refuses. Like `toWellFormed`, which Firefox lacks before 119. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Normalizes a multiline text for storage: well-formed, in Unicode NFC, without white space around it. */
export function tidyText(text: string): string {
  return wellFormed(text).normalize('NFC').trim();
}

/** Anything that can be seen: no white space, filler, direction mark or joiner without letters. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Normalizes a line of text for storage: like tidyText, and without control characters. A tab or a line
 * break, for example from a pasted table, becomes a space. A line in which nobody can see anything is empty.
 *
 * @example tidyLine('120 Maple\tStreet\u0000') // '120 Maple Street'
 */
export function tidyLine(text: string): string {
  const line = tidyText(
    wellFormed(text)
      .replace(/[\t-\r\u0085]+/g, ' ')
      .replace(/\p{Cc}/gu, ''),
  );
  return visible.test(line) ? line : '';
}

/**
 * Returns the error for a tidied line with a character that nobody sees and that ends the line, or reverses its
 * direction. The marks and joiners that Persian, Indic names and emoji need are fine.
 */
export function hiddenError(line: string): string | undefined {
  return /[\u2028-\u202e\u2066-\u2069]/.test(line)
    ? 'This has a hidden character, as copied text sometimes does. Clear the field and type it.'
    : undefined;
}
