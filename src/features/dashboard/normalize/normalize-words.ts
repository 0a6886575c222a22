import { wordListLimits } from '#src/domain/posts/posts.limits.ts';

/** What a stored list becomes, or why it cannot become a list that the database takes. */
export type NormalizedWords = { words: string[] } | { problem: WordsProblem };

export type WordsProblem = 'not-text' | 'too-many' | 'too-long';

const bracketsAndDoubleQuotes = /[[\]"“”]/g;
const separators = /[,\r\n]/;
/** What surrounds a word and is no part of it; within a word it stays, as in `buyer's`. */
const singleQuotesAtEnds = /^[\s'‘’]+|[\s'‘’]+$/g;

/**
 * Makes a tidy list of words of what an imported post has as its states or keywords: without
 * brackets and quotes, split at commas and line breaks, without empty words and repetitions. A
 * number is the text that it reads as; nothing at all is an empty list.
 *
 * @param stored a list or one text
 * @example normalizeWords('["fha", "buyer\'s guide"]') // { words: ['fha', "buyer's guide"] }
 */
export function normalizeWords(stored: unknown): NormalizedWords {
  const entries: unknown[] = Array.isArray(stored) ? stored : [stored];
  const texts = entries.map(textOf);
  if (!texts.every((text) => text !== undefined)) return { problem: 'not-text' };
  const words = [...new Set(texts.flatMap(wordsOf))];
  if (words.length > wordListLimits.count) return { problem: 'too-many' };
  if (words.join('\n').length > wordListLimits.length) return { problem: 'too-long' };
  return { words };
}

/** Whether a stored value is exactly this list already. */
export function isAlready(words: readonly string[], stored: unknown): boolean {
  return (
    Array.isArray(stored) &&
    stored.length === words.length &&
    words.every((word, index) => word === stored[index])
  );
}

function textOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry === 'number') return String(entry);
  return entry === null || entry === undefined ? '' : undefined;
}

function wordsOf(text: string): string[] {
  return text
    .replace(bracketsAndDoubleQuotes, '')
    .split(separators)
    .map((word) => word.replace(singleQuotesAtEnds, ''))
    .filter((word) => word !== '');
}
