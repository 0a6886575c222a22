import { allowedAttributes } from './allowed-html.ts';

/** Those that posts have, and the title of a frame, which becomes a video's caption. */
const names = new Set([...Object.values(allowedAttributes).flat(), 'title']);

const startTag = /<[a-z][^\s/>]*/gi;
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
 * Rewrites each attribute, and removes style sheets and `<base>`.
 *
 * @param rewrite receives an attribute as written and its lowercase name, and returns its replacement
 */
export function rewriteAttributes(
  html: string,
  rewrite: (written: string, name: string) => string,
): string {
  const text = html.replace(styleSheet, '').replace(base, '');
  const parts: string[] = [];
  let end = 0;
  for (const tag of text.matchAll(startTag)) {
    // Skips what only looks like a tag, inside a value.
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
