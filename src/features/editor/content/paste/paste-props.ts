import { Slice } from '@tiptap/pm/model';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { isLinked, redirectLinks } from '#src/domain/posts/content/allowed-html.ts';
import { intendedAddress, withScheme } from '#src/lib/intended-address.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { clean } from '../clean-content.ts';
import {
  blocks,
  inertHtml,
  keepListMarkers,
  keepMeaningOfStyles,
  removeHiddenParts,
  unwrap,
} from './pasted-styles.ts';
import { makeWordLists } from './word-lists.ts';

/** The message for a picture that cannot be stored. */
const pictureRefusal =
  'Pictures cannot be stored here, only their addresses. Use the Image button to enter an address.';

/**
 * Returns the editor's handlers for paste and drop, which insert sanitized HTML and reject files.
 *
 * @param say shows the writer what was rejected, and why
 */
export function pasteProps(say: (refusal: string) => void): EditorProps {
  return {
    transformPastedHTML(html) {
      const lost = lostPictures(html);
      if (lost.length > 0) say(lostText(lost));
      return cleanPastedHtml(html);
    },
    transformPasted: goOnAfterTable,
    handlePaste: (_view, event) => refuseFiles(event.clipboardData, say),
    handleDrop(_view, event) {
      const isRefused = refuseFiles(event.dataTransfer, say);
      // Otherwise the browser would navigate to the file.
      if (isRefused) event.preventDefault();
      return isRefused;
    },
    handleDOMEvents: {
      click: keepOnPage,
      auxclick: keepOnPage,
    },
  };
}

/**
 * Adds a paragraph after a last table. Otherwise the cursor would go to the next paragraph, which
 * would join what is typed or pasted next. Text after the cursor becomes a paragraph anyway.
 */
function goOnAfterTable(slice: Slice, { state }: EditorView): Slice {
  const { content, openStart } = slice;
  const paragraph = state.schema.nodes.paragraph?.create();
  const { $to } = state.selection;
  const isAtEnd = $to.parentOffset === $to.parent.content.size;
  const isLastTable = content.lastChild?.type.name === 'table';
  if (!paragraph || !isLastTable || !isAtEnd || isInTable(state)) return slice;
  return new Slice(content.addToEnd(paragraph), openStart, 1);
}

/** Returns which pictures did not come along with a paste, and how to add them. */
function lostText(names: readonly string[]): string {
  const [what, address, them] =
    names.length === 1
      ? ['1 picture', 'Its address does not work', 'it as a file, upload it']
      : [`${names.length} pictures`, 'Their addresses do not work', 'them as files, upload them'];
  const add = names.length === 1 ? 'it' : 'them';
  return `${what} did not come along: ${names.join('; ')}. ${address} outside of where you copied from, or not for long. Save ${them} to a public address, and add ${add} with the Image button.`;
}

function refuseFiles(data: DataTransfer | null, say: (refusal: string) => void): boolean {
  // Word processors add a picture of the copied text; only the text matters.
  const isFile = !!data && data.files.length > 0 && !data.getData('text/html');
  if (isFile) say(pictureRefusal);
  return isFile;
}

function keepOnPage(_view: unknown, event: MouseEvent): boolean {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  return false;
}

/** ProseMirror's attribute for how much of the first and last paragraph was copied. */
const ownNote = /\sdata-pm-slice="([^"]*)"/;

/**
 * Returns clean HTML for clipboard content from a word processor, a mail program, or another site.
 * It keeps headings, lists, tables, links, and emphasis, and drops the visual styling. All output passes through
 * the blog's sanitizer.
 */
export function cleanPastedHtml(html: string): string {
  const note = ownNote.exec(html)?.[1];
  if (note !== undefined) {
    return clean(html).replace(/^<[a-z\d]+/, (tag) => `${tag} data-pm-slice="${note}"`);
  }
  const body = readPasted(html);
  for (const picture of body.querySelectorAll('img')) {
    if (isLostPicture(picture)) picture.remove();
  }
  moveTargets(body);
  keepListMarkers(body);
  makeWordLists(body);
  nestStrayLists(body);
  keepMeaningOfStyles(body);
  // Word for the web ends each paragraph with a space of its own.
  for (const end of body.querySelectorAll('.EOP')) end.remove();
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
  return ownNote.test(html) ? [] : nameLostPictures(readPasted(html));
}

