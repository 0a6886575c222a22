import { everyPost } from '../every-post.service.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { type AdminListing, listingOf, type PostsView } from './admin-listing.ts';
import { rowOf } from './admin-row.ts';
import type { SortColumn } from './post-order.ts';

/** The posts that no order by a column has. */
export interface LeftOutPosts {
  /**
   * Reads all posts and keeps those that lack the order's column: a page of what was found so far,
   * and how far the reading is.
   *
   * @param signal ends the reading in silence
   * @throws ReadError
   */
  listings(
    view: Pick<PostsView, 'order' | 'page'>,
    signal: AbortSignal,
  ): AsyncGenerator<AdminListing, void, void>;
  /** Shows a post no more that was deleted. */
  remove(id: string): void;
  /** Has all posts read anew. */
  forget(): void;
}

/** No query asks for what is missing: all posts are read, once for each column that it is asked of. */
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
