import { lazyValue } from '#src/lib/lazy-value.ts';
import type { PostSummary } from '../post.schema.ts';
import { forgetPostsOfVisit } from '../post-cache.ts';
import { isSearch, postsPerPage } from '../posts.limits.ts';
import type { PostCursor } from '../posts.service.ts';
import type { BlogPlace } from './blog-place.ts';
import { newestPostsPath, type PagedList, type PostListing, pagedList } from './paged-list.ts';

// Cached until the page is reloaded, so that Back shows at once what was read before.
const lists = new Map<string, PagedList<PostSummary>>();
// Its script is loaded only for visitors who may search, whose search loads it again and reports what fails.
const search = lazyValue(async () => (await import('../search/post-search.ts')).postSearch());

const built = lazyValue(async (): Promise<PostListing> => (await fetch(newestPostsPath)).json());

/** Yields what is shown at a place, of a search repeatedly, until `signal`. @throws ReadError, or a script's error */
export async function* listingsAt(
  place: BlogPlace,
  signal: AbortSignal,
): AsyncGenerator<PostListing, void, void> {
  if (isSearch(place.text)) {
    yield* (await search()).listings(place.text, place.page, signal);
  } else {
    yield await openList(place.category).load(place.page);
  }
}

/** Returns what is shown at a place, or undefined unless all of it is cached. */
export function cachedListing(place: BlogPlace): PostListing | undefined {
  if (!isSearch(place.text)) return openList(place.category).cached(place.page);
  return search.known()?.cached(place.text, place.page);
}

/** Prefetches the first page as the build listed it, as the blog's own document has it. */
export async function prepareFirstPage(): Promise<void> {
  // The development server has no such file, nor has a site without posts.
  await built().catch(() => undefined);
}

/** Returns the first page as the build listed it, if it was prefetched. It is shown until it has been read. */
export function preparedFirstPage(): PostListing | undefined {
  return built.known();
}

/** Prefetches the part of a search that is cheap for visitors who never search. */
export function prepareSearch(): void {
  search().then(
    ({ prepare }) => prepare(),
    () => undefined,
  );
}

/** Prefetches what the first results of a search need, for a visitor who is about to type. */
export function beginSearch(): void {
  search().then(
    ({ prefetch }) => prefetch(),
    () => undefined,
  );
}

/** Clears the cache after posts were changed. */
export function clearBlogCache(): void {
  lists.clear();
  forgetPostsOfVisit();
  search.forget();
  built.forget();
}

function openList(category: string): PagedList<PostSummary> {
  const list = lists.get(category) ?? pagedPosts(category);
  lists.set(category, list);
  return list;
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