/** Parses pasted HTML without effect, and without what the program did not show. */
function readPasted(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(inertHtml(html), 'text/html');
  removeHiddenParts(body);
  for (const link of body.querySelectorAll('a[href]')) readLink(link);
  for (const picture of body.querySelectorAll('img[src]')) {
    picture.setAttribute('src', withScheme(picture.getAttribute('src') ?? ''));
  }
  return body;
}

/** Replaces a protected address, which has data of its recipient, in the link and its text. */
function readLink(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  const intended = intendedAddress(address);
  if (link.textContent?.trim() === address.trim()) link.textContent = intended;
  link.setAttribute('href', intended);
}

/** Moves the targets of links to their blocks, because posts have none within a line. */
function moveTargets(body: Element): void {
  for (const element of body.querySelectorAll('[id], a[name]')) {
    const id = element.id || (element.getAttribute('name') ?? '');
    const block = element.closest(blocks);
    if (!block || block === element || !isLinked(element, id)) continue;
    if (isLinked(block, block.id)) redirectLinks(body, id, block.id);
    else block.id = id;
  }
}

/** Moves nested lists into their items; Google Docs puts them beside the items. */
function nestStrayLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}

/** Removes spacing made with spaces, empty paragraphs, and line breaks between blocks. */
function tidyText(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('pre')) continue;
    text.textContent = (text.textContent ?? '').replace(/[\s\u00a0]{2,}/g, ' ');
  }
  for (const lineBreak of body.querySelectorAll('br')) {
    if (lineBreak.matches('.Apple-interchange-newline') || isBetweenBlocks(lineBreak)) {
      lineBreak.remove();
    }
  }
  for (const block of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    const isEmpty = !block.textContent?.trim() && !block.querySelector(shown);
    if (isEmpty && !isLinked(block, block.id)) block.remove();
  }
}

/** What shows something without text. */
const shown = 'img, iframe, table, hr';

function isBetweenBlocks(lineBreak: Element): boolean {
  const isBlock = (side: 'previousSibling' | 'nextSibling') => {
    let node = lineBreak[side];
    while (node && (node.nodeName === 'BR' || (!isElement(node) && !node.textContent?.trim()))) {
      node = node[side];
    }
    return node === null ? undefined : isElement(node) && node.matches(blocks);
  };
  const [before, after] = [isBlock('previousSibling'), isBlock('nextSibling')];
  return (before ?? true) && (after ?? true) && (before === true || after === true);
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Hosts whose picture addresses work for a short time, or only for whoever copied them. */
const passingHosts =
  /^https:\/\/(?:(?:lh|ci)\d[\w-]*\.googleusercontent\.com|docs\.google\.com|mail\.google\.com|attachments\.office\.net|[\w-]+\.sharepoint\.com|media\.licdn\.com|[\w.-]+\.fbcdn\.net|[\w.-]+\.cdninstagram\.com)\//i;
/** Parameters of addresses that are signed for a time. */
const signed = /[?&](?:X-Amz-Expires|X-Goog-Expires|Expires|Signature|sig)=/i;

const wordsBefore = 6;

/** Whether a post cannot show this pasted picture, or not for long. */
function isLostPicture(picture: Element): boolean {
  const address = safeUrl(picture.getAttribute('src') ?? '');
  return address === '' || passingHosts.test(address) || signed.test(address);
}

/** Returns a name for each picture that posts cannot keep: its description or its place. */
function nameLostPictures(body: HTMLElement): string[] {
  return [...body.querySelectorAll('img')].filter(isLostPicture).map(namePicture);
}

function namePicture(picture: Element): string {
  const description = picture.getAttribute('alt')?.trim();
  if (description) return `“${description}”`;
  const before = picture.ownerDocument.createRange();
  before.setStart(picture.ownerDocument.body, 0);
  before.setEndBefore(picture);
  const words = before.toString().trim().split(/\s+/).slice(-wordsBefore).join(' ');
  return words ? `the one after “${words}”` : 'the first one';
}
