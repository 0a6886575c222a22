import type { SafeBody } from './sanitizer.ts';

/** A section of an article that its table of contents links to. */
export interface ArticleSection {
  id: string;
  title: string;
}

/** The content of a post, ready to be shown. */
export interface ArticleContent {
  /** Has its nodes, of which each page shows a copy; or the element of the prerendered page, which shows them. */
  body: SafeBody;
  sections: ArticleSection[];
}

/** Returns the content of the post on the prerendered page, or undefined if it shows none. */
export function readShownContent(): ArticleContent | undefined {
  // The build has sanitized it.
  const body = document.querySelector<SafeBody>('[data-post-content]');
  return body ? { body, sections: listSections(body) } : undefined;
}

/** Returns the sections of an article: its h2 headings that have an id, in order. */
export function listSections(content: Element): ArticleSection[] {
  return [...content.querySelectorAll('h2[id]')].map((heading) => ({
    id: heading.id,
    title: readText(heading),
  }));
}

/** Returns the text of an element with single blanks; '' without an element. */
export function readText(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
