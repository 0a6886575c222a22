import createPurifier, { type Config, type WindowLike } from 'dompurify';
import { withScheme } from '#src/lib/input/typed-address.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import type { ShownHtml, StoredHtml } from '#src/model/posts/html-text.ts';
import {
  allowedAttributes,
  droppedWithContent,
  idPrefix,
  isLinked,
  replacements,
  tidyElements,
} from './allowed-html.ts';
import { rewriteAttributes, stripCspViolations } from './strip-csp-violations.ts';
import { putVideoBefore } from './video-figure.ts';

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

/** Makes a parser read HTML as in a page. Without a doctype, it would leave a table inside a paragraph. */
const startOfPage = '<!doctype html><body>';

/** The editor's HTML is stable at once, most other after two passes; what never becomes stable is kept as text. */
const maxPasses = 8;

/**
 * Creates the function that sanitizes the HTML of posts. The output has only elements and attributes
 * of an allow-list, no address that could run code, and loads nothing but images. Addresses that lack a scheme, such
 * as `www.example.com`, are read as https. It keeps the id of an element that a link leads to, with a prefix. The
 * function never throws and is idempotent.
 *
 * @param window provides the parser; parsing loads and runs nothing
 * @example createSanitizer(window)('<h1 onclick="x()">APR</h1>') // '<h2>APR</h2>'
 */
export function createSanitizer(window: DomWindow): (html: string) => StoredHtml {
  const sanitize = createBodySanitizer(window);
  return (html) => sanitize(html).innerHTML as StoredHtml;
}

// Created on first use, because importing a module must not require a window.
const cleaner = lazyValue(() => createSanitizer(window));

/** Cleans HTML by the blog's rules; the result is what a post's page shows. */
export function clean(html: string): StoredHtml {
  return cleaner()(html);
}

/** Returns a function like that of createSanitizer, which returns an element of a document without a window, which loads nothing. */
export function createBodySanitizer(window: DomWindow): (html: string) => ShownHtml {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeElement', (node) => {
    if (isElement(node) && node.localName === 'iframe') putVideoBefore(node);
  });
  purifier.addHook('uponSanitizeAttribute', (element, event) => {
    const { attrName, attrValue } = event;
    // An id with the prefix is from a post, maybe from a part that was cut out without its links.
    const isForeign = attrName === 'id' && !attrValue.startsWith(idPrefix);
    if (isForeign && !isLinked(element, attrValue)) event.keepAttr = false;
  });

  function pass(html: string): HTMLElement {
    const fragment = purifier.sanitize(startOfPage + stripCspViolations(html), config);
    tidyElements(fragment);
    return inElement(fragment);
  }

  function sanitized(html: string): HTMLElement {
    let current = html;
    for (let passes = 0; passes < maxPasses; passes++) {
      const body = pass(current);
      const next = body.innerHTML;
      if (next === current) return body;
      current = next;
    }
    const fragment = purifier.sanitize(startOfPage + current, config);
    fragment.replaceChildren(fragment.textContent ?? '');
    return pass(inElement(fragment).innerHTML);
  }

  return (html) => {
    try {
      return sanitized(completeAddresses(html)) as ShownHtml;
    } catch (error) {
      // For example, markup nested too deeply for the stack. The log must not contain the content.
      console.error(`Left out content that cannot be read: ${(error as Error).name}`);
      return window.document.implementation.createHTMLDocument('').body as ShownHtml;
    }
  };
}

const writtenAddress = /^([^=]*=\s*["']?)([^\s"'][^"']*)/;

/** Returns HTML with `https://` before the addresses of links and pictures that lack a scheme. */
export function completeAddresses(html: string): string {
  return rewriteAttributes(html, (written, name) =>
    name === 'href' || name === 'src'
      ? written.replace(writtenAddress, (_, start, address) => start + withScheme(address))
      : written,
  );
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function inElement(fragment: DocumentFragment): HTMLElement {
  const element = fragment.ownerDocument.createElement('div');
  element.append(fragment);
  return element;
}
