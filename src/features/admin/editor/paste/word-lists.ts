import { readStyle, styleAttribute, unwrap } from './pasted-styles.ts';

/** An item of a list, with the element that holds its content in the pasted HTML. */
interface Item {
  source: Element;
  /** From 1, the outermost. */
  level: number;
  /** Distinguishes numbered lists that follow each other. */
  listId: string;
  /** With the `type` attribute of its list; undefined for a bullet. */
  number: { marker: string; value: number } | undefined;
}

type ListNumber = NonNullable<Item['number']>;

/** The list, the level, and the numbering in Word's `l0 level2 lfo1`. */
const placeInWord = /\b(l\d+) level([1-9])( lfo\d+)?/;
/** The last part of a marker such as `2.`, `(b)`, or `1.2`. */
const numbered = /^\(?(?:\w{1,6}[.)])*?(?:(\d{1,3})[.)]*|([a-z]{1,7})[.)]+)$/i;

/** Makes real lists of Word's, marked paragraphs or lists of one item each, which go on after a paragraph. */
export function makeWordLists(root: Element): void {
  nestItems(itemsOfDesktop(root));
  nestItems(itemsOfWeb(root));
  // A numbered heading also has its number in the text.
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) removeMarker(heading);
}

function itemsOfDesktop(root: Element): Item[] {
  /** The last number of each list and level, because `i.` is a number or a letter. */
  const last = new Map<string, ListNumber>();
  return [...root.querySelectorAll('p')].flatMap((source) => {
    const [place, id, level, numbering] = placeInWord.exec(readStyle(source, 'mso-list')) ?? [];
    if (!place) return [];
    const number = readNumber(removeMarker(source), last.get(place));
    if (number) last.set(place, number);
    return [{ source, level: Number(level), listId: `${id}${numbering}`, number }];
  });
}

function itemsOfWeb(root: Element): Item[] {
  for (const wrapper of root.querySelectorAll('.ListContainerWrapper')) unwrap(wrapper);
  const items = root.querySelectorAll<HTMLElement>(
    ':is(ol, ul) > li:is([data-listid], [data-aria-level])',
  );
  return [...items].map((source) => {
    const list = source.parentElement as Element;
    const level = source.getAttribute('data-aria-level') ?? source.getAttribute('aria-level');
    const start = Number(list.getAttribute('start') ?? 1);
    const value = start + [...list.children].indexOf(source);
    const marker = list.getAttribute('type') ?? '1';
    return {
      source,
      level: Number(level) || 1,
      listId: source.getAttribute('data-listid') ?? '',
      number: list.localName === 'ol' ? { marker, value } : undefined,
    };
  });
}

function nestItems(items: readonly Item[]): void {
  let open: (Item & { list: Element })[] = [];
  for (const item of items) {
    const { source, level, listId, number } = item;
    const { ownerDocument, id, childNodes } = source;
    const name = number ? 'ol' : 'ul';
    const place = source.localName === 'li' ? (source.parentElement as Element) : source;
    const follows = open[0] !== undefined && place.previousElementSibling === open[0].list;
    open = follows ? open.filter((list) => list.level <= level) : [];
    const last = open.at(-1);
    const goesOn = last?.level === level && last.list.localName === name;
    if (!goesOn || (number && last.listId !== listId)) {
      const list = ownerDocument.createElement(name);
      const { marker = '1', value = 1 } = number ?? {};
      if (value > 1) list.setAttribute('start', String(value));
      if (marker !== '1') list.setAttribute('type', marker);
      open = open.filter((around) => around.level < level);
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else place.before(list);
      open.push({ ...item, list });
    }
    const moved = ownerDocument.createElement('li');
    if (id) moved.id = id;
    moved.append(...childNodes);
    open.at(-1)?.list.append(moved);
    source.remove();
    if (place.childElementCount === 0) place.remove();
  }
}

/** Removes the bullet or number from the text and returns it. */
function removeMarker(element: Element): string {
  const markers = [...element.querySelectorAll(`[${styleAttribute}]`)].filter(
    (inner) => readStyle(inner, 'mso-list') === 'ignore',
  );
  const marker = markers.map(({ textContent }) => textContent?.trim()).join('');
  for (const inner of markers) inner.remove();
  return marker;
}

/**
 * Returns the number in the marker of an item, of Roman ones only the kind; undefined for a bullet.
 *
 * @param last the number before it in the same list
 * @example readNumber('c)', undefined) // { marker: 'a', value: 3 }
 */
function readNumber(marker: string, last: ListNumber | undefined): ListNumber | undefined {
  const [, digits, letters] = numbered.exec(marker) ?? [];
  if (digits) return { marker: '1', value: Number(digits) };
  if (!letters) return undefined;
  const small = letters.toLowerCase();
  const [letterMarker, romanMarker] = letters === small ? ['a', 'i'] : ['A', 'I'];
  // A single letter is one unless a list may start with it.
  const isRoman = last ? last.marker === romanMarker : small.length > 1 || 'ivx'.includes(small);
  if (isRoman) return { marker: romanMarker, value: 1 };
  return { marker: letterMarker, value: small.charCodeAt(0) - 'a'.charCodeAt(0) + 1 };
}
