import { wordListLimits } from '#src/domain/posts/posts.limits.ts';
import { countOfPosts } from '../post-texts.ts';
import type { FaultyPost, Normalization } from './normalization.ts';

/** Returns a summary of the planned changes. */
export function planText({ postCount, changedPosts, faultyPosts }: Normalization): string {
  const changed = `${changedPosts.length.toLocaleString('en-US')} of ${countOfPosts(postCount)}`;
  const faulty =
    faultyPosts.length > 0
      ? ` ${countOfPosts(faultyPosts.length)} cannot be normalized and will be listed afterward.`
      : '';
  return `${changed} would change.${faulty}`;
}

/** Returns why a post is not changed. */
export function problemText({ field, problem }: FaultyPost): string {
  const { count, length } = wordListLimits;
  switch (problem) {
    case 'not-text':
      return `its ${field} contain something other than text.`;
    case 'too-many':
      return `it has more than ${count} ${field}.`;
    case 'too-long':
      return `its ${field} have more than ${length.toLocaleString('en-US')} characters in total.`;
  }
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
    .replace(/^\s+|\s+$|[^\S ]/g, (spaces) => '␣'.repeat(spaces.length));
  return text.includes(separator) ? `${shown} (one entry)` : shown;
}
