import { type ArticleContent, createContentReader } from './article-content.ts';

// Created on first use, because importing a module must not require a window.
let read: ((stored: string) => ArticleContent) | undefined;

/**
 * Converts the stored content of a post to what the page shows. This module includes the sanitizer,
 * so import it dynamically.
 */
export function articleContent(stored: string): ArticleContent {
  read ??= createContentReader(window);
  return read(stored);
}
