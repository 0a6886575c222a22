import { htmlText } from '#src/domain/posts/search/html-text.ts';

/** Cleans HTML, as a sanitizer does. */
export type CleanHtml = (html: string) => string;

/**
 * What is saved of the content that was written: HTML that came out of the sanitizer.
 *
 * @returns '' for content that shows a reader neither words nor a picture
 */
export function savedContent(html: string, clean: CleanHtml): string {
  const cleaned = clean(html.toWellFormed()).trim();
  const showsWords = htmlText(cleaned).trim() !== '';
  return showsWords || /<img\s/i.test(cleaned) ? cleaned : '';
}
