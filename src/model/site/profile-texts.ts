/** A line of the credentials or links: its text, and the address at its end. */
export interface LinkedLine {
  text: string;
  url?: string;
}

/** Returns the paragraphs of a text, which empty lines separate. */
export function splitParagraphs(text: string): string[] {
  return splitBy(/\n\s*\n/, text);
}

/** Returns the parts of a list in one text, which commas, semicolons and new lines separate. */
export function splitList(text: string): string[] {
  return splitBy(/[,;\n]/, text);
}

/**
 * Returns the lines of a text that are not empty, each with the https address that ends it.
 *
 * @example splitLinkedLines('CFP https://cfp.example/1') // [{ text: 'CFP', url: 'https://cfp.example/1' }]
 */
export function splitLinkedLines(text: string): LinkedLine[] {
  return splitBy(/\n/, text).map((line) => {
    const [, url] = /(https:\/\/.+)$/.exec(line.split(/\s/).at(-1) ?? '') ?? [];
    if (!url) return { text: line };
    return { text: line.slice(0, -url.length).trim() || url, url };
  });
}

/** Returns the parts of a text that are not empty, without white space around them. */
function splitBy(separator: RegExp, text: string): string[] {
  const parts = text.split(separator).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}
