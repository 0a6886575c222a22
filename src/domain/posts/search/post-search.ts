import { countPages, nearestPage, type PostListing } from '#src/domain/posts/listing/paged-list.ts';
import { cachedLoader, loadService } from '#src/lib/lazy-value.ts';
import { searchKey } from '#src/lib/search-key.ts';
import { type PostSummary, summarizePost, toPost } from '../post.schema.ts';
import { postsPerPage } from '../posts.limits.ts';
import {
  blockCache,
  type FoundPost,
  type FoundPosts,
  foundPosts,
  loadRecentPosts,
  type SearchRules,
} from './found-posts.ts';
import { matchesSearch, type SearchEntry } from './search-entry.ts';
import {
  estimateMemory,
  fetchEntries,
  fetchManifest,
  IndexReplaced,
  roomForEntries,
} from './search-index.ts';

/** Results that are replaced within this time are not compared with the database. */
const typingPauseMs = 300;
/** No file of older posts is requested within this time, in case another key follows. */
const betweenKeysMs = 150;

/** The search through all posts for one visit. */
export type PostSearch = ReturnType<typeof postSearch>;

/** The search of the blog: the newest posts come first. */
const blogRules: SearchRules = { matches: matchesSearch, isFirst: () => false };

/** Searches the index that was built with the site, and the database for newer posts. */
export function postSearch(rules = blogRules) {
  const manifest = cachedLoader(fetchManifest);
  const recent = cachedLoader(async () => loadRecentPosts((await manifest.load())?.since));
  const blocks = blockCache<SearchEntry>(fetchEntries, estimateMemory, roomForEntries);
  /** The database's version of posts that were shown; undefined for deleted ones. */
  const current = new Map<string, PostSummary | undefined>();
  const shown = new Map<string, PostListing>();
  let last: { wanted: string; found: FoundPosts } | undefined;

  async function loadFirst(): Promise<void> {
    const [first] = (await manifest.load())?.blocks ?? [];
    await Promise.all([recent.load(), first && blocks.load(first)]);
  }

  async function* searched(wanted: string, signal: AbortSignal) {
    if (last?.wanted === wanted) {
      yield last.found;
      return;
    }
    // Loads the first file and the newer posts in parallel.
    const [known, newer] = await Promise.all([manifest.load(), recent.load(), loadFirst()]);
    const sources = { rules, paths: known?.blocks ?? [], blocks, recent: newer };
    for await (const found of foundPosts(wanted, sources, signal)) {
      if (found.isComplete) last = { wanted, found };
      yield found;
    }
  }

  /** Searches like `searched`, but starts over with the new index when a release replaced its files. */
  async function* searchedWithRetry(wanted: string, signal: AbortSignal) {
    try {
      yield* searched(wanted, signal);
    } catch (error) {
      if (!(error instanceof IndexReplaced)) throw error;
      manifest.forget();
      recent.forget();
      yield* searched(wanted, signal);
    }
  }

  async function toListing(found: FoundPosts, wantedPage: number): Promise<PostListing> {
    const left = found.posts.filter(({ id }) => !current.has(id) || current.get(id));
    const posts = [true, false].flatMap((first) => left.filter(({ isFirst }) => isFirst === first));
    const pageCount = countPages(posts.length);
    const page = found.isComplete ? nearestPage(wantedPage, pageCount) : wantedPage;
    const start = (page - 1) * postsPerPage;
    return {
      posts: await Promise.all(posts.slice(start, start + postsPerPage).map(findSummary)),
      page,
      pageCount: Math.max(page, pageCount),
      total: posts.length,
      ...(!found.isComplete && { isPartial: true as const }),
    };
  }

  async function findSummary({ id, path }: FoundPost): Promise<PostSummary> {
    const entries = path ? await blocks.load(path) : (await recent.load()).entries;
    const entry = entries.find(({ post }) => post.id === id);
    const summary = current.get(id) ?? entry?.post;
    if (!summary) throw new Error(`The search index lost the post ${id}`);
    return summary;
  }

  /** Reads the posts of a page from the database, except those that came from it. */
  async function compare({ posts }: PostListing): Promise<void> {
    const { ids: recentIds } = await recent.load();
    const ids = posts.map(({ id }) => id).filter((id) => !recentIds.has(id) && !current.has(id));
    if (ids.length === 0) return;
    const { getPostsById } = await loadService(() => import('../stored-posts.service.ts'));
    const found = new Map((await getPostsById(ids)).map(({ id, data }) => [id, toPost(id, data)]));
    for (const post of posts.filter(({ id }) => ids.includes(id))) {
      const stored = found.get(post.id);
      const now = stored && summarizePost(stored);
      // What is unchanged does not have to be rendered again.
      current.set(post.id, JSON.stringify(now) === JSON.stringify(post) ? post : now);
    }
  }

  return {
    /** Prefetches what is cheap, before it is known whether the visitor will search. */
    prepare: () => ignoreFailure(manifest.load()),
    /** Prefetches what the first results need. */
    prefetch: () => ignoreFailure(loadFirst()),
    /** Returns a page of cached results; undefined unless the search ran to its end. */
    cached: (text: string, page: number) => shown.get(`${page} ${searchKey(text)}`),
    /**
     * Searches for a text. Yields the page of the results so far whenever there are more, and again when the database
     * has other versions of its posts than the index.
     *
     * @param signal ends the search without an error
     * @throws ReadError, or the error of a file that cannot be loaded
     */
    async *listings(
      text: string,
      page: number,
      signal: AbortSignal,
    ): AsyncGenerator<PostListing, void, void> {
      const wanted = searchKey(text);
      let shownLast: PostListing | undefined;
      const isChange = (listing: PostListing) => {
        const before = shownLast;
        shownLast = listing;
        return !before || !looksAlike(before, listing);
      };
      const typedAt = performance.now();
      const pause = new Promise((resolve) => setTimeout(resolve, typingPauseMs));
      const nextKey = new Promise((resolve) => setTimeout(resolve, betweenKeysMs));
      for await (const found of searchedWithRetry(wanted, signal)) {
        let listing = await toListing(found, page);
        if (isChange(listing)) yield listing;
        const isFull = listing.posts.length === postsPerPage;
        // A visitor who keeps typing, or has a full page of results, may not need older posts.
        if (found.needsFile) await (isFull ? pause : nextKey);
        const isTyping = performance.now() - typedAt < typingPauseMs;
        if (!found.isComplete && (isTyping || !isFull)) continue;
        await pause;
        for (;;) {
          if (signal.aborted) return;
          const known = current.size;
          await compare(listing);
          if (current.size === known) break;
          listing = await toListing(found, page);
          if (isChange(listing)) yield listing;
        }
        if (found.isComplete) shown.set(`${page} ${wanted}`, listing);
      }
    },
  };
}

/** Whether two listings look the same; the number of results is only shown at the end. */
function looksAlike(one: PostListing, other: PostListing): boolean {
  return (
    one.isPartial === other.isPartial &&
    (one.isPartial || one.total === other.total) &&
    one.pageCount === other.pageCount &&
    one.posts.length === other.posts.length &&
    one.posts.every((post, index) => post === other.posts[index])
  );
}

/** Ignores the failure: the search that needs the result reports it. */
function ignoreFailure(work: Promise<unknown>): void {
  work.catch(() => {});
}
