import {
  droppedWithContent,
  idPrefix,
  isLinked,
  readCharacter,
  redirectLinks,
  tidyElements,
} from '#src/content/allowed-html.ts';
import { putVideoBefore } from '#src/content/video-figure.ts';
import {
  countMissingFormulas,
  missingFormulaText,
  missingPictureText,
} from '#src/features/admin/editor/content/content-editor.ts';
import {
  blocks,
  isElement,
  isInLine,
  listLine,
} from '#src/features/admin/editor/content/text-lines.ts';
import type { AwaitedPicture } from '#src/features/admin/editor/content/use-added-pictures.ts';
import { safeUrl } from '#src/lib/addresses/safe-url.ts';
import { intendedAddress, withScheme } from '#src/lib/input/typed-address.ts';
import type { PastedHtml } from '#src/model/posts/html-text.ts';
import { site } from '#src/site.ts';
import { type Contents, readContents } from './contents.ts';
import {
  joinLists,
  keepListMarkers,
  keepMeaningOfStyles,
  makeWordLists,
  markHeaderRows,
  readStyle,
  removeHiddenParts,
  removeNotes,
  toInertHtml,
  unwrap,
} from './pasted-styles.ts';

type Step = (body: HTMLElement) => void;

/** Lead to what the program showed: what is not in the text after all steps is missing. */
const toWhatWasShown: readonly Step[] = [
  markFormulas,
  removeHiddenParts,
  readLinks,
  readPictureAddresses,
  readSmallPictures,
  writeValues,
  unwrapLines,
];

/** Lead to elements that posts have. */
const toStructure: readonly Step[] = [
  removeNotes,
  moveTargets,
  keepListMarkers,
  makeWordLists,
  joinLists,
  keepMeaningOfStyles,
  markHeaderRows,
];

/** ProseMirror's attribute for how much of the first and last paragraph was copied. */
const ownNote = /\sdata-pm-slice="/;

type Pasted = ReturnType<typeof putPlaceholders> & {
  html: string;
  /** What the program showed; undefined for the editor's own. */
  shown?: Contents;
  /** How many formulas are only marked. */
  formulas: number;
};

/**
 * Reads clipboard content of another program as elements that posts have, without visual styling, with placeholders for
 * pictures. It is not sanitized: the editor's schema (`stored-form.ts`) has no place for anything else.
 */
export function readPasted(html: PastedHtml, readName: (name: string) => string): Pasted {
  if (ownNote.test(html)) return { html: toInertHtml(html), embedded: [], lost: 0, formulas: 0 };
  const body = parseShown(html);
  const shown = readContents(body);
  const formulas = countMissingFormulas(body.textContent);
  for (const step of toStructure) step(body);
  const pictures = putPlaceholders(body, readName);
  tidyText(body);
  toPostElements(body);
  return { html: body.innerHTML, shown, formulas, ...pictures };
}

/** Returns the description of the only thing that clipboard content shows, a picture; undefined if it shows another. */
export function readOnlyPicture(html: PastedHtml): string | undefined {
  const body = parseShown(html);
  const [picture, ...others] = body.querySelectorAll('img');
  const isAlone = picture && others.length === 0 && !body.textContent?.trim();
  return isAlone ? (picture.getAttribute('alt')?.trim() ?? '') : undefined;
}

/** Parses pasted HTML without effect, and without what the program did not show. */
function parseShown(html: PastedHtml): HTMLElement {
  const { body } = new DOMParser().parseFromString(toInertHtml(html), 'text/html');
  for (const step of toWhatWasShown) step(body);
  return body;
}

/** What renderers put around a formula and its drawing. */
const renderers = '.katex, .MathJax, .mwe-math-element';
/** The description of a formula's picture, which is all that Wikipedia's readers copy. */
const sourceInAlt = /^\{\\(?:display|text)style (.*)\}$/s;

/** Marks the place of each formula with its source, because posts have none. */
function markFormulas(body: Element): void {
  for (const formula of body.querySelectorAll('math, img[alt]')) {
    const source = readSource(formula);
    const shown = formula.closest(renderers) ?? formula;
    if (source !== undefined) shown.replaceWith(source && missingFormulaText(source));
  }
}

