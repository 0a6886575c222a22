import { Slice } from '@tiptap/pm/model';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { isLinked, redirectLinks } from '#src/domain/posts/content/allowed-html.ts';
import { intendedAddress, withScheme } from '#src/lib/input/typed-address.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { clean } from '../clean-content.ts';
import { findTooLong, missingPictureText } from '../content-editor.ts';
import { createNames, insertPlaces, type PlacedPicture } from '../use-added-pictures.ts';
import {
  blocks,
  inertHtml,
  keepListMarkers,
  keepMeaningOfStyles,
  removeHiddenParts,
  unwrap,
} from './pasted-styles.ts';
import { makeWordLists } from './word-lists.ts';

interface PasteOptions {
  /** Shows the writer what did not come along. */
  say: (notice: string) => void;
  /** Adds pictures at their marked places. */
  add: (pictures: readonly PlacedPicture[]) => void;
}

/**
 * Returns the editor's handlers for paste and drop, which insert sanitized HTML, and mark places for pictures:
 * files and embedded ones are added there; for those that cannot come along, the writer chooses a picture.
 */
export function pasteProps({ say, add }: PasteOptions): EditorProps {
  function refuseTooLong(event: Event, data: DataTransfer | null): boolean {
    const refusal = findTooLong(data?.getData('text/plain'), data?.getData('text/html'));
    if (refusal === undefined) return false;
    event.preventDefault();
    say(refusal);
    return true;
  }

  return {
    transformPastedHTML(html, view) {
      const pasted = readPasted(html, createNames(view.state.doc));
      if (pasted.lost > 0) say(lostText(pasted.lost));
      add(pasted.embedded);
      return pasted.html;
    },
    transformPasted: goOnAfterTable,
    handlePaste(view, { clipboardData }) {
      const files = listFiles(clipboardData);
      if (files.length > 0) add(insertPlaces(view, files));
      return files.length > 0;
    },
    handleDrop(view, event) {
      const files = listFiles(event.dataTransfer);
      if (files.length === 0) return false;
      // Otherwise the browser would navigate to the file.
      event.preventDefault();
      const { clientX: left, clientY: top } = event;
      add(insertPlaces(view, files, view.posAtCoords({ left, top })?.pos));
      return true;
    },
    handleDOMEvents: {
      paste: (_view, event) => refuseTooLong(event, event.clipboardData),
      drop: (_view, event) => refuseTooLong(event, event.dataTransfer),
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

/** Says that pictures did not come along, and what to do about it. */
function lostText(count: number): string {
  return count === 1
    ? '1 picture did not come along. Its place is marked: save it as a file where you copied the text, and choose it there.'
    : `${count} pictures did not come along. Their places are marked: save them as files where you copied the text, and choose them there.`;
}

/** Word processors add a picture of the copied text; only the text matters then. */
function listFiles(data: DataTransfer | null): File[] {
  return data && !data.getData('text/html') ? [...data.files] : [];
}

function keepOnPage(_view: unknown, event: MouseEvent): boolean {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  return false;
}

/** ProseMirror's attribute for how much of the first and last paragraph was copied. */
const ownNote = /\sdata-pm-slice="([^"]*)"/;

interface Pasted {
  html: string;
  /** The pictures whose data came along. */
  embedded: PlacedPicture[];
  /** How many pictures cannot come along. */
  lost: number;
}

/**
 * Reads clipboard content from a word processor, a mail program, or another site. The clean HTML keeps headings,
 * lists, tables, links, and emphasis, and drops the visual styling; it has marked places for embedded and lost
 * pictures.
 *
 * @param readName makes the name of a place unique
 */
export function readPasted(html: string, readName: (name: string) => string): Pasted {
  const note = ownNote.exec(html)?.[1];
  if (note !== undefined) {
    const own = clean(html).replace(/^<[a-z\d]+/, (tag) => `${tag} data-pm-slice="${note}"`);
    return { html: own, embedded: [], lost: 0 };
  }
  const { body, readEmbedded } = parsePasted(html);
  for (const pixel of body.querySelectorAll('img:is([width="1"], [height="1"])')) pixel.remove();
  const pictures = [...body.querySelectorAll('img')].filter(isLostPicture).map((picture) => {
    const description = picture.getAttribute('alt')?.trim() ?? '';
    const place = readName(description || 'picture');
    const file = toFile(readEmbedded(picture.getAttribute('src') ?? ''));
    return { picture, place, file, description };
  });
  // From the last to the first, as each goes right after its block.
  for (const { picture, place } of pictures.toReversed())
    keepPlace(picture, missingPictureText(place));
  const embedded = pictures.flatMap(({ place, file, description }) =>
    file ? [{ place, file, description }] : [],
  );
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
  return { html: clean(body.innerHTML), embedded, lost: pictures.length - embedded.length };
}

/** Parses pasted HTML without effect, and without what the program did not show. */
function parsePasted(pasted: string) {
  const { html, readEmbedded } = inertHtml(pasted);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeHiddenParts(body);
  for (const link of body.querySelectorAll('a[href]')) readLink(link);
  for (const picture of body.querySelectorAll('img[src]')) {
    picture.setAttribute('src', withScheme(picture.getAttribute('src') ?? ''));
  }
  return { body, readEmbedded };
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
  const newIds = new Map<string, string>();
  for (const element of body.querySelectorAll('[id], a[name]')) {
    const id = element.id || (element.getAttribute('name') ?? '');
    const block = element.closest(blocks);
    if (!block || block === element || !isLinked(element, id)) continue;
    if (isLinked(block, block.id)) newIds.set(id, block.id);
    else block.id = id;
  }
  redirectLinks(body, newIds);
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
  const done = new Set<Node>();
  for (const first of body.querySelectorAll('br')) {
    if (done.has(first)) continue;
    const lineBreaks = listLineBreaks(first);
    const isSpacing = isBetweenBlocks(lineBreaks);
    for (const lineBreak of lineBreaks) {
      done.add(lineBreak);
      if (isSpacing || lineBreak.matches('.Apple-interchange-newline')) lineBreak.remove();
    }
  }
  for (const block of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    const isEmpty = !block.textContent?.trim() && !block.querySelector(shown);
    if (isEmpty && !isLinked(block, block.id)) block.remove();
  }
}

/** What shows something without text. */
const shown = 'img, iframe, table, hr';

/** Returns the line breaks from this one on with nothing but white space between them. */
function listLineBreaks(first: Element): Element[] {
  const lineBreaks: Element[] = [];
  for (let node: Node | null = first; node && isSpace(node); node = node.nextSibling) {
    if (isElement(node)) lineBreaks.push(node);
  }
  return lineBreaks;
}

/** Whether line breaks stand beside a block, and beside no text. */
function isBetweenBlocks(lineBreaks: readonly Element[]): boolean {
  const isBlock = (side: 'previousSibling' | 'nextSibling', from: Element | undefined) => {
    let node = from?.[side] ?? null;
    while (node && isSpace(node)) node = node[side];
    return node === null ? undefined : isElement(node) && node.matches(blocks);
  };
  const before = isBlock('previousSibling', lineBreaks[0]);
  const after = isBlock('nextSibling', lineBreaks.at(-1));
  return (before ?? true) && (after ?? true) && (before === true || after === true);
}

function isSpace(node: Node): boolean {
  return node.nodeName === 'BR' || (!isElement(node) && !node.textContent?.trim());
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Hosts whose picture addresses work for a short time, or only for whoever copied them. */
const passingHosts =
  /^https:\/\/(?:(?:lh|ci)\d[\w-]*\.googleusercontent\.com|docs\.google\.com|mail\.google\.com|attachments\.office\.net|[\w-]+\.sharepoint\.com|media\.licdn\.com|[\w.-]+\.fbcdn\.net|[\w.-]+\.cdninstagram\.com)\//i;
/** Parameters of addresses that are signed for a time. */
const signed = /[?&](?:X-Amz-Expires|X-Goog-Expires|Expires|Signature|sig)=/i;

/** Whether a post cannot show this pasted picture, or not for long. */
function isLostPicture(picture: Element): boolean {
  const address = safeUrl(picture.getAttribute('src') ?? '');
  return address === '' || passingHosts.test(address) || signed.test(address);
}

/** Puts a line of text in the place of a picture: after its line, or instead of that if it has nothing else. */
function keepPlace(picture: Element, text: string): void {
  const place = picture.ownerDocument.createElement('p');
  place.textContent = text;
  const line = picture.closest('p, h1, h2, h3, h4, h5, h6, pre');
  if (line) {
    line.after(place);
    picture.remove();
  } else picture.replaceWith(place);
}

/** Returns the file of base64-encoded data; undefined if it is not that. */
function toFile(data: string | undefined): Blob | undefined {
  const [, encoded] = /^data:[^,]*;base64,(.+)$/s.exec(data ?? '') ?? [];
  if (!encoded) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0))]);
  } catch {
    return undefined;
  }
}
