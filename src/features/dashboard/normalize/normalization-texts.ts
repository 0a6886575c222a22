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

/**
 * Returns a stored list, or a single text, for display, including its brackets and quotes.
 *
 * @example shownWords(['"fha"', 'va']) // '"fha" · va'
 */
export function shownWords(stored: unknown): string {
  const entries: unknown[] = Array.isArray(stored) ? stored : [stored];
  return entries.map((entry) => String(entry ?? '')).join(' · ') || 'none';
}
