import { everyPost } from '../every-post.service.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { type AdminListing, listingOf, type PostsView } from './admin-listing.ts';
import { rowOf } from './admin-row.ts';
import type { SortColumn } from './post-order.ts';

/** The posts that an order leaves out because they lack its column. */
export interface LeftOutPosts {
  /**
   * Reads all posts and yields a page of those found so far that lack the order's column, with the
   * progress.
   *
   * @param signal stops reading without an error
   * @throws ReadError
   */
  listings(
    view: Pick<PostsView, 'order' | 'page'>,
    signal: AbortSignal,
  ): AsyncGenerator<AdminListing, void, void>;
  /** Removes a deleted post. */
  remove(id: string): void;
  /** Discards the results, so that all posts are read again. */
  forget(): void;
}

/** Firestore cannot query for missing fields, so this reads all posts, once for each column. */
export function leftOutPosts(): LeftOutPosts {
  const known = new Map<SortColumn, readonly AdminPost[]>();

  return {
    async *listings({ order: { column }, page }, signal) {
      const lacking: AdminPost[] = [...(known.get(column) ?? [])];
      if (!known.has(column)) {
        for await (const { posts, progress } of everyPost(`posts without ${column}`)) {
          if (signal.aborted) return;
          const rows = posts.map(rowOf).filter(({ orders }) => orders[column] === undefined);
          lacking.push(...rows.map(({ post }) => post));
          yield { ...listingOf(lacking, page), reading: progress };
        }
        if (signal.aborted) return;
        known.set(column, lacking);
      }
      yield listingOf(lacking, page);
    },
    remove(id) {
      for (const [column, posts] of known) {
        known.set(
          column,
          posts.filter((post) => post.id !== id),
        );
      }
    },
    forget: () => known.clear(),
  };
}
