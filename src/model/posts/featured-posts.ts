import type { Post } from './post.schema.ts';
import { featuredCount } from './posts.limits.ts';

/** The path of the list of ids. */
export const postIdsPath = '/post-ids.json';

/** The ids of all posts that the build found. */
export interface PostIds {
  /** A time before the build's first read, in milliseconds since the epoch. */
  since: number;
  ids: readonly string[];
}

export interface DrawnFrom {
  /** Returns undefined if the site has no list. */
  list(): Promise<PostIds | undefined>;
  /** Returns the newest posts, at most newestCount; those published since a time, if one is given. */
  newest(since?: number): Promise<Post[]>;
  /** Returns the posts with these ids that exist. */
  withIds(ids: readonly string[]): Promise<Post[]>;
}

/**
 * Draws the featured posts from the list and what was published since, each post being equally likely, and draws again
 * for one that is gone. Normally it reads these and a query without a result. Without a list, it draws from the newest.
 *
 * @returns the posts in random order; fewer than featuredCount only if there are no more
 * @throws what `newest` or `withIds` throws
 */
export async function drawPosts(from: DrawnFrom, random: () => number): Promise<Post[]> {
  const list = await from.list().catch(() => undefined);
  const known = new Map((await from.newest(list?.since)).map((post) => [post.id, post]));
  const left = [...new Set([...(list?.ids ?? []), ...known.keys()])];
  const drawn: Post[] = [];
  while (drawn.length < featuredCount && left.length > 0) {
    const count = Math.min(featuredCount - drawn.length, left.length);
    const ids = Array.from({ length: count }, () =>
      left.splice(Math.floor(random() * left.length), 1),
    ).flat();
    const unread = ids.filter((id) => !known.has(id));
    const read = unread.length > 0 ? await from.withIds(unread) : [];
    for (const post of read) known.set(post.id, post);
    drawn.push(...ids.flatMap((id) => known.get(id) ?? []));
  }
  return drawn;
}
