import { lackedBy, readingText, statusText } from '../post-texts.ts';
import type { AdminListing, PostsView } from './admin-listing.ts';
import { isNarrowed } from './posts-filter.ts';

/** Returns the status line of the list, which screen readers announce. */
export function postsStatus(shown: { view: PostsView; listing: AdminListing }): string {
  const { order, leftOut } = shown.view;
  const { total, page, isCounting, reading } = shown.listing;
  if (reading) return readingText(reading);
  if (isCounting) return 'Loading posts…';
  if (isEmptyBlog(shown)) return 'No blog posts found.';
  if (!leftOut) return statusText(total, page, shown.view);
  const lacked = lackedBy(order.column);
  return total > 0
    ? `${statusText(total, page)} without a ${lacked}`
    : `All posts have a ${lacked}.`;
}

/** Whether the blog has no posts at all. */
export function isEmptyBlog({ view, listing }: { view: PostsView; listing: AdminListing }) {
  const isList = !view.leftOut && !isNarrowed(view);
  return isList && listing.total === 0 && listing.leftOutCount === 0;
}
