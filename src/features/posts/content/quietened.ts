import { allowedAttributes } from './allowed-html.ts';

const names = new Set(Object.values(allowedAttributes).flat());

// Bounded, so that no text can make them slow: what is longer is not quietened.
const startTag = /<([a-z][^\s/>]*)((?:"[^"]{0,4000}"|'[^']{0,4000}'|[^"'>]){0,4000})>/gi;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;
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
  return html
    .replace(styleSheet, '')
    .replace(base, '')
    .replace(startTag, (_tag, name: string, rest: string) => {
      const rewritten = rest.replace(attribute, (written: string, attributeName: string) =>
        rewrite(written, attributeName.toLowerCase()),
      );
      return `<${name}${rewritten}>`;
    });
}
