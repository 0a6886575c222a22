import { type ListPage, nearestPage, pageCountOf } from '#src/domain/posts/listing/post-listing.ts';
import { rowsPerPage } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { newestFirst, type PostOrder } from './post-order.ts';
import type { PostsFilter } from './posts-filter.ts';

/** Which posts to show. */
export interface PostsView extends PostsFilter {
  order: PostOrder;
  /** Starts at 1. If it is past the last page, the last page is shown. */
  page: number;
}

/** The initial view. */
export const firstView: PostsView = {
  text: '',
  category: '',
  state: '',
  order: newestFirst,
  page: 1,
};

/** A page of the view. */
export interface AdminListing extends ListPage<AdminPost> {
  /** The number of posts is still unknown, or the page lacks its last posts. */
  isPartial?: true;
}

/** Returns a page of posts that are all in memory. */
export function listingOf(posts: readonly AdminPost[], wanted: number): AdminListing {
  const pageCount = pageCountOf(posts.length, rowsPerPage);
  const page = nearestPage(wanted, pageCount);
  return {
    posts: posts.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    page,
    pageCount,
    total: posts.length,
  };
}

/** Whether the listing has finished loading. */
export function isWhole({ isPartial }: AdminListing): boolean {
  return !isPartial;
}
