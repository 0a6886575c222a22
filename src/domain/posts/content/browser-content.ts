import { type ArticleContent, createContentReader } from './article-content.ts';

// Made when first used: a module of the site must not need a window to be imported.
let read: ((stored: string) => ArticleContent) | undefined;

/**
 * The content of a post as the page shows it. This module brings the sanitizer along: import it
 * when it is needed.
 */
export function articleContent(stored: string): ArticleContent {
  read ??= createContentReader(window);
  return read(stored);
}
