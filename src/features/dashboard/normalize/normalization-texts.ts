import { wordListLimits } from '#src/domain/posts/posts.limits.ts';
import { formatCount } from '../admin-post.ts';
import type { ReadProgress } from '../admin-posts.service.ts';
import type { FaultyPost } from './normalization.ts';

/** Returns the progress of reading all posts, which screen readers announce. */
export function readingText({ readCount, totalCount }: ReadProgress): string {
  const [read, total] = [readCount, totalCount].map((count) => count.toLocaleString('en-US'));
  return `Reading posts… ${read} of ${total}`;
}

/**
 * Returns how many posts a normalization changed.
 *
 * @example changedText(200, 2) // 'Checked 200 posts and changed 2.'
 */
export function changedText(postCount: number, changedCount: number): string {
  const changed = changedCount > 0 ? changedCount.toLocaleString('en-US') : 'none';
  return `Checked ${formatCount(postCount)} and changed ${changed}.`;
}

/** Returns how far a normalization or its undoing got before it failed. */
export function stoppedText(
  { done, total, unsure }: { done: number; total: number; unsure: number },
  button: string,
): string {
  const isDone = `${done.toLocaleString('en-US')} of ${formatCount(total)} are done.`;
  const next = unsure === 1 ? 'The next one' : `The next ${unsure}`;
  const isUnsure = unsure > 0 ? ` ${next} may be done, too; the answer did not arrive.` : '';
  return `${isDone}${isUnsure} Press “${button}” again to continue with the rest.`;
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
    .replace(/^\s+|(?<!\s)\s+$|[^\S ]/g, (spaces) => '␣'.repeat(spaces.length));
  return text.includes(separator) ? `${shown} (one entry)` : shown;
}
