import { allowedAttributes } from '#src/domain/posts/content/allowed-html.ts';
import { rewriteAttributes } from '#src/domain/posts/content/strip-csp-violations.ts';

const kept = new Set(['class', 'id', ...Object.values(allowedAttributes).flat()]);

/** Where the text of a style attribute stands in inert HTML. */
export const styleAttribute = 'data-style';

// Pictures within the text are long, and none is kept.
const embedded = /(["'])data:[^"']*\1/gi;

/**
 * HTML that a browser can read without a word about the page's policy: without handlers and style
 * sheets, and with what stood in `style` in an attribute that does nothing.
 */
export function inertHtml(html: string): string {
  return rewriteAttributes(html.replace(embedded, '""'), (written, name) => {
    if (name === 'style') return written.replace(/^style/i, styleAttribute);
    return kept.has(name) ? written : '';
  });
}
