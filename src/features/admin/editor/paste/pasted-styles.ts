import { rewriteAttributes } from '#src/content/strip-csp-violations.ts';
import { blocks } from '#src/features/admin/editor/content/text-lines.ts';
import type { PastedHtml } from '#src/model/posts/html-text.ts';

/** The attribute that holds the text of a style attribute in inert HTML. */
const styleAttribute = 'data-style';

/** Returns HTML to parse without CSP violations: no handlers, no style sheets, and `style` under another name. */
export function toInertHtml(html: PastedHtml): string {
  return rewriteAttributes(html, (written, name) => {
    if (name === 'style') return written.replace(/^style/i, styleAttribute);
    return name.startsWith('on') ? '' : written;
  });
}

/** Returns a property of an element's inline style, such as '700' for 'font-weight'; '' if it is not set. */
export function readStyle(element: Element, property: string): string {
  const style = element.getAttribute(styleAttribute) ?? '';
  const declarations = style.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return declarations.findLast(([name]) => name === property)?.[1] ?? '';
}

/** The styles that have an equivalent element. */
const meanings: Readonly<Record<string, (element: Element) => boolean>> = {
  strong: (element) => weight(element) >= 600,
  em: (element) => /^(?:italic|oblique)/.test(readStyle(element, 'font-style')),
  u: (element) => decoration(element).includes('underline') && !element.closest('a'),
  s: (element) => decoration(element).includes('line-through'),
  sup: (element) => readStyle(element, 'vertical-align') === 'super',
  sub: (element) => readStyle(element, 'vertical-align') === 'sub',
};

const isHeavyAnyway = 'h1, h2, h3, h4, h5, h6, th';
/** Converts styles to elements, such as bold to `strong`, and removes elements whose style contradicts them. */
export function keepMeaningOfStyles(root: Element): void {
  for (const element of root.querySelectorAll('b, strong')) {
    if (readStyle(element, 'font-weight') && weight(element) < 600) unwrap(element);
  }
  for (const element of root.querySelectorAll('i, em')) {
    if (readStyle(element, 'font-style') === 'normal') unwrap(element);
  }
  for (const element of root.querySelectorAll(`[${styleAttribute}]`)) {
    if (!element.textContent?.trim() || element.querySelector(blocks)) continue;
    for (const [name, isMeant] of Object.entries(meanings)) {
      const isNeedless = name === 'strong' && element.closest(isHeavyAnyway);
      if (!isMeant(element) || isNeedless || element.closest(name)) continue;
      const wrapper = element.ownerDocument.createElement(name);
      wrapper.append(...element.childNodes);
      element.append(wrapper);
    }
  }
}

/** Converts the style of numbers, such as `lower-alpha`, to the type of their list. */
export function keepListMarkers(root: Element): void {
  for (const list of root.querySelectorAll('ol:not([type])')) {
    const styles = [list, ...list.children].map((element) => readStyle(element, 'list-style-type'));
    const [, size, kind] =
      /^(lower|upper)-(alpha|latin|roman)$/.exec(styles.find(Boolean) ?? '') ?? [];
    const marker = kind === 'roman' ? 'i' : 'a';
    if (kind) list.setAttribute('type', size === 'upper' ? marker.toUpperCase() : marker);
  }
}

/** Makes the first row of a table its header if all of it, and no other row, is bold. */
export function markHeaderRows(root: Element): void {
  for (const { rows } of root.querySelectorAll('table')) {
    const [first, ...others] = rows;
    if (!first || !isBold(first) || others.length === 0 || others.some(isBold)) continue;
    for (const cell of first.querySelectorAll(':scope > td')) {
      for (const bold of cell.querySelectorAll('strong, b')) unwrap(bold);
      const header = cell.ownerDocument.createElement('th');
      for (const { name, value } of cell.attributes) header.setAttribute(name, value);
      header.append(...cell.childNodes);
      cell.replaceWith(header);
    }
  }
}

function isBold({ cells }: HTMLTableRowElement): boolean {
  const texts = [...cells].map((cell) => [
    cell.textContent?.trim(),
    [...cell.querySelectorAll('strong, b')]
      .map(({ textContent }) => textContent)
      .join('')
      .trim(),
  ]);
  return texts.some(([text]) => text) && texts.every(([text, bold]) => text === bold);
}

/** Replaces an element with its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function weight(element: Element): number {
  const text = readStyle(element, 'font-weight');
  return /^bold/.test(text) ? 700 : Number.parseInt(text, 10) || 400;
}

function decoration(element: Element): string {
  return readStyle(element, 'text-decoration') + readStyle(element, 'text-decoration-line');
}

const zero = /^0(?:\.0*)?(?:[a-z]{2,3}|%)?$/;
/** Word's and Excel's own properties for what is hidden, such as `mso-hide:all`. */
const hiddenByOffice = /(?:^|;)\s*mso-(?:[a-z-]+-)?(?:hide|hidden)\s*:(?!\s*(?:none|no|false)\b)/i;

