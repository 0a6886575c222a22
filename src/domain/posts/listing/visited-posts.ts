import { once } from '#src/lib/once.ts';
import type { Post } from '../post.schema.ts';
import { type BlogPlace, isSearch } from './blog-place.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';
import { listingOf, type PostListing } from './post-listing.ts';

// For the visit, that is until the page is loaded anew: Back shows at once what was read before.
const lists = new Map<string, PagedPosts>();
const search = once(loadSearch);

/**
 * What is shown at a place.
 *
 * @throws ReadError, or what the script of the search failed with
 */
export async function loadListing(place: BlogPlace): Promise<PostListing> {
  if (!isSearch(place.text)) return listOf(place.category).load(place.page);
  return listingOf((await search.load())(place.text), place.page);
}

/** What is shown at a place if all of it was read before, else undefined. */
export function keptListing(place: BlogPlace): PostListing | undefined {
  if (!isSearch(place.text)) return listOf(place.category).kept(place.page);
  const searched = search.kept();
  return searched && listingOf(searched(place.text), place.page);
}

/** Has everything read anew: for whoever has just changed the posts. */
export function forgetVisitedPosts(): void {
  lists.clear();
  search.forget();
}

/** The search through all posts, whose script comes for those who search. */
async function loadSearch(): Promise<(text: string) => Post[]> {
  const [{ loadSearchIndex }, { searchPosts }] = await Promise.all([
    import('./load-search-index.ts'),
    import('./search-posts.ts'),
  ]);
  const index = await loadSearchIndex();
  return (text) => searchPosts(index, text);
}

function listOf(category: string): PagedPosts {
  const list = lists.get(category) ?? pagedPosts(category);
  lists.set(category, list);
  return list;
}
