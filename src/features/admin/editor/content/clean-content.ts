import {
  allowedAttributes,
  allowedValue,
  idPrefix,
  isLinked,
  replacements,
} from '#src/content/allowed-html.ts';
import { completeAddresses } from '#src/content/sanitizer.ts';
import { rewriteAttributes, styleSheet } from '#src/content/strip-csp-violations.ts';
import { findVideo } from '#src/content/video-figure.ts';

/** A part of some HTML that posts do not keep. */
interface Part {
  /** Such as '<iframe>', or a whole tag with its attributes. */
  name: string;
  /** Whether a writer would miss it: a picture, a frame, centered text, not a class or a script. */
  isSeen: boolean;
}

const longestText = 240;

/** Elements that readers do not see as such. Their text stays, or they never ran. */
const unseen = new Set(
  (
    'script noscript template link meta base title span font header footer main nav aside address ' +
    'time abbr cite label wbr bdi bdo ins tt'
  ).split(' '),
);
const seenStyle =
  /text-align\s*:\s*(?:center|right|end|justify)|float\s*:\s*(?:left|right)|font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic|text-decoration[^;]*(?:underline|line-through)|vertical-align\s*:\s*su|background|(?:^|;)\s*color\s*:/i;

/** Returns what posts do not keep of some HTML, such as '<iframe>'; `onlySeen` leaves out what no writer would miss. */
export function namePartsTakenOut(html: string, { onlySeen = false } = {}): string[] {
  const parts = readParts(html).filter(({ isSeen }) => isSeen || !onlySeen);
  return [...new Set(parts.map(({ name }) => name))];
}

function readParts(html: string): Part[] {
  const sheets = html.match(styleSheet) ?? [];
  return [
    ...[...parseInertly(completeAddresses(html)).children].flatMap(readElement),
    ...sheets.map(() => ({ name: '<style>', isSeen: false })),
  ];
}

function readElement(element: Element): Part[] {
  const { localName } = element;
  const name = Object.hasOwn(replacements, localName) ? replacements[localName] : localName;
  const allowed = allowedAttributes[name ?? ''];
  if (localName === 'iframe' && findVideo(element.getAttribute('src') ?? '')) return [];
  const isUnseen = unseen.has(localName) || localName.includes(':');
  const whole = { name: `<${localName}>`, isSeen: !isUnseen };
  if ((!allowed && !isUnseen) || localName === 'script') return [whole];
  const start = startTag(element);
  if (allowed && lacksItsAddress(element)) return [{ ...whole, name: start }];

  const refused = [...element.attributes].filter(
    ({ name, value }) => !allowed?.includes(name) || !isKept(element, name, value),
  );
  const isSeen = refused.some(isSeenAttribute(element));
  const own = refused.length > 0 || !allowed ? [{ name: start, isSeen }] : [];
  return [...own, ...[...element.children].flatMap(readElement)];
}

function lacksItsAddress(element: Element): boolean {
  const name = { a: 'href', img: 'src' }[element.localName] ?? '';
  const value = element.getAttribute(name);
  return value !== null && allowedValue(name, value) === undefined;
}

/** Whether posts keep something of an allowed attribute's value. */
function isKept(element: Element, name: string, value: string): boolean {
  const isTarget = name === 'id' && isLinked(element, value);
  return allowedValue(name, isTarget ? idPrefix + value : value) !== undefined;
}

const isSeenAttribute =
  (element: Element) =>
  ({ name, value }: Attr) => {
    const typed = asTyped(name).toLowerCase();
    if (typed === 'id' || typed === 'name') return isLinked(element, value);
    if (typed === 'align') return /^(?:center|right|justify)$/i.test(value.trim());
    return typed === 'style' && seenStyle.test(value);
  };

function startTag(element: Element): string {
  const shell = element.cloneNode(false) as Element;
  const [tag = ''] = asTyped(shell.outerHTML).split(/(?<=>)(?=<\/[^>]*>$)/);
  return shorten(tag);
}

/** Returns a text with its end cut off if it is long. */
export function shorten(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

const allowedNames = new Set(Object.values(allowedAttributes).flat());
const refusedPrefix = 'data-refused-';

/** Parses HTML without effect and style sheets; attributes that posts lack get a prefix, as CSP would report them. */
function parseInertly(html: string): HTMLElement {
  const inert = rewriteAttributes(html, (written, name) =>
    allowedNames.has(name) ? written : `${refusedPrefix}${written}`,
  );
  return new DOMParser().parseFromString(inert, 'text/html').body;
}

/** Returns text of inert HTML, such as an attribute's name, as it was typed. */
function asTyped(text: string): string {
  return text.replaceAll(refusedPrefix, '');
}
