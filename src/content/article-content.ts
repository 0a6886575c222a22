import { postOfVisit } from '#src/data/posts/post-cache.ts';
import { knownValue, putValue, type VisitKey } from '#src/data/state/visit.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { asWideAsText, pictureSources } from '#src/model/posts/pictures.ts';
import { redirectLinks } from './allowed-html.ts';
import { createBodySanitizer, type DomWindow } from './sanitizer.ts';
import { type ArticleContent, figuresCheckedOn, listSections, readText } from './shown-content.ts';

const maxIdLength = 60;

/** The length from which an article is long, in characters of its text: about 500 words. */
const longText = 3_000;

const invitationHtml = `<p><strong>Wondering where you stand?</strong> Getting pre-qualified takes minutes. There are no fees, and no one pulls your credit.</p><p><a href="${paths.quote}">Get Pre-Qualified</a></p>`;

/**
 * Creates the function that turns stored content into what the page shows: sanitized, with ids on its headings, scrollable
 * tables, lazy images in the size that a screen needs, and an invitation in a long text. It never throws.
 */
export function createContentReader(window: DomWindow): (stored: string) => ArticleContent {
  const clean = createBodySanitizer(window);
  return (stored) => {
    const body = clean(stored);
    const reading = describeReading(readText(body));
    addSectionIds(body);
    makeTablesFit(body);
    for (const image of body.querySelectorAll('img')) {
      image.setAttribute('loading', 'lazy');
      image.setAttribute('decoding', 'async');
      offerBothFiles(image);
    }
    for (const link of body.querySelectorAll('a[href^="http"]')) {
      link.setAttribute('rel', 'external noopener');
    }
    invite(body);
    return { body, sections: listSections(body), reading };
  };
}

// Created on first use, because importing a module must not require a window.
const contentReader = lazyValue(() => createContentReader(window));

/** Converts the stored content of a post to what the page shows, and keeps it. Import it dynamically: it is large. */
export function articleContent(stored: string): ArticleContent {
  const key: VisitKey<ArticleContent> = { key: `content/${stored}` };
  return knownValue(key) ?? putValue(key, contentReader()(stored));
}

/** Converts the content of the post at an address ahead of the visitor, if the visit has read it. */
export function prepareContent(pathname: string): void {
  const post = knownValue(postOfVisit(decodeURIComponent(pathname.slice(blogPostPath('').length))));
  if (post) articleContent(post.content);
}

/** How many words an adult reads in a minute of silent reading of nonfiction. */
const wordsPerMinute = 238;

/** Returns the number of words in a text. */
export function countTextWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** Returns how many minutes so many words take to read, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const checkedDay = new RegExp(`${figuresCheckedOn} \\w+ \\d{1,2}, \\d{4}`);

/** @example describeReading(text) // '5-minute read · Figures checked on November 23, 2026' */
function describeReading(text: string): string {
  const minutes = readingMinutes(countTextWords(text));
  return [`${minutes}-minute read`, ...(checkedDay.exec(text) ?? [])].join(' · ');
}

function addSectionIds(body: HTMLElement): void {
  const nextId = createSectionIds();
  const newIds = new Map<string, string>();
  for (const heading of body.querySelectorAll('h2')) {
    const title = readText(heading);
    if (!title) continue;
    const id = nextId(title);
    if (heading.id) newIds.set(heading.id, id);
    heading.id = id;
  }
  redirectLinks(body, newIds);
}

/** The most columns of a table that a phone shows side by side. */
const mostColumns = 3;

const figure = /^[−+-]?\$?\d[\d,.]*%?( \(\d+%\))?$/;

/** Marks columns of figures after the first, and names a wide table's cells for phones, if its head has a cell for each. */
function tidyCells(table: HTMLTableElement): void {
  const [head, ...others] = table.tHead?.rows ?? [];
  const names = [...(head?.cells ?? [])].map(readText);
  const rows = [...table.tBodies].flatMap(({ rows }) => [...rows]);
  const fits = rows.every(({ cells }) => cells.length === names.length);
  if (others.length > 0 || !fits) return;
  const isWide = names.length > mostColumns;
  table.toggleAttribute('data-named', isWide);
  for (const [place, text] of names.slice(1).entries()) {
    const [top, ...cells] = [head, ...rows].map((row) => row?.cells[place + 1]);
    const isFigures = cells.every((cell) => figure.test(readText(cell)));
    for (const cell of [top, ...cells]) cell?.toggleAttribute('data-figure', isFigures);
    for (const cell of isWide ? cells : []) {
      const name = table.ownerDocument.createElement('b');
      name.textContent = text;
      cell?.prepend(name, ' ');
    }
  }
}

/** Wraps each table in a focusable region, because the keyboard can only scroll what has the focus, and names its cells. */
function makeTablesFit(body: HTMLElement): void {
  let heading: Element | undefined;
  let count = 0;
  for (const table of body.querySelectorAll('h2, h3, h4, table')) {
    if (table.localName !== 'table') {
      heading = table;
      continue;
    }
    if (table.parentElement?.closest('table')) continue;
    count += 1;
    tidyCells(table as HTMLTableElement);
    const about = readText(table.querySelector('caption')) || readText(heading);
    const region = body.ownerDocument.createElement('section');
    region.setAttribute('aria-label', [`Table ${count}`, about].filter(Boolean).join(': '));
    region.tabIndex = 0;
    table.replaceWith(region);
    region.append(table);
  }
}

/** Invites the reader of a long text to the form, before the first section that starts in its middle third. */
function invite(body: HTMLElement): void {
  const { length } = body.textContent;
  if (length < longText) return;
  let before = 0;
  for (const part of body.children) {
    if (before > (length * 2) / 3) return;
    if (before >= length / 3 && part.localName === 'h2') {
      const invitation = body.ownerDocument.createElement('aside');
      invitation.setAttribute('aria-label', 'Get pre-qualified');
      invitation.innerHTML = invitationHtml;
      part.before(invitation);
      return;
    }
    before += part.textContent.length;
  }
}

/** Lets the browser choose between the files of an uploaded picture, unless it would draw one of unknown size too large. */
function offerBothFiles(image: HTMLImageElement): void {
  const [width = 0, height = 0] = ['width', 'height'].map((side) =>
    Number(image.getAttribute(side)),
  );
  const sources = pictureSources(image.getAttribute('src') ?? '', { width, height });
  if (!sources || !width || !height) return;
  image.setAttribute('srcset', sources);
  image.setAttribute('sizes', asWideAsText);
}

/**
 * Generates unique ids for the sections of a text. Their common prefix keeps them distinct from the
 * other ids on the page.
 *
 * @returns a function from a heading to its id
 * @example createSectionIds()('Rate & APR') // 'section-rate-apr'
 */
export function createSectionIds(): (heading: string) => string {
  const used = new Set<string>();
  const nextCounts = new Map<string, number>();
  return (heading) => {
    const words = heading
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'’]/g, '')
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join('-');
    const base = ['section', words.slice(0, maxIdLength).replace(/-$/, '')]
      .filter(Boolean)
      .join('-');
    let id = base;
    for (let count = nextCounts.get(base) ?? 2; used.has(id); count++) {
      id = `${base}-${count}`;
      nextCounts.set(base, count + 1);
    }
    used.add(id);
    return id;
  };
}
