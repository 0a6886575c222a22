import {
  invalidateValues,
  knownValue,
  putValue,
  readOnce,
  type VisitKey,
} from '#src/data/state/visit.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import type { BlogPlace } from '#src/model/posts/blog-place.ts';
import {
  countPages,
  type ListPage,
  nearestPage,
  newestPostsPath,
  type PostListing,
} from '#src/model/posts/paged-list.ts';
import type { PostSummary } from '#src/model/posts/post.schema.ts';
import { isSearch } from '#src/model/posts/posts.limits.ts';
import type { postSearch } from './post-search.ts';
import type * as Posts from './posts.service.ts';

// Known until the page is reloaded, so that Back shows at once what was read before.
const search: VisitKey<ReturnType<typeof postSearch>> = { key: 'posts:search' };
const built: VisitKey<PostListing> = { key: 'posts:built' };
const found = ({ text, page }: BlogPlace): VisitKey<PostListing> => {
  return { key: `posts:found/${page}/${text.trim()}` };
};

/** Loads the script of the search, for visitors who may search; the search itself reports what fails. */
const loadSearch = () =>
  readOnce(search, async () => (await import('./post-search.ts')).postSearch());

/** Yields what is shown at a place, of a search repeatedly, until `signal`. @throws ReadError, or a script's error */
export async function* listingsAt(
  place: BlogPlace,
  signal: AbortSignal,
): AsyncGenerator<PostListing, void, void> {
  if (isSearch(place.text)) {
    for await (const listing of (await loadSearch()).listings(place, signal)) {
      if (!listing.isPartial) putValue(found(place), listing);
      yield listing;
    }
  } else {
    yield await openList(place.category).load(place.page);
  }
}

/** Returns what is shown at a place, or undefined unless all of it is cached. */
export function cachedListing(place: BlogPlace): PostListing | undefined {
  if (isSearch(place.text)) return knownValue(found(place));
  return openList(place.category).cached(place.page);
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

/** Prefetches a part of a search: what the first hits need, which is cheap, or what their final order needs. */
export async function preloadSearchPart(part: 'prepare' | 'prefetch'): Promise<void> {
  await (await loadSearch())[part]();
}

/** Forgets what the visit has read of posts, after some were changed. */
export function clearBlogCache(): void {
  invalidateValues('posts');
}

function openList(category: string): PagedPosts {
  const list: VisitKey<PagedPosts> = { key: `posts:list/${category}` };
  return knownValue(list) ?? putValue(list, pagedPosts(category));
}

type PagedPosts = ReturnType<typeof pagedPosts>;

/** Returns the list of a category's posts, all for '', whose pages are read by cursors on demand, and cached. */
export function pagedPosts(
  category: string,
  service: () => Promise<Pick<typeof Posts, 'countPosts' | 'getPostPages'>> = () =>
    import('./posts.service.ts'),
) {
  const pages: { posts: readonly PostSummary[]; end: Posts.PostCursor | undefined }[] = [];
  const total = lazyValue(async () => (await service()).countPosts(category));
  let readToTheEnd = false;
  let lastTask: Promise<unknown> = Promise.resolve();

  /** The list may have grown or shrunk since it was counted. */
  function pageCount(counted: number): number {
    return readToTheEnd ? Math.max(1, pages.length) : countPages(counted);
  }

  function listing(wanted: number, counted: number): ListPage<PostSummary> {
    const page = nearestPage(wanted, pageCount(counted));
    const posts = pages[page - 1]?.posts ?? [];
    return { posts, page, pageCount: pageCount(counted), total: counted };
  }

  /** Returns a page from the cache, or undefined if it has not been read. */
  function cached(wanted: number): ListPage<PostSummary> | undefined {
    const counted = total.known();
    if (counted === undefined) return undefined;
    const isRead = readToTheEnd || pages.length >= nearestPage(wanted, pageCount(counted));
    return isRead ? listing(wanted, counted) : undefined;
  }

  /** Runs tasks one at a time, because each continues where the previous one ended. */
  function enqueue(task: () => Promise<void>): Promise<void> {
    const mine = lastTask.then(task);
    lastTask = mine.catch(() => {});
    return mine;
  }

  async function readTo(wanted: number): Promise<void> {
    const missing = wanted - pages.length;
    if (missing <= 0 || readToTheEnd) return;
    const after = pages.at(-1)?.end;
    const found = await (await service()).getPostPages({ category, after, pages: missing });
    pages.push(...found);
    readToTheEnd = found.length < missing;
  }

  return {
    cached,
    /** Reads up to this page, or the nearest existing one, continuing after the pages already read. @throws ReadError */
    async load(wanted: number) {
      // The first page exists whatever the count is; how far to read on depends on the count.
      const [counted] = await Promise.all([total(), enqueue(() => readTo(1))]);
      await enqueue(() => readTo(nearestPage(wanted, pageCount(counted))));
      return listing(wanted, counted);
    },
  };
}
