// Not done by hooks of DOMPurify, which see elements: DOMParser, <template>, createHTMLDocument and parseHTML all report
// inline styles while they parse (Chromium 156), so that a hook comes too late.

import { allowedAttributes } from './allowed-html.ts';

/** Those that posts have, and the title of a frame, which becomes a video's caption. */
const names = new Set([...Object.values(allowedAttributes).flat(), 'title']);

const tagOrComment = /<!--|<(\/?)([a-z][^\s/>]*)/gi;
const endOfComment = /--!?>|$/g;
/**
 * Matches one attribute as a browser parses it: a quote starts a value only after `=`, and is part of
 * a name elsewhere. It always matches; at the end of the tag it matches the empty string.
 */
const attribute = /([\s/]*)((=?[^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*|(?=>)))?)/y;
/** Matches a style sheet, also one without an end. */
export const styleSheet = /<style(?=[\s/>])[\s\S]*?(?:<\/style\s*>|$)/gi;
/** Those within what looks like a comment, such as a script; the others are taken out with their attributes. */
const base = /<base(?=[\s/>])[^<>]*>/gi;

/**
 * Removes most of what a browser would report as a CSP violation while it parses the HTML: style sheets, `<base>`, and
 * attributes that are not allowed anyway, such as `style` and `onclick`. The browser reports them even in a document
 * that is never shown. Safety does not depend on this; it is the sanitizer's job.
 */
export function stripCspViolations(html: string): string {
  return rewriteAttributes(html, (written, name) => (names.has(name) ? written : ''));
}

/**
 * Rewrites each attribute, and removes style sheets, `<base>`, and start tags that are too many for a parser.
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
    const tag = element.toLowerCase();
    const isKept = tag !== 'base' && keepsTag(tag, slash !== '');
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

/** How many start tags may wait for their end tags: far more than in any post. Thousands take minutes to read. */
export const maxOpenTags = 200;

/** How many formatting elements of a kind may be open: parsers repeat those without an end in each later block. */
export const maxOpenOfKind = 3;

const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** Elements out of which no formatting element reaches, nor its end tag. */
const barriers = new Set(
  (
    'table caption td th template object applet marquee svg math select textarea title script ' +
    'iframe xmp noembed noframes'
  ).split(' '),
);
/** Elements that end where the next of their kind begins. */
const endedByNext = new Set('a p li dt dd tr td th option'.split(' '));
/** Elements that have no content, */
const empty = new Set('br embed hr img meta'.split(' '));
/** and those that have none outside of drawings and formulas. */
const emptyInHtml = new Set('area col input link param source track wbr'.split(' '));

/**
 * Creates the function that says for each tag, by its lowercase name and in order, whether it may stay, so that parsing takes
 * linear time: start tags beyond the limits go, but not their content. An end tag that a parser may ignore does not count.
 */
function createTagLimit(): (name: string, isEnd: boolean) => boolean {
  const open: string[] = [];

  /** Takes out the last element of this kind, out of others that it may be entangled with. */
  function end(name: string): void {
    const isBeyond = (other: string) =>
      formatting.has(name) ? barriers.has(other) : !formatting.has(other);
    for (let index = open.length - 1; index >= 0; index--) {
      const other = open[index] ?? '';
      if (other === name) {
        open.splice(index, 1);
        return;
      }
      if (isBeyond(other)) return;
    }
  }

  function isInHtml(): boolean {
    return !open.includes('svg') && !open.includes('math');
  }

  function countOpen(name: string): number {
    const within = open.slice(open.findLastIndex((other) => barriers.has(other)) + 1);
    return within.filter((other) => other === name).length;
  }

  return (name, isEnd) => {
    if (isEnd || endedByNext.has(name)) end(name);
    if (isEnd || empty.has(name) || (emptyInHtml.has(name) && isInHtml())) return true;
    if (open.length >= maxOpenTags) return false;
    if (formatting.has(name) && countOpen(name) >= maxOpenOfKind) return false;
    open.push(name);
    return true;
  };
}
