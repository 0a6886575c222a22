import { wordListLimits } from '#src/model/posts/posts.limits.ts';

/**
 * The number of posts per transaction. For each, the rules look up the post before and after the change,
 * and that no post has the id of what its history keeps; they may look up 20 documents in a commit.
 */
export const batchSize = 6;

const wordFields = ['states', 'keywords'] as const;

type WordLists = { [Field in (typeof wordFields)[number]]?: string[] };

/**
 * Returns the lists of a stored post that normalizing changes, whatever it contains. Missing lists do not change.
 *
 * @returns undefined if one of them cannot be fixed, because the database would not accept a change of the other either
 */
export function normalizeLists(stored: Readonly<Record<string, unknown>>): WordLists | undefined {
  const lists: WordLists = {};
  for (const field of wordFields) {
    const before = stored[field];
    if (before === undefined) continue;
    const words = normalizeWords(before);
    if (!words) return undefined;
    if (JSON.stringify(words) !== JSON.stringify(before)) lists[field] = words;
  }
  return lists;
}

const bracketsAndDoubleQuotes = /[[\]{}"“”]/g;
const separators = /[,\r\n]/;
/** Quotes and spaces around a word; quotes within a word stay, as in `buyer's`. */
const singleQuotesAtEnds = /^[\s'‘’]+|(?<![\s'‘’])[\s'‘’]+$/g;

/**
 * Normalizes the states or keywords of an imported post: removes brackets and quotes, splits at
 * commas and line breaks, and drops empty words and duplicates. A number becomes its text; a missing
 * value becomes an empty list.
 *
 * @returns undefined if the database would not accept the list: it has something other than text, or is too long
 * @example normalizeWords('["fha", "buyer\'s guide"]') // ['fha', "buyer's guide"]
 */
export function normalizeWords(stored: unknown): string[] | undefined {
  const texts = (Array.isArray(stored) ? stored : [stored]).map(toText);
  if (!texts.every((text) => text !== undefined)) return undefined;
  const words = [...new Set(texts.flatMap(splitWords))];
  const { count, length } = wordListLimits;
  return words.length <= count && words.join('\n').length <= length ? words : undefined;
}

function toText(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry === 'number') return String(entry);
  return entry === null || entry === undefined ? '' : undefined;
}

function splitWords(text: string): string[] {
  return text
    .replace(bracketsAndDoubleQuotes, '')
    .split(separators)
    .map((word) => word.replace(singleQuotesAtEnds, ''))
    .filter((word) => word !== '');
}
