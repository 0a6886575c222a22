import { allowedAttributes, replacements } from '#src/domain/posts/content/allowed-html.ts';
import { allowedValue } from '#src/domain/posts/content/attribute-values.ts';
import { idPrefix, isLinked } from '#src/domain/posts/content/link-targets.ts';
import { completeAddresses } from '#src/domain/posts/content/sanitizer.ts';
import { videoOf } from '#src/domain/posts/content/video-figure.ts';
import { asTyped, parsedInertly } from './refused-html.ts';

/** A part of some HTML that posts do not keep. */
export interface TakenOutPart {
  /** The part as typed, shortened if it is long. */
  html: string;
  /** How often it occurs. */
  count: number;
}

interface Part {
  html: string;
  /** A short form for a list of names. */
  name: string;
  /** Whether a writer would miss it: a picture, a frame, centered text, not a class or a script. */
  isSeen: boolean;
}

const longestHtml = 240;

/** Elements that readers do not see as such. Their text stays, or they never ran. */
const unseen = new Set(
  (
    'script noscript template link meta base title span font header footer main nav aside address ' +
    'time abbr cite label wbr bdi bdo ins tt'
  ).split(' '),
);
const seenStyle =
  /text-align\s*:\s*(?:center|right|end|justify)|float\s*:\s*(?:left|right)|font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic|text-decoration[^;]*(?:underline|line-through)|vertical-align\s*:\s*su|background|(?:^|;)\s*color\s*:/i;
const styleSheet = /<style(?=[\s/>])[\s\S]*?(?:<\/style\s*>|$)/gi;

/**
 * Returns the parts of a post's content that saving it would take out, each once: what the sanitizer
 * removes from the edited content, and what readers had in the loaded content and the edited content
 * lacks.
 *
 * @param loaded the stored content that the form started from; '' for a new post
 * @returns an empty list for content that is still as loaded, because it is stored as it is
 */
export function partsTakenOut(loaded: string, edited: string): TakenOutPart[] {
  if (edited === loaded) return [];
  const removed = partsOf(edited);
  const lost = counted(partsOf(loaded).filter(({ isSeen }) => isSeen));
  const counts = counted(removed);
  for (const [html, count] of lost) counts.set(html, Math.max(count, counts.get(html) ?? 0));
  return [...counts].map(([html, count]) => ({ html, count }));
}

/**
 * Returns what posts do not keep of some HTML and a writer would miss, as short text.
 *
 * @example seenPartsTakenOut('<iframe src="https://maps.example"></iframe>') // ['<iframe>']
 */
export function seenPartsTakenOut(html: string): string[] {
  const seen = partsOf(html).filter(({ isSeen }) => isSeen);
  return [...new Set(seen.map(({ name }) => name))];
}

function counted(parts: readonly Part[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { html } of parts) counts.set(html, (counts.get(html) ?? 0) + 1);
  return counts;
}

function partsOf(html: string): Part[] {
  const sheets = html.match(styleSheet) ?? [];
  return [
    ...[...parsedInertly(completeAddresses(html)).children].flatMap(partsOfElement),
    ...sheets.map((sheet) => ({ html: shortened(sheet), name: '<style>', isSeen: false })),
  ];
}

function partsOfElement(element: Element): Part[] {
  const { localName, outerHTML } = element;
  const name = Object.hasOwn(replacements, localName) ? replacements[localName] : localName;
  const allowed = allowedAttributes[name ?? ''];
  if (localName === 'iframe' && videoOf(element.getAttribute('src') ?? '')) return [];
  const isUnseen = unseen.has(localName) || localName.includes(':');
  const isWholeGone = !allowed && !isUnseen;
  const whole = { html: shortened(asTyped(outerHTML)), name: `<${localName}>`, isSeen: !isUnseen };
  if (isWholeGone || localName === 'script') return [whole];
  if (allowed && lacksItsAddress(element)) return [{ ...whole, name: startTag(element) }];

  const refused = [...element.attributes].filter(
    ({ name, value }) => !allowed?.includes(name) || keptValue(element, name, value) === undefined,
  );
  const own =
    refused.length > 0 || !allowed
      ? [
          {
            html: startTag(element),
            name: startTag(element),
            isSeen: refused.some(isSeenAttribute(element)),
          },
        ]
      : [];
  return [...own, ...[...element.children].flatMap(partsOfElement)];
}

/** Whether posts drop this link or picture because of its address. */
function lacksItsAddress(element: Element): boolean {
  const address = { a: 'href', img: 'src' }[element.localName];
  const value = address && element.getAttribute(address);
  if (!address || value === undefined) return false;
  return value !== null && allowedValue(address, value) === undefined;
}

/** Returns what posts keep of an allowed attribute's value. */
function keptValue(element: Element, name: string, value: string): string | undefined {
  const isTarget = name === 'id' && isLinked(element, value);
  return allowedValue(name, isTarget ? idPrefix + value : value);
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
  return shortened(tag);
}

function shortened(html: string): string {
  return html.length > longestHtml ? `${html.slice(0, longestHtml)}…` : html;
}
