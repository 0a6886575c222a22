import createPurifier, { type Config, type WindowLike } from 'dompurify';
import { withScheme } from '#src/lib/intended-address.ts';
import { allowedAttributes, droppedWithContent, replacements } from './allowed-html.ts';
import { limitDepth } from './limit-depth.ts';
import { idPrefix, isLinked } from './link-targets.ts';
import { rewriteAttributes, stripCspViolations } from './strip-csp-violations.ts';
import { tidyElements } from './tidy-elements.ts';
import { videoFigure, videoOf } from './video-figure.ts';

declare const safe: unique symbol;

/** HTML that has been sanitized and may be inserted into a page. */
export type SafeHtml = string & { readonly [safe]: true };

/** A browser's window, or jsdom's outside of a browser. */
export type DomWindow = WindowLike & { document: Document };

const config = {
  ALLOWED_TAGS: [...Object.keys(allowedAttributes), ...Object.keys(replacements)],
  ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_FORBID_CONTENTS: droppedWithContent,
  // Puts idPrefix before each id, so that it cannot clobber anything.
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Prepended to HTML so that it is parsed as in a page. Without a doctype, a parser leaves a table
 * inside a paragraph; in the page, the table would end the paragraph.
 */
const startOfPage = '<!doctype html><body>';

/** Most HTML is stable after the second pass; HTML that never becomes stable is kept as plain text. */
const maxPasses = 8;

/**
 * Creates the function that sanitizes the HTML of posts. The output has only elements and attributes
 * of an allow-list, no address that could run code, and loads nothing but images. It keeps the id of
 * an element that a link leads to, with a prefix. Its elements are nested in at most maxDepth levels. The
 * function never throws and is idempotent.
 *
 * @param window provides the parser; parsing loads and runs nothing
 * @example createSanitizer(window)('<h1 onclick="x()">APR</h1>') // '<h2>APR</h2>'
 */
export function createSanitizer(window: DomWindow): (html: string) => SafeHtml {
  const purifier = createPurifier(window);
  // The first element of each walk. What follows takes longer the deeper the elements are nested.
  purifier.addHook('beforeSanitizeElements', (node) => {
    if (isElement(node) && node.localName === 'body') limitDepth(node);
  });
  purifier.addHook('uponSanitizeElement', (node) => {
    if (isElement(node) && node.localName === 'iframe') putVideoBefore(node);
  });
  purifier.addHook('uponSanitizeAttribute', (element, event) => {
    const { attrName, attrValue } = event;
    // An id with the prefix is from a post, maybe from a part that was cut out without its links.
    const isForeign = attrName === 'id' && !attrValue.startsWith(idPrefix);
    if (isForeign && !isLinked(element, attrValue)) event.keepAttr = false;
  });

  function pass(html: string): string {
    const fragment = purifier.sanitize(startOfPage + stripCspViolations(html), config);
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
      // For example, markup nested too deeply for the stack. The log must not contain the content.
      console.error(`Left out content that cannot be read: ${(error as Error).name}`);
      return '' as SafeHtml;
    }
  };
}

/**
 * Creates the function that cleans HTML of any origin: it reads the addresses of links and pictures
 * that lack a scheme as https, such as `www.example.com`, and sanitizes the result.
 *
 * @param window as for createSanitizer
 */
export function createCleaner(window: DomWindow): (html: string) => SafeHtml {
  const sanitize = createSanitizer(window);
  return (html) => sanitize(completeAddresses(html));
}

const writtenAddress = /(?<==\s*["']?)[^\s"'][^"']*/;

/** Returns HTML with `https://` before the addresses of links and pictures that lack a scheme. */
export function completeAddresses(html: string): string {
  return rewriteAttributes(html, (written, name) =>
    name === 'href' || name === 'src' ? written.replace(writtenAddress, withScheme) : written,
  );
}

/** Keeps the video of a frame that is about to be removed, as a figure. */
function putVideoBefore(frame: Element): void {
  const video = videoOf(frame.getAttribute('src') ?? '');
  const title = frame.getAttribute('title') ?? '';
  if (video) frame.before(videoFigure(frame.ownerDocument, video, title));
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function htmlOf(fragment: DocumentFragment): string {
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
