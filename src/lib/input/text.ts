/**
 * What is stored of a line of text: Unicode NFC, without white space around it. Half an emoji, as
 * a cut-off paste leaves it, becomes a replacement character: the database takes no half ones.
 */
export function tidyText(text: string): string {
  return text.toWellFormed().normalize('NFC').trim();
}
