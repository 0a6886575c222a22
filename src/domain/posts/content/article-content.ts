import { createSanitizer, type DomWindow, type SafeHtml } from './sanitizer.ts';
import { sectionIds } from './section-ids.ts';
import { type ArticleSection, sectionsOf } from './sections.ts';
import { textOf } from './text-of.ts';

/** The content of a post, ready for the page. */
export interface ArticleContent {
  html: SafeHtml;
  /** Its h2 headings, in order. */
  sections: ArticleSection[];
}

/**
 * Makes the function that turns the stored content of a post into what the page shows: sanitized,
 * with ids on its headings, tables that scroll by themselves, and images that wait until they are
 * near. It never throws.
 *
 * @param window as for createSanitizer
 */
export function createContentReader(window: DomWindow): (stored: string) => ArticleContent {
  const sanitize = createSanitizer(window);
  return (stored) => {
    // A document without a window: nothing in it loads.
    const { body } = window.document.implementation.createHTMLDocument('');
    body.innerHTML = sanitize(stored);
    nameSections(body);
    letTablesScroll(body);
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

function nameSections(body: HTMLElement): void {
  const nextId = sectionIds();
  for (const heading of body.querySelectorAll('h2')) {
    const title = textOf(heading);
    if (title) heading.id = nextId(title);
  }
}

/** The keyboard scrolls only what can take the focus. */
function letTablesScroll(body: HTMLElement): void {
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
