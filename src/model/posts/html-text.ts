declare const state: unique symbol;

/** HTML as another program copied it, which may be anything: only a document without a window parses it. */
export type PastedHtml = string & { readonly [state]: 'pasted' };

/** HTML that a post may be stored with: what the sanitizer makes, or what was stored and has not been edited. */
export type StoredHtml = string & { readonly [state]: 'stored' };

/** An element whose content has been sanitized and may be inserted into a page. */
export type ShownHtml = HTMLElement & { readonly [state]: 'shown' };

/** The start of a comment, of a tag, or of what a browser takes for a comment, like `<?xml`. */
const markup = /<!--|<(\/?)([a-z][^\s/>]*)|<[!?/]/gi;
const endOfComment = /--!?>/g;
const endOfOther = />/g;
/** The next value in a tag, which may contain `>`, or the end of the tag. */
const valueOrEnd = />|=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]+)/g;
/** Elements whose content is no text. */
const hidden: Readonly<Record<string, RegExp>> = {
  script: /<\/script(?=[\s/>])/gi,
  style: /<\/style(?=[\s/>])/gi,
};
/** Tags within a word or a sentence. Any other tag separates the text before it from the text after it. */
const inline = new Set(
  'a abbr b cite code del em font i ins kbd mark q s small span strike strong sub sup u wbr'.split(
    ' ',
  ),
);
const references = /&(?:#x?[\da-f]+|[a-z][a-z\d]*);?/gi;

/** Decoded character references: the usual ones, and others once the parser has decoded them. */
const decoded = new Map(
  Object.entries({
    ...{ '&amp;': '&', '&apos;': "'", '&gt;': '>', '&lt;': '<', '&quot;': '"', '&nbsp;': ' ' },
    ...{ '&ldquo;': '“', '&lsquo;': '‘', '&rdquo;': '”', '&rsquo;': '’' },
    ...{ '&copy;': '©', '&hellip;': '…', '&mdash;': '—', '&ndash;': '–' },
  }),
);

/**
 * Returns the visible text of HTML, for searching: without tags, comments and scripts, and with
 * character references decoded. The result is text and must not be used as HTML.
 *
 * @param parser decodes the references that are not usual, as pages show them, so that the script needs
 *   no table of over 2,000 names; outside of a browser pass jsdom's document, or they stay as they are
 * @example htmlText('<p>Rates &amp; <b>p</b>oints</p>') // ' Rates & points '
 */
export function htmlText(html: string, parser: Document | undefined = globalThis.document): string {
  return withoutMarkup(html).replace(
    references,
    (reference) => decoded.get(reference) ?? parsed(reference, parser),
  );
}

/** Walks the tags once, as a browser reads them: what is never closed goes on to the end and is not shown. */
function withoutMarkup(html: string): string {
  const parts: string[] = [];
  let at = 0;

  function find(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    at = found ? pattern.lastIndex : html.length;
    return found;
  }

  function skipTag(): void {
    while (at < html.length && find(valueOrEnd)?.[0] !== '>');
  }

  while (at < html.length) {
    const start = at;
    const found = find(markup);
    parts.push(html.slice(start, found?.index));
    if (!found) break;
    const [opening, slash, written] = found;
    const name = written?.toLowerCase() ?? '';
    if (opening === '<!--') {
      // The two dashes may be those of the end, as in `<!-->`.
      at -= 2;
      find(endOfComment);
    } else if (name === '') find(endOfOther);
    else skipTag();
    const end = slash === '' ? hidden[name] : undefined;
    if (end && find(end)) skipTag();
    if (!inline.has(name)) parts.push(' ');
  }
  return parts.join('');
}

function parsed(reference: string, parser: Document | undefined): string {
  if (!parser) return reference;
  const element = parser.createElement('p');
  element.innerHTML = reference;
  const text = element.textContent;
  decoded.set(reference, text);
  return text;
}
