import { redirectLinks } from './link-targets.ts';
import { createCleaner, type DomWindow, type SafeHtml } from './sanitizer.ts';
import { sectionIds } from './section-ids.ts';
import { type ArticleSection, sectionsOf } from './sections.ts';
import { textOf } from './text-of.ts';

/** The content of a post, ready to be shown. */
export interface ArticleContent {
  html: SafeHtml;
  /** Its h2 headings, in order. */
  sections: ArticleSection[];
}

/**
 * Creates the function that turns the stored content of a post into what the page shows: sanitized,
 * with ids on its headings, scrollable tables and lazy images. It never throws.
 *
 * @param window as for createCleaner
 */
export function createContentReader(window: DomWindow): (stored: string) => ArticleContent {
  const clean = createCleaner(window);
  return (stored) => {
    // A document without a window loads nothing.
    const { body } = window.document.implementation.createHTMLDocument('');
    body.innerHTML = clean(stored);
    addSectionIds(body);
    makeTablesScrollable(body);
    for (const image of body.querySelectorAll('img')) {
      image.setAttribute('loading', 'lazy');
      image.setAttribute('decoding', 'async');
    }
    for (const link of body.querySelectorAll('a[href^="http"]')) {
      link.setAttribute('rel', 'external noopener');
    }
    return { html: body.innerHTML as SafeHtml, sections: sectionsOf(body) };
  };
}

function addSectionIds(body: HTMLElement): void {
  const nextId = sectionIds();
  for (const heading of body.querySelectorAll('h2')) {
    const title = textOf(heading);
    if (!title) continue;
    const id = nextId(title);
    if (heading.id) redirectLinks(body, heading.id, id);
    heading.id = id;
  }
}

/** Wraps each table in a focusable region, because the keyboard can only scroll what has the focus. */
function makeTablesScrollable(body: HTMLElement): void {
  const tables = [...body.querySelectorAll('table')].filter(
    (table) => !table.parentElement?.closest('table'),
  );
  tables.forEach((table, index) => {
    const about = textOf(table.querySelector('caption')) || headingBefore(table);
    const region = body.ownerDocument.createElement('div');
    region.setAttribute('role', 'region');
    region.setAttribute('aria-label', [`Table ${index + 1}`, about].filter(Boolean).join(': '));
    region.tabIndex = 0;
    table.replaceWith(region);
    region.append(table);
  });
}

function headingBefore(table: Element): string {
  const headings = [...table.ownerDocument.querySelectorAll('h2, h3, h4')];
  const before = headings.filter(
    (heading) => heading.compareDocumentPosition(table) & table.DOCUMENT_POSITION_FOLLOWING,
  );
  return textOf(before.at(-1));
}