/** Returns the source of a formula, or its text without one; undefined for another picture. */
function readSource(formula: Element): string | undefined {
  const alt = formula.getAttribute('alt');
  if (alt !== null) return sourceInAlt.exec(alt.trim())?.[1];
  const source = formula.querySelector('annotation')?.textContent;
  return source || formula.getAttribute('alttext') || formula.textContent;
}

/** Gives links the address that they lead to: that behind a protected one, which has data of its recipient, and our own as paths. */
function readLinks(body: Element): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    const intended = withoutOwnOrigin(intendedAddress(address));
    if (link.textContent?.trim() === address.trim()) link.textContent = intended;
    link.setAttribute('href', intended);
  }
}

/** Types of form fields whose values a page does not show as text. */
const unshownTypes = 'hidden password checkbox radio image file range color'.split(' ');

function writeValues(body: Element): void {
  for (const field of body.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) {
      field.replaceWith([...field.selectedOptions].map(({ text }) => text).join(' '));
    } else if (field instanceof HTMLTextAreaElement) field.replaceWith(field.value);
    else if (field instanceof HTMLInputElement && !unshownTypes.includes(field.type)) {
      field.replaceWith(field.value);
    }
  }
}

/** Moves the targets of links to their blocks, because posts have none within a line. */
function moveTargets(body: Element): void {
  const newIds = new Map<string, string>();
  for (const element of body.querySelectorAll('[id], a[name]')) {
    const id = element.id || (element.getAttribute('name') ?? '');
    const block = element.closest(blocks);
    if (!block || block === body || block === element || !isLinked(element, id)) continue;
    if (isLinked(block, block.id)) newIds.set(id, block.id);
    else block.id = id;
  }
  redirectLinks(body, newIds);
}

/** Lines that posts have none of: without another, their words would run into those of the next. */
const otherLines =
  'header, footer, main, nav, aside, address, details, summary, fieldset, legend, form, center, hgroup, menu, dialog, search';
/** Word for the web ends each paragraph with a space of its own, and Google Docs begins with a `b` that is not bold. */
const wrappers = 'o\\:p, [id^="docs-internal-guid"]';

function unwrapLines(body: Element): void {
  for (const end of body.querySelectorAll('.EOP')) end.remove();
  for (const wrapper of body.querySelectorAll(wrappers)) unwrap(wrapper);
  for (const button of body.querySelectorAll('button')) {
    const beside = [button.previousSibling, button.nextSibling];
    if (beside.some((node) => node && !isElement(node) && node.textContent?.trim())) unwrap(button);
  }
  for (const line of body.querySelectorAll(`${otherLines}, button`)) {
    const block = body.ownerDocument.createElement('div');
    block.append(...line.childNodes);
    line.replaceWith(block);
  }
}

/** Removes spacing made with spaces, empty paragraphs and links, and line breaks between blocks. */
function tidyText(body: HTMLElement): void {
  body.normalize();
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('pre')) continue;
    text.textContent = (text.textContent ?? '').replace(/[\s\u00a0]{2,}/g, ' ');
  }
  const done = new Set<Node>();
  for (const lineBreak of body.querySelectorAll('br')) {
    if (lineBreak.matches('.Apple-interchange-newline')) lineBreak.remove();
    else if (!done.has(lineBreak)) {
      const line = listLine(lineBreak);
      const lineBreaks = line.filter(({ nodeName }) => nodeName === 'BR');
      const isEmpty = line.every((node) => lineBreaks.includes(node) || isBlank(node));
      for (const one of lineBreaks) {
        done.add(one);
        if (isEmpty) one.remove();
      }
    }
  }
  for (const block of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    const isEmpty = isBlank(block) && !block.querySelector('img, iframe, table, hr');
    if (isEmpty && !isLinked(block, block.id)) block.remove();
  }
}

/** Elements whose words a page does not show, or shows in a way that posts do not have. */
const removed = [
  ...droppedWithContent,
  ...'audio iframe math noembed noframes plaintext svg template title video xmp'.split(' '),
].join();

/** Makes elements those of posts, with a figure for each video's frame, and with the prefix of their ids. */
function toPostElements(body: Element): void {
  for (const frame of body.querySelectorAll('iframe')) putVideoBefore(frame);
  for (const element of body.querySelectorAll(removed)) element.remove();
  for (const element of body.querySelectorAll('[id]')) {
    if (isLinked(element, element.id)) element.id = idPrefix + element.id;
  }
  tidyElements(body);
}