/** What leads to a comment of Word or Excel, and the boxes of a checklist of Google Docs. */
const commentMarks = `[class^="msocoman"], .msocomoff, .msocomhide, [${styleAttribute}*="mso-special-character:comment"], img[aria-roledescription="checkbox"]`;
/** Comments, and changes that nobody has accepted, also of Word for the web. */
const notes = `[${styleAttribute}*="mso-element:comment"], del[datetime], ins[datetime], .TrackedChange`;

/** Removes what a program keeps beside the text: comments and suggestions. */
export function removeNotes(root: Element): void {
  for (const note of root.querySelectorAll(notes)) note.remove();
}

/** Removes hidden text, rows and columns, which programs copy too; cells that span hidden ones shrink. */
export function removeHiddenParts(root: Element): void {
  for (const mark of root.querySelectorAll(commentMarks)) mark.remove();
  for (const table of root.querySelectorAll('table')) removeHiddenCells(table);
  for (const element of root.querySelectorAll(`[${styleAttribute}]`)) {
    if (isHidden(element)) element.remove();
  }
}

function removeHiddenCells(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const grid = layOut(rows);
  const columns = [...table.querySelectorAll<HTMLTableColElement>(':scope > colgroup > col')];
  const columnIsHidden = columns.flatMap((column) =>
    Array<boolean>(column.span).fill(isHidden(column) || isZero(column, 'width')),
  );
  const shownWidth = columnIsHidden.filter((hidden) => !hidden).length;
  const hasHiddenColumns = Math.max(0, ...grid.map(({ length }) => length)) > shownWidth;
  const shownRows = rows.filter((row) => !isHidden(row) && !isZero(row, 'height'));
  if (shownRows.length === rows.length && !(hasHiddenColumns && columnIsHidden.includes(true))) {
    return;
  }
  const shownGrid = grid
    .filter((_cells, index) => shownRows.includes(rows[index] as HTMLTableRowElement))
    .map((cells) => cells.filter((_cell, column) => !hasHiddenColumns || !columnIsHidden[column]));
  for (const row of rows) row.replaceChildren();
  for (const [index, cells] of shownGrid.entries()) {
    for (const cell of new Set(cells)) {
      if (cell.parentElement) continue;
      const rowSpan = shownGrid.filter((others) => others.includes(cell)).length;
      const colSpan = cells.filter((other) => other === cell).length;
      if (cell.rowSpan !== rowSpan) cell.rowSpan = rowSpan;
      if (cell.colSpan !== colSpan) cell.colSpan = colSpan;
      shownRows[index]?.append(cell);
    }
  }
  for (const row of rows) if (!shownRows.includes(row)) row.remove();
}

/** Returns the cell at each place of a table, by row and column, as a browser lays them out. */
function layOut(rows: readonly HTMLTableRowElement[]): HTMLTableCellElement[][] {
  const grid: HTMLTableCellElement[][] = rows.map(() => []);
  for (const [row, { cells }] of rows.entries()) {
    for (const cell of cells) {
      let column = 0;
      while (grid[row]?.[column]) column++;
      for (const spanned of grid.slice(row, row + (cell.rowSpan || rows.length))) {
        for (let i = 0; i < cell.colSpan; i++) spanned[column + i] = cell;
      }
    }
  }
  return grid;
}

function isHidden(element: Element): boolean {
  return (
    readStyle(element, 'display').startsWith('none') ||
    readStyle(element, 'visibility').startsWith('collapse') ||
    hiddenByOffice.test(element.getAttribute(styleAttribute) ?? '')
  );
}

function isZero(element: Element, side: 'width' | 'height'): boolean {
  return zero.test(readStyle(element, side) || (element.getAttribute(side) ?? ''));
}

/** Moves nested lists into their items, beside which Google Docs puts them, and joins those that Notion makes of each item. */
export function joinLists(body: Element): void {
  for (const list of body.querySelectorAll('ul + ul, ol + ol')) {
    const before = list.previousElementSibling as HTMLOListElement;
    const next = (before.start ?? 1) + before.childElementCount;
    const goesOn = list.localName === 'ul' || Number(list.getAttribute('start')) === next;
    const isApart = list.previousSibling !== before && list.previousSibling?.textContent?.trim();
    if (!goesOn || isApart || list.closest('ul ul, ol ol, ul ol, ol ul')) continue;
    before.append(...list.childNodes);
    list.remove();
  }
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}

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
