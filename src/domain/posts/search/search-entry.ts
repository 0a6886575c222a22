import { searchKey } from '#src/lib/search-key.ts';
import { type PostSummary, summarizePost } from '../post.schema.ts';
import type { DatedPost, StoredOrder } from '../stored-posts.ts';

/** A post, preprocessed so that it can be searched on every keystroke. */
export interface SearchEntry {
  /** The part that a search result shows. */
  post: PostSummary;
  /** Its position among the others. */
  order: StoredOrder;
  /** The search keys of title, description, content and keywords, one per line. */
  text: string;
  /** Search keys. */
  states: readonly string[];
}

/**
 * Preprocesses a post, once for all searches.
 *
 * @param parser as for htmlText
 */
export function toSearchEntry({ post, order }: DatedPost, parser?: Document): SearchEntry {
  return {
    post: summarizePost(post),
    order,
    text: [post.title, post.description, htmlText(post.content, parser), ...post.keywords]
      .map(searchKey)
      .join('\n'),
    states: post.states.map(searchKey),
  };
}

/**
 * Whether a post contains the text in its title, description, content or a keyword, or belongs to the
 * state that the text names.
 *
 * @param wanted a search key; every post contains the empty one
 */
export function matchesSearch({ text, states }: SearchEntry, wanted: string): boolean {
  return text.includes(wanted) || states.includes(wanted);
}

const hiddenContent = /<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis;
/** Tags within a word or a sentence. Any other tag separates the text before it from the text after it. */
const inlineTags =
  /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const otherTags = /<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const references = /&(?:#x?[\da-f]+|[a-z][a-z\d]*);?/gi;

/** Decoded character references: the usual ones, and others once the parser has decoded them. */
const decoded = new Map([
  ['&amp;', '&'],
  ['&apos;', "'"],
  ['&copy;', '©'],
  ['&gt;', '>'],
  ['&hellip;', '…'],
  ['&ldquo;', '“'],
  ['&lsquo;', '‘'],
  ['&lt;', '<'],
  ['&mdash;', '—'],
  ['&nbsp;', ' '],
  ['&ndash;', '–'],
  ['&quot;', '"'],
  ['&rdquo;', '”'],
  ['&rsquo;', '’'],
]);

/**
 * Returns the visible text of HTML, for searching: without tags, comments and scripts, and with
 * character references decoded. The result is text and must not be used as HTML.
 *
 * @param parser decodes the references that are not usual, as pages show them, so that the script needs
 *   no table of over 2,000 names; outside of a browser pass jsdom's document, or they stay as they are
 * @example htmlText('<p>Rates &amp; <b>p</b>oints</p>') // ' Rates & points '
 */
export function htmlText(html: string, parser: Document | undefined = globalThis.document): string {
  return html
    .replace(hiddenContent, ' ')
    .replace(inlineTags, '')
    .replace(otherTags, ' ')
    .replace(references, (reference) => decoded.get(reference) ?? parsed(reference, parser));
}

function parsed(reference: string, parser: Document | undefined): string {
  if (!parser) return reference;
  const element = parser.createElement('p');
  element.innerHTML = reference;
  const text = element.textContent;
  decoded.set(reference, text);
  return text;
}
