import { allowedAttributes } from './allowed-html.ts';
import { createTagLimit } from './tag-limit.ts';

/** Those that posts have, and the title of a frame, which becomes a video's caption. */
const names = new Set([...Object.values(allowedAttributes).flat(), 'title']);

const tagOrComment = /<!--|<(\/?)([a-z][^\s/>]*)/gi;
const endOfComment = /--!?>|$/g;
/**
 * Matches one attribute as a browser parses it: a quote starts a value only after `=`, and is part of
 * a name elsewhere. It always matches; at the end of the tag it matches the empty string.
 */
const attribute = /([\s/]*)((=?[^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*|(?=>)))?)/y;
const styleSheet = /<style(?=[\s/>])[\s\S]*?(?:<\/style\s*>|$)/gi;
const base = /<base(?=[\s/>])[^>]{0,4000}>/gi;

/**
 * Removes most of what a browser would report as a CSP violation while it parses the HTML: style
 * sheets, `<base>`, and attributes that are not allowed anyway, such as `style` and `onclick`. The
 * browser reports them even in a document that is never shown. Safety does not depend on this; it is
 * the sanitizer's job.
 */
export function stripCspViolations(html: string): string {
  return rewriteAttributes(html, (written, name) => (names.has(name) ? written : ''));
}

/**
 * Rewrites each attribute, and removes style sheets, `<base>`, and start tags that are too many for a parser
 * (tag-limit.ts).
 *
 * @param rewrite receives an attribute as written and its lowercase name, and returns its replacement
 */
export function rewriteAttributes(
  html: string,
  rewrite: (written: string, name: string) => string,
): string {
  const text = html.replace(styleSheet, '').replace(base, '');
  const keepsTag = createTagLimit();
  const parts: string[] = [];
  let end = 0;
  for (const { index, 0: start, 1: slash, 2: element } of text.matchAll(tagOrComment)) {
    // Skips what only looks like a tag, inside a value or a comment.
    if (index < end) continue;
    parts.push(text.slice(end, index));
    if (element === undefined) {
      endOfComment.lastIndex = index + '<!'.length;
      end = endOfComment.exec(text)?.index ?? text.length;
      parts.push(text.slice(index, end));
      continue;
    }
    const isKept = keepsTag(element.toLowerCase(), slash !== '');
    if (isKept) parts.push(start);
    // Together with the text after it, this would become another tag.
    else if (text[index - 1] === '<') parts.push('<!---->');
    attribute.lastIndex = index + start.length;
    for (let match = attribute.exec(text); match?.[0]; match = attribute.exec(text)) {
      const [, space = '', written = '', name = ''] = match;
      if (isKept) parts.push(space, written && rewrite(written, name.toLowerCase()));
    }
    end = attribute.lastIndex;
    if (!isKept && text[end] === '>') end += 1;
  }
  return parts.join('') + text.slice(end);
}
