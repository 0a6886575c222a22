import type { ArticleContent } from './article-content.ts';
import type { SafeHtml } from './sanitizer.ts';
import { sectionsOf } from './sections.ts';

/** Marks the element that holds a post's content. */
export const contentMark = { 'data-post-content': '' };

/** Returns the content of the post on the prerendered page, or undefined if it shows none. */
export function shownContent(): ArticleContent | undefined {
  const element = document.querySelector('[data-post-content]');
  // The build has sanitized it.
  return element
    ? { html: element.innerHTML as SafeHtml, sections: sectionsOf(element) }
    : undefined;
}
