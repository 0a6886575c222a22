import { allowedAttributes } from './allowed-html.ts';

const names = new Set(Object.values(allowedAttributes).flat());

const startTag = /<[a-z][^\s/>]*/gi;
/**
 * What is behind a tag's name, as a browser reads it: a quote begins a value behind `=` alone, and
 * is part of a name elsewhere. It matches everywhere, nothing at the end of the tag.
 */
const attribute = /([\s/]*)((=?[^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*|(?=>)))?)/y;
const styleSheet = /<style(?=[\s/>])[\s\S]*?(?:<\/style\s*>|$)/gi;
const base = /<base(?=[\s/>])[^>]{0,4000}>/gi;

/**
 * HTML without most of what a browser reports as a violation of the page's policy while it reads
 * it: attributes that are not allowed anyway, such as `style` and `onclick`, style sheets and bases.
 * The browser reports them even in a document that is never shown. Nothing depends on this for
 * safety; that is the sanitizer's.
 */
export function quietened(html: string): string {
  return rewrittenAttributes(html, (written, name) => (names.has(name) ? written : ''));
}

/**
 * HTML without style sheets and bases, and with each attribute as `rewrite` would have it.
 *
 * @param rewrite is given an attribute as it is written, and its name in lower case
 */
export function rewrittenAttributes(
  html: string,
  rewrite: (written: string, name: string) => string,
): string {
  const text = html.replace(styleSheet, '').replace(base, '');
  const parts: string[] = [];
  let end = 0;
  for (const tag of text.matchAll(startTag)) {
    // What looks like a tag within a value is none.
    if (tag.index < end) continue;
    attribute.lastIndex = tag.index + tag[0].length;
    parts.push(text.slice(end, attribute.lastIndex));
    for (let match = attribute.exec(text); match?.[0]; match = attribute.exec(text)) {
      const [, space = '', written = '', name = ''] = match;
      parts.push(space, written && rewrite(written, name.toLowerCase()));
    }
    end = attribute.lastIndex;
  }
  return parts.join('') + text.slice(end);
}
