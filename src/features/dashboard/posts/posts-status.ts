import { isSearch } from '#src/domain/posts/listing/blog-place.ts';
import { lackedBy, readingText, statusText } from '../post-texts.ts';
import type { AdminListing, PostsView } from './admin-listing.ts';

/** What is shown, in one line that is also read aloud. */
export function postsStatus(shown: { view: PostsView; listing: AdminListing }): string {
  const { text, order, leftOut } = shown.view;
  const { total, page, isCounting, reading } = shown.listing;
  if (reading) return readingText(reading);
  if (isCounting) return 'Loading posts…';
  if (isEmptyBlog(shown)) return 'No blog posts found.';
  if (!leftOut) return statusText(total, page, text);
  const lacked = lackedBy(order.column);
  return total > 0
    ? `${statusText(total, page, '')} without a ${lacked}`
    : `No post lacks a ${lacked}.`;
}

/** Whether there is nothing to show, whatever is looked for. */
export function isEmptyBlog({ view, listing }: { view: PostsView; listing: AdminListing }) {
  const isList = !view.leftOut && !isSearch(view.text);
  return isList && listing.total === 0 && listing.leftOutCount === 0;
}
