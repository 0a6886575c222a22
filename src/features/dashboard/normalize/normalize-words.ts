import { wordListLimits } from '#src/domain/posts/posts.limits.ts';

/** The normalized list, or why the database would not accept it. */
export type NormalizedWords = { words: string[] } | { problem: WordsProblem };

export type WordsProblem = 'not-text' | 'too-many' | 'too-long';

const bracketsAndDoubleQuotes = /[[\]{}"“”]/g;
const separators = /[,\r\n]/;
/** Quotes and spaces around a word; quotes within a word stay, as in `buyer's`. */
const singleQuotesAtEnds = /^[\s'‘’]+|[\s'‘’]+$/g;

/**
 * Normalizes the states or keywords of an imported post: removes brackets and quotes, splits at
 * commas and line breaks, and drops empty words and duplicates. A number becomes its text; a missing
 * value becomes an empty list.
 *
 * @param stored a list or a single text
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

/** Whether a stored value already is exactly this list. */
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
