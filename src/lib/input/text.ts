/** What is stored of a line of text: Unicode NFC, without white space around it. */
export function tidyText(text: string): string {
  return text.normalize('NFC').trim();
}
