import { statusText } from '../post-texts.ts';
import { type AdminListing, isWhole, type PostsView } from './admin-listing.ts';
import { isNarrowed } from './posts-filter.ts';

/** Returns the status line of the list, which screen readers announce. */
export function postsStatus(shown: { view: PostsView; listing: AdminListing }): string {
  if (!isWhole(shown.listing)) return 'Loading posts…';
  if (isEmptyBlog(shown)) return 'No blog posts found.';
  return statusText(shown.listing.total, shown.listing.page, shown.view);
}

/** Whether the blog has no posts at all. */
export function isEmptyBlog({ view, listing }: { view: PostsView; listing: AdminListing }) {
  return !isNarrowed(view) && listing.total === 0;
}
