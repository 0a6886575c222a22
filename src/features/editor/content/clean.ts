import { createSanitizer, type SafeHtml } from '#src/domain/posts/content/sanitizer.ts';

// Created on first use, because importing a module must not require a window.
let sanitize: ((html: string) => SafeHtml) | undefined;

/** Sanitizes HTML by the blog's rules; the result is what a post's page shows. */
export function clean(html: string): SafeHtml {
  sanitize ??= createSanitizer(window);
  return sanitize(html);
}
