import { readStyle } from './read-style.ts';

interface OpenList {
  level: number;
  list: Element;
}

/** The level in Word's `l0 level2 lfo1`. */
const levelOfList = /\blevel([1-9])/;
const numbered = /^\(?(\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i;

/** Converts Word's lists, which are paragraphs with a bullet or number each, to real lists. */
export function makeWordLists(root: Element): void {
  let open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll('p')) {
    const level = Number(levelOfList.exec(readStyle(paragraph, 'mso-list'))?.[1] ?? 0);
    if (level === 0) continue;
    const follows = open[0] !== undefined && paragraph.previousElementSibling === open[0].list;
    const mark = takeMark(paragraph);
    open = follows ? open.filter((list) => list.level <= level) : [];
    const last = open.at(-1);
    if (last?.level !== level || last.list.localName !== listName(mark)) {
      open = open.filter((list) => list.level < level);
      open.push({ level, list: startList(paragraph, mark, open.at(-1)) });
    }
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
  // A numbered heading also has its number in the text.
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) takeMark(heading);
}

function startList(paragraph: Element, mark: string, around: OpenList | undefined): Element {
  const list = paragraph.ownerDocument.createElement(listName(mark));
  const first = Number.parseInt(mark.replace('(', ''), 10);
  if (first > 1) list.setAttribute('start', String(first));
  const outer = around?.list.lastElementChild;
  if (outer) outer.append(list);
  else paragraph.before(list);
  return list;
}

/** Removes the bullet or number from the text and returns it. */
function takeMark(element: Element): string {
  const marks = [...element.querySelectorAll('[data-style]')].filter(
    (inner) => readStyle(inner, 'mso-list') === 'ignore',
  );
  const mark = marks.map(({ textContent }) => textContent?.trim()).join('');
  for (const inner of marks) inner.remove();
  return mark;
}

function listName(mark: string): 'ol' | 'ul' {
  return numbered.test(mark) ? 'ol' : 'ul';
}
