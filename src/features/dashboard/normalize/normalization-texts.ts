import { wordListLimits } from '#src/domain/posts/posts.limits.ts';
import { countOfPosts } from '../post-texts.ts';
import type { FaultyPost, Normalization } from './normalization.ts';

/** What would change, in a sentence or two. */
export function planText({ postCount, changedPosts, faultyPosts }: Normalization): string {
  const changed = `${changedPosts.length.toLocaleString('en-US')} of ${countOfPosts(postCount)}`;
  const faulty =
    faultyPosts.length > 0
      ? ` ${countOfPosts(faultyPosts.length)} cannot be normalized and will be listed.`
      : '';
  return `${changed} would change.${faulty}`;
}

/** Why a post is left as it is. */
export function problemText({ field, problem }: FaultyPost): string {
  const { count, length } = wordListLimits;
  switch (problem) {
    case 'not-text':
      return `its ${field} hold something that is not text.`;
    case 'too-many':
      return `it has more than ${count} ${field}.`;
    case 'too-long':
      return `its ${field} are longer than ${length.toLocaleString('en-US')} characters together.`;
  }
}

/**
 * The entries of a stored list, or one text, as they are shown: brackets, quotes and all.
 *
 * @example shownWords(['"fha"', 'va']) // '"fha" · va'
 */
export function shownWords(stored: unknown): string {
  const entries: unknown[] = Array.isArray(stored) ? stored : [stored];
  return entries.map((entry) => String(entry ?? '')).join(' · ') || 'none';
}
