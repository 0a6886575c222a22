import { allowedAttributes } from '#src/domain/posts/content/allowed-html.ts';
import { rewriteAttributes } from '#src/domain/posts/content/strip-csp-violations.ts';

/** Attributes that tell lists, hidden columns, and targets of links apart, and those that posts have. */
const kept = new Set([
  ...['class', 'id', 'name', 'span', 'aria-level', 'data-aria-level', 'data-listid'],
  ...Object.values(allowedAttributes).flat(),
]);

/** The attribute that holds the text of a style attribute in inert HTML. */
export const styleAttribute = 'data-style';

// Embedded pictures are long and never stored.
const embedded = /(["'])data:[^"']*\1/gi;

/**
 * Returns HTML that a browser can parse without CSP violations: without handlers and style sheets,
 * and with `style` attributes renamed so that they have no effect.
 */
export function inertHtml(html: string): string {
  return rewriteAttributes(html.replace(embedded, '""'), (written, name) => {
    if (name === 'style') return written.replace(/^style/i, styleAttribute);
    return kept.has(name) ? written : '';
  });
}
