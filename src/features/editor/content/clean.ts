import { createCleaner, type SafeHtml } from '#src/domain/posts/content/sanitizer.ts';

// Created on first use, because importing a module must not require a window.
let cleaner: ((html: string) => SafeHtml) | undefined;

/** Cleans HTML by the blog's rules; the result is what a post's page shows. */
export function clean(html: string): SafeHtml {
  cleaner ??= createCleaner(window);
  return cleaner(html);
}
