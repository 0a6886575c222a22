import { shownTitle } from '../post-texts.ts';
import { toAdminPost } from '../to-admin-post.ts';
import type { WordsProblem } from './normalize-words.ts';
import { changesOf, type WordChange, type WordField } from './post-changes.ts';

/** The changes of a normalization, planned or made. */
export interface Normalization {
  /** The number of all posts. */
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
    const found = changesOf(data);
    if (found.kind === 'changes') changedPosts.push({ id, title, changes: found.changes });
    if (found.kind === 'problem') {
      faultyPosts.push({ id, title, field: found.field, problem: found.problem });
    }
  }
  return { postCount: posts.length, changedPosts, faultyPosts };
}
