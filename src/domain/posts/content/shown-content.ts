import type { ArticleContent } from './article-content.ts';
import type { SafeHtml } from './sanitizer.ts';
import { sectionsOf } from './sections.ts';

/** Tells the element that holds a post's content. */
export const contentMark = { 'data-post-content': '' };

/** The content of the post that the prerendered page shows; undefined when it shows none. */
export function shownContent(): ArticleContent | undefined {
  const element = document.querySelector('[data-post-content]');
  // It came out of the sanitizer when the page was built.
  return element
    ? { html: element.innerHTML as SafeHtml, sections: sectionsOf(element) }
    : undefined;
}
