import { type BlogPlace, isSearch } from '#src/domain/posts/listing/blog-place.ts';
import type { PostListing } from '#src/domain/posts/listing/paged-list.ts';
import { postsPerPage } from '#src/domain/posts/posts.limits.ts';
import type { Resource } from '#src/lib/use-resource.ts';

/** Returns the heading of the results. */
export function listingTitle({ text, category }: BlogPlace): string {
  if (isSearch(text)) return 'Search results';
  return category ? `Articles about ${category}` : 'All articles';
}

/** Returns the status line of the results, which screen readers announce. */
export function statusText(place: BlogPlace, listing: Resource<PostListing>): string {
  if (listing.status === 'failed') return 'The articles could not be loaded.';
  if (listing.status === 'loading') {
    return isSearch(place.text) ? 'Searching all articles…' : 'Loading articles…';
  }
  if (listing.value.isPartial) return 'Searching older articles…';
  return listing.value.total > 0 ? countText(place, listing.value) : emptyText(place);
}

function countText({ text }: BlogPlace, { page, pageCount, total }: PostListing): string {
  const first = (page - 1) * postsPerPage + 1;
  const last = Math.min(page * postsPerPage, total);
  const articles = `${total} ${total === 1 ? 'article' : 'articles'}`;
  const range = first === last ? `article ${first} of ${total}` : `${first}–${last} of ${articles}`;
  const shown = pageCount > 1 ? `Showing ${range}` : articles;
  return isSearch(text) ? `${shown} for “${text.trim()}”` : shown;
}

function emptyText({ text, category }: BlogPlace): string {
  if (isSearch(text)) return `No articles found for “${text.trim()}”.`;
  return category ? `There are no articles about ${category} yet.` : 'There are no articles yet.';
}
