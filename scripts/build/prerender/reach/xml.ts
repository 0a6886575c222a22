const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Written as it is, a reader would take it for a line break.
  '\r': '&#13;',
};

/** What XML 1.0 allows in no form: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * A text as it stands in XML, between tags or in quotes. Characters that XML has no way to write
 * are left out.
 *
 * @example xmlText('Rates & <points>') // 'Rates &amp; &lt;points&gt;'
 */
export function xmlText(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/[&<>"'\r]/g, (character) => entities[character] ?? character);
}

/** An element with text in it, or nothing for an empty text. */
export function xmlElement(name: string, text: string): string {
  return text && `<${name}>${xmlText(text)}</${name}>`;
}
