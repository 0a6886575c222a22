import { htmlText } from '#src/domain/posts/search/html-text.ts';

const endOfBlock = /<\/(?:p|h[1-6]|li|tr|blockquote|pre|figure|div|d[dt])>|<br>/gi;

/** Returns the text of a field that a comparison shows: of the content its words, a block on each line. */
export function comparedText(field: string, value: string): string {
  if (field !== 'content') return value;
  return htmlText(value.replace(endOfBlock, '$&\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}
