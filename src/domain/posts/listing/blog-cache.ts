import { invalidateValues, knownValue, putValue, readOnce, type VisitKey } from '#src/lib/visit.ts';
import type { PostSummary } from '../post.schema.ts';
import { isSearch, postsPerPage } from '../posts.limits.ts';
import type { PostCursor } from '../posts.service.ts';
import type { PostSearch } from '../search/post-search.ts';
import type { BlogPlace } from './blog-place.ts';
import { newestPostsPath, type PagedList, type PostListing, pagedList } from './paged-list.ts';

// Known until the page is reloaded, so that Back shows at once what was read before.
const search: VisitKey<PostSearch> = { key: 'posts:search' };
const built: VisitKey<PostListing> = { key: 'posts:built' };

/** Loads the script of the search, for visitors who may search; the search itself reports what fails. */
const loadSearch = () =>
  readOnce(search, async () => (await import('../search/post-search.ts')).postSearch());

/** Yields what is shown at a place, of a search repeatedly, until `signal`. @throws ReadError, or a script's error */
export async function* listingsAt(
  place: BlogPlace,
  signal: AbortSignal,
): AsyncGenerator<PostListing, void, void> {
  if (isSearch(place.text)) {
    yield* (await loadSearch()).listings(place.text, place.page, signal);
  } else {
    yield await openList(place.category).load(place.page);
  }
}

/** Returns what is shown at a place, or undefined unless all of it is cached. */
export function cachedListing(place: BlogPlace): PostListing | undefined {
  if (!isSearch(place.text)) return openList(place.category).cached(place.page);
  return knownValue(search)?.cached(place.text, place.page);
}

/** Prefetches the first page as the build listed it, as the blog's own document has it. */
export async function prepareFirstPage(): Promise<void> {
  // The development server has no such file, nor has a site without posts.
  await readOnce(built, async () => (await fetch(newestPostsPath)).json()).catch(() => undefined);
}

/** Returns the first page as the build listed it, if it was prefetched. It is shown until it has been read. */
export function preparedFirstPage(): PostListing | undefined {
  return knownValue(built);
}

/** Prefetches the part of a search that is cheap for visitors who never search. */
export function prepareSearch(): void {
  loadSearch().then(
    ({ prepare }) => prepare(),
    () => undefined,
  );
}

/** Prefetches what the first results of a search need, for a visitor who is about to type. */
export function beginSearch(): void {
  loadSearch().then(
    ({ prefetch }) => prefetch(),
    () => undefined,
  );
}

/** Forgets what the visit has read of posts, after some were changed. */
export function clearBlogCache(): void {
  invalidateValues('posts');
}

function openList(category: string): PagedList<PostSummary> {
  const list: VisitKey<PagedList<PostSummary>> = { key: `posts:list/${category}` };
  return knownValue(list) ?? putValue(list, pagedPosts(category));
}

/** Returns the paginated list of a category's posts; '' lists all. */
export function pagedPosts(category: string): PagedList<PostSummary> {
  const service = () => import('../posts.service.ts');
  return pagedList({
    postsPerPage,
    readPages: async (after: PostCursor | undefined, pages) =>
      (await service()).getPostPages({ category, after, pages }),
    count: async () => (await service()).countPosts(category),
  });
}
