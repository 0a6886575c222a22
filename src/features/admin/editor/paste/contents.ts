import { linkAddress, readCharacter } from '#src/content/allowed-html.ts';
import { findVideo, videoPicture } from '#src/content/video-figure.ts';
import { shorten } from '#src/features/admin/editor/content/clean-content.ts';
import {
  findMissingPictures,
  missingPictureText,
} from '#src/features/admin/editor/content/content-editor.ts';
import { blocks, isElement } from '#src/features/admin/editor/content/text-lines.ts';
import { readStyle } from './pasted-styles.ts';

/** What readers get from a document, in order: whatever it is made of. */
export interface Contents {
  /** Words and figures, and after those of the text, the ones that describe pictures and frames. */
  words: string[];
  /** The addresses to which links lead, in words for the writer. */
  links: string[];
  /** Pictures, frames and the like, as well. */
  parts: string[];
}

const unread = 'script, style, template, noscript, title, desc, metadata, annotation';
const players = 'iframe, video, audio, embed, object[data]';
/** Has no width, and so separates no words. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** Returns what readers get from a document. */
export function readContents(root: Element): Contents {
  const links: string[] = [];
  const parts: string[] = [];
  const labels: string[] = [];
  let text = '';

  function readPicture(description: string): void {
    text += ' ';
    // As the name of its place would have it.
    const [name = ''] = findMissingPictures(missingPictureText(description));
    if (description) labels.push(name);
    parts.push('a picture');
  }

  function readPlayer(element: Element): void {
    const source = element.querySelector('source[src]') ?? element;
    const address = source.getAttribute('src') ?? source.getAttribute('data') ?? '';
    const video = findVideo(address);
    labels.push(element.getAttribute('title') ?? '');
    if (video) links.push(linkText(video.href));
    else parts.push(`the ${names[element.localName] ?? 'file'} ${shorten(address)}`.trim());
  }

  function readText(element: Element): void {
    const href = element.localName === 'a' ? readTarget(element) : '';
    if (href) links.push(linkText(href));
    const isApart = element.matches(blocks) || element.localName === 'br';
    if (isApart) text += '\n';
    element.childNodes.forEach(read);
    if (isApart) text += '\n';
  }

  function readElement(element: Element): void {
    const { localName, textContent } = element;
    const character = localName === 'img' && readCharacter(element);
    const [placeholder] = localName === 'p' ? findMissingPictures(textContent ?? '') : [];
    const isPlaceholder =
      placeholder !== undefined && textContent === missingPictureText(placeholder);
    if (element.matches(unread) || readStyle(element, 'mso-list') === 'ignore') return;
    if (element.matches(players)) readPlayer(element);
    else if (character) text += character;
    else if (localName === 'img') {
      if (element.getAttribute('src') !== videoPicture) readPicture(readAlt(element));
    } else if (isPlaceholder) {
      readPicture(placeholder === 'picture' ? '' : placeholder);
      const link = element.querySelector('a');
      if (link) links.push(linkText(readTarget(link)));
    } else {
      // An icon says nothing.
      if (localName === 'svg' && element.querySelector('title, text')) {
        parts.push('a drawing');
        labels.push(element.querySelector('title')?.textContent ?? '');
      }
      readText(element);
    }
  }

  function read(node: Node): void {
    if (isElement(node)) readElement(node);
    else if (node.nodeType === node.TEXT_NODE) text += node.textContent;
  }

  readElement(root);
  const all = [text, ...labels].join('\n').replace(invisible, '');
  return { words: all.split(/\s+/).filter(Boolean), links, parts };
}

const readAlt = (picture: Element) => picture.getAttribute('alt')?.trim() ?? '';

const names: Readonly<Record<string, string>> = {
  iframe: 'frame',
  video: 'video',
  audio: 'recording',
};

const linkText = (address: string) => `the link to ${shorten(address)}`;

/** Returns the address to which a link leads outside of its text; '' if a reader can follow none. */
function readTarget(link: Element): string {
  const href = link.getAttribute('href')?.trim() ?? '';
  const isFollowed = link.textContent?.trim() || link.querySelector('img');
  return !isFollowed || /^(?:#|$|javascript:)/i.test(href) ? '' : linkAddress(href) || href;
}

/** Returns what readers got from one document and not from another, in words; words in a row are one quotation. */
export function findMissing(before: Contents, after: Contents): string[] {
  const words = findRuns(before.words, after.words).map((run) => `“${run.join(' ')}”`);
  const others = [...before.links, ...before.parts];
  return [...words, ...findRuns(others, [...after.links, ...after.parts]).flat()];
}

/** Returns the items that are not among others, as often as they are missing; those in a row together. */
function findRuns(items: readonly string[], others: readonly string[]): string[][] {
  const left = new Map<string, number>();
  for (const item of others) left.set(item, (left.get(item) ?? 0) + 1);
  const runs: string[][] = [[]];
  for (const item of items) {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    if (count <= 0) runs.at(-1)?.push(item);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
}
