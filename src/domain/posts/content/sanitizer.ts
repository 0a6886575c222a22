import createPurifier, { type Config, type WindowLike } from 'dompurify';
import { allowedAttributes, droppedWithContent, replacements } from './allowed-html.ts';
import { quietened } from './quietened.ts';
import { tidyElements } from './tidy-elements.ts';

declare const safe: unique symbol;

/** HTML that came out of a sanitizer, and may be put on a page. */
export type SafeHtml = string & { readonly [safe]: true };

/** A browser's window, or jsdom's where there is none. */
export type DomWindow = WindowLike & { document: Document };

const config = {
  ALLOWED_TAGS: [...Object.keys(allowedAttributes), ...Object.keys(replacements)],
  ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_FORBID_CONTENTS: droppedWithContent,
  // Ids and names are not on the list; should one be put there, it clobbers nothing.
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Before HTML, so that it is read as in a page: a parser that meets no doctype leaves a table in a
 * paragraph, where the page's would end the paragraph.
 */
const startOfPage = '<!doctype html><body>';

/** Most HTML reads the same after its second pass; what never does is kept as plain text. */
const maxPasses = 8;

/**
 * Makes the function that cleans the HTML of posts: an allow-list of elements and attributes, no
 * address that could run something, and nothing that loads but images. It never throws, and
 * cleaning its own output changes nothing.
 *
 * @param window whose parser it uses; nothing is loaded or run while it reads
 * @example createSanitizer(window)('<h1 onclick="x()">APR</h1>') // '<h2>APR</h2>'
 */
export function createSanitizer(window: DomWindow): (html: string) => SafeHtml {
  const purifier = createPurifier(window);

  function pass(html: string): string {
    const fragment = purifier.sanitize(startOfPage + quietened(html), config);
    tidyElements(fragment);
    return htmlOf(fragment);
  }

  function sanitized(html: string): string {
    let current = pass(html);
    for (let passes = 1; passes < maxPasses; passes++) {
      const next = pass(current);
      if (next === current) return current;
      current = next;
    }
    const fragment = purifier.sanitize(startOfPage + current, config);
    fragment.replaceChildren(fragment.textContent ?? '');
    return pass(htmlOf(fragment));
  }

  return (html) => {
    try {
      return sanitized(html) as SafeHtml;
    } catch (error) {
      // Such as markup nested too deep for the stack. Its text is nobody's business.
      console.error(`Left out content that cannot be read: ${(error as Error).name}`);
      return '' as SafeHtml;
    }
  };
}

function htmlOf(fragment: DocumentFragment): string {
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
