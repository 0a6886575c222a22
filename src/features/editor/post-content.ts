import { htmlText } from '#src/domain/posts/search/html-text.ts';

/** A sanitizer: returns safe HTML. */
export type CleanHtml = (html: string) => string;

/**
 * Returns the content to save, which is sanitized HTML.
 *
 * @returns '' for content without visible text or a picture
 */
export function savedContent(html: string, clean: CleanHtml): string {
  const cleaned = clean(html.toWellFormed()).trim();
  const showsWords = htmlText(cleaned).trim() !== '';
  return showsWords || /<img\s/i.test(cleaned) ? cleaned : '';
}
