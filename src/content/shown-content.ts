import type { ShownHtml } from '#src/model/posts/html-text.ts';

/** The content of a post, ready to be shown. */
export interface ArticleContent {
  /** Has its nodes, of which each page shows a copy; or the element of the prerendered page, which shows them. */
  body: ShownHtml;
  /** Those that its table of contents links to. */
  sections: { id: string; title: string }[];
  /** How long it takes to read, and when its figures were checked, if it says so. */
  reading: string;
}

/** Begins the sentence of a post that its page also shows at the top, with the day. */
export const figuresCheckedOn = 'Figures checked on';

/** Returns the content of the post on the prerendered page, or undefined if it shows none. */
export function readShownContent(): ArticleContent | undefined {
  // The build has sanitized it.
  const body = document.querySelector<ShownHtml>('[data-post-content]');
  if (!body) return undefined;
  return { body, sections: listSections(body), reading: body.dataset.postContent ?? '' };
}

/** Returns the sections of an article: its h2 headings that have an id, in order. */
export function listSections(content: Element): ArticleContent['sections'] {
  return [...content.querySelectorAll('h2[id]')].map((heading) => ({
    id: heading.id,
    title: readText(heading),
  }));
}

/** Returns the text of an element with single blanks; '' without an element. */
export function readText(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
