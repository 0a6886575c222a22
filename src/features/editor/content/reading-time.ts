import { htmlText } from '#src/domain/posts/search/html-text.ts';

/** How many words an adult reads in a minute of silent reading of nonfiction. */
const wordsPerMinute = 238;

/** Returns the number of words in the visible text of HTML. */
export function countWords(html: string): number {
  return htmlText(html).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/**
 * Returns the number of words and the reading time, in words.
 *
 * @example lengthText(1_200) // '1,200 words, about 5 minutes to read'
 */
export function lengthText(words: number): string {
  const count = words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`;
  if (words === 0) return count;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return `${count}, about ${minutes === 1 ? '1 minute' : `${minutes} minutes`} to read`;
}
