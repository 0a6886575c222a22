import { readCharacter } from '#src/content/allowed-html.ts';
import { missingPictureText } from '#src/features/admin/editor/content/content-editor.ts';
import { isInLine, listLine } from '#src/features/admin/editor/content/text-lines.ts';
import type { AwaitedPicture } from '#src/features/admin/editor/content/use-added-pictures.ts';
import { safeUrl } from '#src/lib/addresses/safe-url.ts';
import { withScheme } from '#src/lib/input/typed-address.ts';
import { site } from '#src/site.ts';
import { readStyle } from './pasted-styles.ts';

/** Where pictures are that load late, whose `src` is a blank one until then, and our own from the database. */
const lateSources = ['data-address', 'data-src', 'data-lazy-src', 'data-original'];

/** Gives pictures the address that they would load, and those of this site their own. */
export function readPictureAddresses(body: Element): void {
  for (const picture of body.querySelectorAll('img')) {
    const written = [...lateSources, 'src'].map((name) => picture.getAttribute(name) ?? '');
    const address = written.map(withScheme).find((candidate) => safeUrl(candidate) !== '');
    if (address) picture.setAttribute('src', withoutOwnOrigin(address));
  }
}

/** Returns an address of this site, wherever it runs, as a path; any other unchanged. */
export function withoutOwnOrigin(address: string): string {
  const own = [site.url, location.origin].find((origin) => address.startsWith(`${origin}/`));
  return own ? address.slice(own.length) : address;
}

/** The largest side of an icon, in pixels. */
const iconSide = 32;
/** The largest side of a picture that only counts who reads a page, in pixels. */
const pixelSide = 2;

/** Replaces emoji and icons, except for those of this site, by what they mean, and removes pictures that only count readers. */
export function readSmallPictures(body: Element): void {
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
export function putPlaceholders(body: Element, readName: (name: string) => string) {
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
