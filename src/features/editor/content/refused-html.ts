import { allowedAttributes } from '#src/domain/posts/content/allowed-html.ts';
import { rewriteAttributes } from '#src/domain/posts/content/strip-csp-violations.ts';

const allowedNames = new Set(Object.values(allowedAttributes).flat());
const prefix = 'data-refused-';

/**
 * Parses HTML with all of its elements and attributes, without effect: attributes that posts do not
 * have, such as `style` and `onclick`, get a prefix, because a browser would report them as CSP
 * violations. Style sheets are left out.
 */
export function parsedInertly(html: string): HTMLElement {
  const inert = rewriteAttributes(html, (written, name) =>
    allowedNames.has(name) ? written : `${prefix}${written}`,
  );
  return new DOMParser().parseFromString(inert, 'text/html').body;
}

/** Returns text of inert HTML, such as an attribute's name, as it was typed. */
export function asTyped(text: string): string {
  return text.replaceAll(prefix, '');
}

/** Returns the value of an attribute that posts do not have; '' without it. */
export function refusedValue(element: Element, name: string): string {
  return element.getAttribute(`${prefix}${name}`) ?? '';
}
