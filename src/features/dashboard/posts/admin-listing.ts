import { type ListPage, nearestPage, pageCountOf } from '#src/domain/posts/listing/post-listing.ts';
import type { ReadProgress } from '../every-post.service.ts';
import { rowsPerPage } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import { newestFirst, type PostOrder } from './post-order.ts';

/** What of the posts is to be shown. */
export interface PostsView {
  /** As it stands in the search box; only blanks are no search. */
  text: string;
  order: PostOrder;
  /** From 1. It may lie beyond the last one: the nearest page is shown then. */
  page: number;
  /** Only the posts that the order leaves out, because they lack its column. */
  leftOut: boolean;
}

/** What the dashboard begins with. */
export const firstView: PostsView = { text: '', order: newestFirst, page: 1, leftOut: false };

/** A page of what is shown. */
export interface AdminListing extends ListPage<AdminPost> {
  /** How many posts stand on none of these pages, because they lack the order's column. */
  leftOutCount: number;
  /** The rows are there, but it is not known yet how many posts there are. */
  isCounting?: true;
  /** Posts are still being read: there may be more of them. */
  reading?: ReadProgress;
}

/** A page of posts that are all at hand. */
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

/** Whether nothing of it is still on its way. */
export function isWhole({ isCounting, reading }: AdminListing): boolean {
  return !isCounting && !reading;
}