function isBlank({ textContent }: Node): boolean {
  return !textContent?.trim();
}

/** Where pictures are that load late, whose `src` is a blank one until then, and our own from the database. */
const lateSources = ['data-address', 'data-src', 'data-lazy-src', 'data-original'];

/** Gives pictures the address that they would load, and those of this site their own. */
function readPictureAddresses(body: Element): void {
  for (const picture of body.querySelectorAll('img')) {
    const written = [...lateSources, 'src'].map((name) => picture.getAttribute(name) ?? '');
    const address = written.map(withScheme).find((candidate) => safeUrl(candidate) !== '');
    if (address) picture.setAttribute('src', withoutOwnOrigin(address));
  }
}

/** Returns an address of this site, wherever it runs, as a path; any other unchanged. */
function withoutOwnOrigin(address: string): string {
  const own = [site.url, location.origin].find((origin) => address.startsWith(`${origin}/`));
  return own ? address.slice(own.length) : address;
}

/** The largest side of an icon, in pixels. */
const iconSide = 32;
/** The largest side of a picture that only counts who reads a page, in pixels. */
const pixelSide = 2;

/** Replaces emoji and icons, except for those of this site, by what they mean, and removes pictures that only count readers. */
function readSmallPictures(body: Element): void {
  for (const picture of body.querySelectorAll('img')) {
    const sides = (['width', 'height'] as const).flatMap((side) => readSide(picture, side));
    const isOwn = picture.getAttribute('src')?.startsWith('/');
    const isIcon = sides.length > 0 && Math.max(...sides) <= iconSide && !isOwn;
    const isPixel = Math.min(...sides) <= pixelSide;
    const words = readCharacter(picture) ?? (isIcon ? picture.getAttribute('alt')?.trim() : '');
    if (isPixel) picture.remove();
    else if (isIcon || words) picture.replaceWith(words ?? '');
  }
}

/** Returns the length of a side in pixels; nothing if it is unknown or relative. */
function readSide(picture: Element, side: 'width' | 'height'): number[] {
  const written = readStyle(picture, side) || (picture.getAttribute(side) ?? '');
  const [, number, unit] = /^\s*([\d.]+)\s*(px|pt|)\s*(?:!important)?$/.exec(written) ?? [];
  return number ? [Number(number) * (unit === 'pt' ? 4 / 3 : 1)] : [];
}

/** Puts a placeholder in the place of each picture that is not this site's: after its line, so as not to tear it. */
function putPlaceholders(body: Element, readName: (name: string) => string) {
  const embedded: AwaitedPicture[] = [];
  let lost = 0;
  const missing = [...body.querySelectorAll('img')].flatMap((picture) => {
    const src = picture.getAttribute('src') ?? '';
    if (safeUrl(src).startsWith('/')) return [];
    const alt = picture.getAttribute('alt')?.trim() ?? '';
    const placeholder = readName(alt || 'picture');
    const file = toFile(src);
    if (file) embedded.push({ placeholder, file, description: alt });
    else lost += 1;
    return [{ picture, text: missingPictureText(placeholder) }];
  });
  // From the last to the first, as each goes right after its line.
  for (const { picture, text } of missing.toReversed()) putPlaceholder(picture, text);
  return { embedded, lost };
}

/** Puts a line of text in the place of a picture, with its link: after its line, which goes if it has nothing else. */
function putPlaceholder(picture: Element, text: string): void {
  const line = picture.ownerDocument.createElement('p');
  const link = picture.closest('a[href]');
  const isAlone = link?.childElementCount === 1 && !link.textContent?.trim();
  const holder = isAlone ? line.appendChild(link.cloneNode() as Element) : line;
  holder.textContent = text;
  const around = picture.closest('p, h1, h2, h3, h4, h5, h6, dt, pre, caption');
  const block = around?.localName === 'caption' ? around.closest('table') : around;
  (block ?? listLine(picture).at(-1))?.after(line);
  if (isInLine(picture)) picture.replaceWith(' ');
  else picture.remove();
  if (isAlone) link.remove();
}

/** Returns the file at an address with base64-encoded data; undefined for any other. */
function toFile(address: string): Blob | undefined {
  const [, encoded] = /^data:[^,]*;base64,(.+)$/s.exec(address) ?? [];
  try {
    return encoded
      ? new Blob([Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0))])
      : undefined;
  } catch {
    return undefined;
  }
}
