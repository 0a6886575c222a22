import { once } from '#src/lib/once.ts';
import type { PostSummary } from '../post.schema.ts';
import { type BlogPlace, isSearch } from './blog-place.ts';
import type { PagedList } from './paged-list.ts';
import { pagedPosts } from './paged-posts.ts';
import type { PostListing } from './post-listing.ts';

// For the visit, that is until the page is loaded anew: Back shows at once what was read before.
const lists = new Map<string, PagedList<PostSummary>>();
// Its script comes for those who may search.
const search = once(async () => (await import('../search/post-search.ts')).postSearch());

/**
 * What is shown at a place: for a search again and again, until all posts were looked at.
 *
 * @param signal ends it in silence
 * @throws ReadError, or what a script or a file of the search failed with
 */
export async function* listingsAt(
  place: BlogPlace,
  signal: AbortSignal,
): AsyncGenerator<PostListing, void, void> {
  if (isSearch(place.text)) {
    yield* (await search.load()).listings(place.text, place.page, signal);
  } else {
    yield await listOf(place.category).load(place.page);
  }
}

/** What is shown at a place if all of it was read before, else undefined. */
export function keptListing(place: BlogPlace): PostListing | undefined {
  if (!isSearch(place.text)) return listOf(place.category).kept(place.page);
  return search.kept()?.kept(place.text, place.page);
}

/** Gets ready what a search needs, and costs others little. */
export function prepareSearch(): void {
  search.load().then(({ prepare }) => prepare(), leaveToSearch);
}

/** Gets ready what the first results of a search need: for whoever is about to type. */
export function beginSearch(): void {
  search.load().then(({ begin }) => begin(), leaveToSearch);
}

/** Has everything read anew: for whoever has just changed the posts. */
export function forgetVisitedPosts(): void {
  lists.clear();
  search.forget();
}

function listOf(category: string): PagedList<PostSummary> {
  const list = lists.get(category) ?? pagedPosts(category);
  lists.set(category, list);
  return list;
}

/** The search loads its script again, and says what failed. */
function leaveToSearch(): void {}
