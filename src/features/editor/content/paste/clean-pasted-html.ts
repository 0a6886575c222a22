import { inertHtml } from './inert-html.ts';
import { isLostPicture, namesOfLostPictures } from './lost-pictures.ts';
import { keepMeaningOfStyles, unwrap } from './styled-text.ts';
import { makeWordLists } from './word-lists.ts';

/** ProseMirror's attribute for how much of the first and last paragraph was copied. */
const ownNote = /\sdata-pm-slice="([^"]*)"/;

/**
 * Returns clean HTML for clipboard content from a word processor, a mail program, or another site.
 * It keeps headings, lists, tables, links, and emphasis, and drops the visual styling.
 *
 * @param clean the blog's sanitizer, which all output passes through
 */
export function cleanPastedHtml(html: string, clean: (html: string) => string): string {
  const note = ownNote.exec(html)?.[1];
  if (note !== undefined) {
    return clean(html).replace(/^<[a-z\d]+/, (tag) => `${tag} data-pm-slice="${note}"`);
  }
  const body = parsedInert(html);
  for (const picture of body.querySelectorAll('img')) {
    if (isLostPicture(picture)) picture.remove();
  }
  makeWordLists(body);
  nestStrayLists(body);
  keepMeaningOfStyles(body);
  for (const wrapper of body.querySelectorAll('o\\:p, [id^="docs-internal-guid"]')) {
    unwrap(wrapper);
  }
  tidyText(body);
  return clean(body.innerHTML);
}

/**
 * Returns a name for each pasted picture that posts cannot keep, because it has no address or one
 * that stops working.
 */
export function lostPictures(html: string): string[] {
  return ownNote.test(html) ? [] : namesOfLostPictures(parsedInert(html));
}

function parsedInert(html: string): HTMLElement {
  return new DOMParser().parseFromString(inertHtml(html), 'text/html').body;
}

/** Moves nested lists into their items; Google Docs puts them beside the items. */
function nestStrayLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}

/** Removes spacing made with spaces and empty paragraphs. */
function tidyText(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('pre')) continue;
    text.textContent = (text.textContent ?? '').replace(/[\s\u00a0]{2,}/g, ' ');
  }
  for (const lineBreak of body.querySelectorAll('br.Apple-interchange-newline')) lineBreak.remove();
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!block.textContent?.trim() && !block.querySelector('img')) block.remove();
  }
}
