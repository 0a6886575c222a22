const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A parser would turn a literal one into a line feed.
  '\r': '&#13;',
};

/** Characters that XML 1.0 forbids: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Escapes a text for XML, between tags or in quotes. Drops characters that XML forbids.
 *
 * @example xmlText('Rates & <points>') // 'Rates &amp; &lt;points&gt;'
 */
export function xmlText(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/[&<>"'\r]/g, (character) => entities[character] ?? character);
}

/** Returns an element with this text; an empty string for an empty text. */
export function xmlElement(name: string, text: string): string {
  return text && `<${name}>${xmlText(text)}</${name}>`;
}
