import { historyLimits, type PostRevision } from '#src/domain/posts/changes/post-revision.ts';
import { type AdminPost, toAdminPost } from '../to-admin-post.ts';

const dayMs = 86_400_000;

/** A post that can be brought back. */
export interface DeletedPost {
  post: AdminPost;
  /** Who deleted it, by email address. */
  by: string;
  /** ISO times of its deletion, and from when it cannot be brought back. */
  at: string;
  until: string;
}

/** Returns the posts of these copies that can be brought back at a time. */
export function stillDeleted(copies: readonly PostRevision[], now: Date): DeletedPost[] {
  return copies.flatMap(({ post, by, at, before }) => {
    const until = new Date(Date.parse(at) + historyLimits.deletedDays * dayMs);
    return until > now
      ? [{ post: toAdminPost(post, before), by, at, until: until.toISOString() }]
      : [];
  });
}

/** Another post has the slug of the one to bring back. */
export class SlugTaken extends Error {
  override name = 'SlugTaken';
  /** The title of the other post. */
  readonly by: string;

  constructor(by: string) {
    super('Another post has this slug');
    this.by = by;
  }
}
