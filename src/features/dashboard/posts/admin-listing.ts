import { type ListPage, nearestPage, pageCountOf } from '#src/domain/posts/listing/post-listing.ts';
import type { ReadProgress } from '../every-post.service.ts';
import { rowsPerPage } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { newestFirst, type PostOrder } from './post-order.ts';
import type { PostsFilter } from './posts-filter.ts';

/** Which posts to show. */
export interface PostsView extends PostsFilter {
  order: PostOrder;
  /** Starts at 1. If it is past the last page, the last page is shown. */
  page: number;
  /** Whether to show only the posts that the order leaves out, because they lack its column. */
  leftOut: boolean;
}

/** The initial view. */
export const firstView: PostsView = {
  text: '',
  category: '',
  state: '',
  order: newestFirst,
  page: 1,
  leftOut: false,
};

/** A page of the view. */
export interface AdminListing extends ListPage<AdminPost> {
  /** The number of posts that are on no page, because they lack the order's column. */
  leftOutCount: number;
  /** The rows are loaded, but the number of posts is still unknown. */
  isCounting?: true;
  /** Posts are still being read, so there may be more. */
  reading?: ReadProgress;
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
    leftOutCount: 0,
  };
}

/** Whether the listing has finished loading. */
export function isWhole({ isCounting, reading }: AdminListing): boolean {
  return !isCounting && !reading;
}
