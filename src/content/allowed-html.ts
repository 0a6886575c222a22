import { safeUrl, samePath } from '#src/lib/addresses/safe-url.ts';
import { site } from '#src/site.ts';

/** The start of each id in a post, which DOMPurify adds: it keeps them distinct from ids and names of the page. */
export const idPrefix = 'user-content-';

/** The elements that a post may contain, each with its allowed attributes: those that the editor makes. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  ...withAttributes(['id'], 'p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'div', 'table', 'tr'),
  ...withAttributes(['id'], 'ul', 'li', 'dl', 'dt', 'dd', 'figure'),
  ...withAttributes([], 'strong', 'em', 'u', 's', 'code', 'sup', 'sub', 'hr', 'br'),
  ...withAttributes([], 'figcaption', 'caption', 'thead', 'tbody', 'tfoot'),
  ol: ['id', 'start', 'type'],
  th: ['id', 'scope', 'colspan', 'rowspan'],
  td: ['id', 'colspan', 'rowspan'],
  a: ['href'],
  img: ['id', 'src', 'alt', 'width', 'height'],
};

/** Elements of older posts and their replacements. The only h1 belongs to the page. */
export const replacements: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  section: 'div',
  article: 'div',
};

/** Elements that are removed with their content. Any other disallowed element leaves its text behind. */
export const droppedWithContent = 'button datalist embed input object select textarea'.split(' ');

function withAttributes(attributes: readonly string[], ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, attributes]));
}

const safeId = new RegExp(`^${idPrefix}[\\w.:-]{1,100}$`);
const scopes = ['col', 'row', 'colgroup', 'rowgroup'];
const markers = ['1', 'a', 'A', 'i', 'I'];
const smallNumber = /^[1-9]\d{0,3}$/;

const number = (value: string) => (smallNumber.test(value) ? value : undefined);

/** Returns the allowed value of each attribute; undefined drops the attribute. */
const allowedValues: Readonly<Record<string, (value: string) => string | undefined>> = {
  href: (value) => linkAddress(value) || undefined,
  src: (value) => safeUrl(value) || undefined,
  alt: (value) => value,
  id: (value) => (safeId.test(value) ? value : undefined),
  scope: (value) => scopes.find((scope) => scope === value.toLowerCase()),
  start: number,
  type: (value) => markers.find((marker) => marker === value),
  colspan: number,
  rowspan: number,
  width: number,
  height: number,
};

/** Returns the value that an attribute may keep, or undefined if the attribute must be removed. */
export function allowedValue(name: string, value: string): string | undefined {
  return allowedValues[name]?.(value);
}

/** Matches the description of a picture that stands for a character: emoji, or a smiley such as `:-)`. */
const character =
  /^(?:(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3))[\p{Extended_Pictographic}\p{Emoji_Component}]+|[:;8][-']?[()DPp|/])$/u;
/** The largest side of such a picture, in pixels. */
const characterSide = 72;

/** Returns the character for which a picture stands in a line of text; undefined for any other picture. */
export function readCharacter(picture: Element): string | undefined {
  const alt = picture.getAttribute('alt')?.trim() ?? '';
  const isSmall = Number(picture.getAttribute('width') ?? 0) <= characterSide;
  return isSmall && character.test(alt) ? alt : undefined;
}

/** Makes elements those that the editor makes, with allowed attributes only, and leads links to the ids they have. */
export function tidyElements(root: ParentNode): void {
  for (const original of root.querySelectorAll('*')) {
    const element = replaced(original);
    tidyAttributes(element);
    // A paragraph cannot contain a figure, which may have taken the place of a frame.
    if (element.localName === 'p' && holdsOnlyFigures(element)) {
      element.replaceWith(...element.children);
    }
    if (element.localName === 'a' && !element.hasAttribute('href')) {
      element.replaceWith(...element.childNodes);
    }
    if (element.localName === 'img') {
      const character = readCharacter(element);
      if (character) element.replaceWith(character);
      else if (!element.hasAttribute('src')) element.remove();
      // Without an alt attribute, a screen reader would announce the file name.
      else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    }
  }
  tidyTargets(root);
}

function holdsOnlyFigures({ children, textContent, firstElementChild }: Element): boolean {
  const figures = [...children].filter(({ localName }) => localName === 'figure');
  const text = figures.map((figure) => figure.textContent).join('');
  return (
    firstElementChild !== null && figures.length === children.length && textContent?.trim() === text
  );
}

function replaced(original: Element): Element {
  const { localName, id, ownerDocument } = original;
  const name = Object.hasOwn(replacements, localName) && replacements[localName];
  if (!name) return original;
  const element = ownerDocument.createElement(name);
  if (id) element.id = id;
  element.append(...original.childNodes);
  original.replaceWith(element);
  return element;
}

function tidyAttributes(element: Element): void {
  const allowed = allowedAttributes[element.localName] ?? [];
  for (const { name, value } of [...element.attributes]) {
    const kept = allowed.includes(name) ? allowedValue(name, value) : undefined;
    if (kept === undefined) element.removeAttribute(name);
    else element.setAttribute(name, kept);
  }
}

const externalProtocols = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Returns the address of a link in a post if it is allowed: `https:`, `http:`, `mailto:`, `tel:`,
 * site-relative (`/…`) or a fragment (`#…`). Anything else gives ''.
 *
 * @example linkAddress(`${site.url}/rates`) // '/rates': the site's own become relative
 * @example linkAddress('java\nscript:alert(1)') // ''
 */
export function linkAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('#')) return trimmed;
  if (trimmed.startsWith('/')) return safeUrl(trimmed);
  try {
    const { href, origin, protocol, pathname, search, hash } = new URL(trimmed);
    // A path such as `//elsewhere` would lead to another host without the site's own origin before it.
    if (origin === site.url) return safeUrl(pathname + search + hash);
    return externalProtocols.includes(protocol) ? samePath(href) : '';
  } catch {
    return '';
  }
}

const linked = new WeakMap<Node, ReadonlySet<string>>();

/** Whether a link around the element leads to this id, as written in unsanitized HTML. */
export function isLinked(element: Element, id: string): boolean {
  const root = element.getRootNode() as Node & ParentNode;
  let ids = linked.get(root);
  if (!ids) {
    ids = new Set(fragmentLinks(root).map(fragment));
    linked.set(root, ids);
  }
  return id !== '' && ids.has(id);
}

/** Keeps the first of each id, and makes the links to an id that just got its prefix lead there. */
function tidyTargets(root: ParentNode): void {
  const ids = new Set<string>();
  for (const element of root.querySelectorAll('[id]')) {
    if (ids.has(element.id)) element.removeAttribute('id');
    ids.add(element.id);
  }
  const newIds = [...ids].map((id) => [id.replace(idPrefix, ''), id] as const);
  redirectLinks(root, new Map(newIds.filter(([old]) => !ids.has(old))));
}

/** Makes the links to some ids lead to others. */
export function redirectLinks(root: ParentNode, newIds: ReadonlyMap<string, string>): void {
  if (newIds.size === 0) return;
  for (const link of fragmentLinks(root)) {
    const id = newIds.get(fragment(link));
    if (id !== undefined) link.setAttribute('href', `#${id}`);
  }
}

function fragmentLinks(root: ParentNode): Element[] {
  return [...root.querySelectorAll('a[href^="#"]')];
}

function fragment(link: Element): string {
  return link.getAttribute('href')?.slice(1) ?? '';
}
