import { once } from '#src/lib/once.ts';
import { type BlogPlace, isSearch } from './blog-place.ts';
import { loadSearchIndex } from './load-search-index.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';
import { listingOf, type PostListing } from './post-listing.ts';
import { searchPosts } from './search-posts.ts';

// For the visit, that is until the page is loaded anew: Back shows at once what was read before.
const lists = new Map<string, PagedPosts>();
const searchIndex = once(loadSearchIndex);

/**
 * What is shown at a place.
 *
 * @throws ReadError
 */
export async function loadListing(place: BlogPlace): Promise<PostListing> {
  if (!isSearch(place.text)) return listOf(place.category).load(place.page);
  return listingOf(searchPosts(await searchIndex.load(), place.text), place.page);
}

/** What is shown at a place if all of it was read before, else undefined. */
export function keptListing(place: BlogPlace): PostListing | undefined {
  if (!isSearch(place.text)) return listOf(place.category).kept(place.page);
  const index = searchIndex.kept();
  return index && listingOf(searchPosts(index, place.text), place.page);
}

/** Has everything read anew: for whoever has just changed the posts. */
export function forgetVisitedPosts(): void {
  lists.clear();
  searchIndex.forget();
}

function listOf(category: string): PagedPosts {
  const list = lists.get(category) ?? pagedPosts(category);
  lists.set(category, list);
  return list;
}
