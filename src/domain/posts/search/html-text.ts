const hiddenContent = /<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis;
/** Tags within a word or a sentence. Any other tag separates the text before it from the text after it. */
const inlineTags =
  /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const otherTags = /<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const entities = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
};

/**
 * Returns the visible text of HTML, for searching: without tags, comments and scripts, and with
 * entities decoded. The result is text and must not be used as HTML.
 *
 * @example htmlText('<p>Rates &amp; <b>p</b>oints</p>') // ' Rates & points '
 */
export function htmlText(html: string): string {
  return html
    .replace(hiddenContent, ' ')
    .replace(inlineTags, '')
    .replace(otherTags, ' ')
    .replace(entities, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name) return namedEntities[name.toLowerCase()] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}
