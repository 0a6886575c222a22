import { wordListLimits } from '#src/domain/posts/posts.limits.ts';
import { shownTitle, toAdminPost } from '../admin-post.ts';

/** The changes of a normalization, planned or made. */
export interface Normalization {
  postCount: number;
  changedPosts: readonly ChangedPost[];
  /** Posts that cannot be normalized and stay as they are. */
  faultyPosts: readonly FaultyPost[];
}

export interface ChangedPost {
  id: string;
  title: string;
  changes: readonly WordChange[];
}

export interface FaultyPost {
  id: string;
  title: string;
  field: WordField;
  problem: WordsProblem;
}

/** Returns the changes of stored posts, whatever they contain. */
export function toNormalization(
  posts: readonly { id: string; data: Readonly<Record<string, unknown>> }[],
): Normalization {
  const changedPosts: ChangedPost[] = [];
  const faultyPosts: FaultyPost[] = [];
  for (const { id, data } of posts) {
    const title = shownTitle(toAdminPost(id, data));
    const found = findChanges(data);
    if (found.kind === 'changes') changedPosts.push({ id, title, changes: found.changes });
    if (found.kind === 'problem') {
      faultyPosts.push({ id, title, field: found.field, problem: found.problem });
    }
  }
  return { postCount: posts.length, changedPosts, faultyPosts };
}

const wordFields = ['states', 'keywords'] as const;

type WordField = (typeof wordFields)[number];

type PostChanges =
  | { kind: 'none' }
  /** Only the lists that change. */
  | { kind: 'changes'; changes: readonly WordChange[] }
  /** One list cannot be fixed, so the database would not accept a change of the other list either. */
  | { kind: 'problem'; field: WordField; problem: WordsProblem };

export interface WordChange {
  field: WordField;
  before: unknown;
  after: readonly string[];
}

/**
 * Returns the fields to save so that a post's lists are as before a normalization; none of a list that already is,
 * and undefined if somebody has changed one of the lists since.
 */
export function fieldsToUndo(
  data: Readonly<Record<string, unknown>>,
  changes: readonly WordChange[],
): Record<string, unknown> | undefined {
  const isStill = ({ field, after }: WordChange) => isAlready(after, data[field]);
  // Lists of an import have only texts, numbers and nulls.
  const isBack = ({ field, before }: WordChange) =>
    JSON.stringify(data[field]) === JSON.stringify(before);
  if (!changes.every((change) => isStill(change) || isBack(change))) return undefined;
  const toSave = changes.filter((change) => !isBack(change));
  return Object.fromEntries(toSave.map(({ field, before }) => [field, before]));
}

/** Returns the changes to a stored post's lists. Missing lists do not change. */
export function findChanges(data: Readonly<Record<string, unknown>>): PostChanges {
  const changes: WordChange[] = [];
  for (const field of wordFields) {
    const before = data[field];
    if (before === undefined) continue;
    const result = normalizeWords(before);
    if ('problem' in result) return { kind: 'problem', field, problem: result.problem };
    if (!isAlready(result.words, before)) changes.push({ field, before, after: result.words });
  }
  return changes.length > 0 ? { kind: 'changes', changes } : { kind: 'none' };
}

/** The normalized list, or why the database would not accept it. */
type NormalizedWords = { words: string[] } | { problem: WordsProblem };

type WordsProblem = 'not-text' | 'too-many' | 'too-long';

const bracketsAndDoubleQuotes = /[[\]{}"“”]/g;
const separators = /[,\r\n]/;
/** Quotes and spaces around a word; quotes within a word stay, as in `buyer's`. */
const singleQuotesAtEnds = /^[\s'‘’]+|(?<![\s'‘’])[\s'‘’]+$/g;

/**
 * Normalizes the states or keywords of an imported post: removes brackets and quotes, splits at
 * commas and line breaks, and drops empty words and duplicates. A number becomes its text; a missing
 * value becomes an empty list.
 *
 * @example normalizeWords('["fha", "buyer\'s guide"]') // { words: ['fha', "buyer's guide"] }
 */
export function normalizeWords(stored: unknown): NormalizedWords {
  const entries: unknown[] = Array.isArray(stored) ? stored : [stored];
  const texts = entries.map(toText);
  if (!texts.every((text) => text !== undefined)) return { problem: 'not-text' };
  const words = [...new Set(texts.flatMap(splitWords))];
  if (words.length > wordListLimits.count) return { problem: 'too-many' };
  if (words.join('\n').length > wordListLimits.length) return { problem: 'too-long' };
  return { words };
}

/** Whether a stored value already is exactly this list. */
function isAlready(words: readonly string[], stored: unknown): boolean {
  return (
    Array.isArray(stored) &&
    stored.length === words.length &&
    words.every((word, index) => word === stored[index])
  );
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

const separator = ' · ';
const invisible: Readonly<Record<string, string>> = { '\n': '␤', '\r': '␍', '\t': '␉' };

/**
 * Returns a stored list, or a single text, for display, including its brackets and quotes and
 * whatever else normalizing changes and a reader would not see: spaces at the ends, empty entries,
 * numbers, and a text in place of a list.
 *
 * @example shownWords(['"fha"', 'va ']) // '"fha" · va␣'
 */
export function shownWords(stored: unknown): string {
  if (Array.isArray(stored)) return stored.map(shownEntry).join(separator) || 'none';
  return typeof stored === 'string' && stored !== ''
    ? `${shownEntry(stored)} (one text)`
    : shownEntry(stored);
}

function shownEntry(entry: unknown): string {
  if (typeof entry === 'number') return `${entry} (a number)`;
  const text = String(entry ?? '');
  if (text === '') return '(empty)';
  const shown = text
    .replace(/[\n\r\t]/g, (character) => invisible[character] ?? '')
    .replace(/^\s+|(?<!\s)\s+$|[^\S ]/g, (spaces) => '␣'.repeat(spaces.length));
  return text.includes(separator) ? `${shown} (one entry)` : shown;
}
