import { inertHtml } from './inert-html.ts';
import { dissolve, keepMeaningOfStyles } from './styled-text.ts';
import { makeWordLists } from './word-lists.ts';

/** ProseMirror's own note about how much of the first and last paragraph was copied. */
const ownNote = /\sdata-pm-slice="([^"]*)"/;

/**
 * Makes clean HTML of what a word processor, a mail program or another site put on the clipboard:
 * keeps headings, lists, tables, links and emphasis, and drops how it looked.
 *
 * @param clean the blog's sanitizer; nothing gets by it
 */
export function cleanPastedHtml(html: string, clean: (html: string) => string): string {
  const note = ownNote.exec(html)?.[1];
  if (note !== undefined) {
    return clean(html).replace(/^<[a-z\d]+/, (tag) => `${tag} data-pm-slice="${note}"`);
  }
  const { body } = new DOMParser().parseFromString(inertHtml(html), 'text/html');
  makeWordLists(body);
  nestStrayLists(body);
  keepMeaningOfStyles(body);
  for (const wrapper of body.querySelectorAll('o\\:p, [id^="docs-internal-guid"]')) {
    dissolve(wrapper);
  }
  tidyText(body);
  return clean(body.innerHTML);
}

/** Whether something pasted has pictures that the blog cannot keep, as it stores addresses only. */
export function hasUnkeptImage(html: string): boolean {
  return /<img\s[^>]{0,4000}\bsrc\s*=\s*["']?(?:data|file|cid|blob|http):/i.test(html);
}

/** Google Docs puts an inner list beside the item that it belongs to. */
function nestStrayLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}

/** Spacing that was made of spaces and of empty paragraphs. */
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
