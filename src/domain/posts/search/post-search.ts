import { loadService } from '#src/lib/firebase/load-service.ts';
import { once } from '#src/lib/once.ts';
import { nearestPage, type PostListing, pageCountOf } from '../listing/post-listing.ts';
import { type PostSummary, summaryOf } from '../post.schema.ts';
import { postsPerPage } from '../posts.limits.ts';
import { toPost } from '../to-post.ts';
import { blockCache } from './block-cache.ts';
import { folded } from './folded.ts';
import { type FoundPost, type FoundPosts, foundPosts } from './found-posts.ts';
import { loadRecentPosts } from './recent-posts.ts';
import type { SearchEntry } from './search-entry.ts';
import { memoryOf } from './search-index.ts';
import { fetchEntries, fetchManifest, IndexReplaced } from './static-files.ts';

/** The entries of a visit that are kept in memory; the files of the others are read again. */
const roomForEntries = 12_000_000;
/** Results that are typed away within that time are not compared with the database. */
const typingPauseMs = 300;
/** No file of older posts is asked for within that time: the next key may come. */
const betweenKeysMs = 150;

/** The search through all posts for one visit. */
export interface PostSearch {
  /** Gets ready what costs little: it is not known yet whether the visitor will search. */
  prepare(): void;
  /** Gets ready what the first results need. */
  begin(): void;
  /** What was found before, on this page of it; undefined when it was not searched to the end. */
  kept(text: string, page: number): PostListing | undefined;
  /**
   * Looks for a text: a page of what was found so far, whenever there is more of it, and again when
   * the database has posts otherwise than the index.
   *
   * @param signal ends the search in silence
   * @throws ReadError, or what the site's own files cannot be read with
   */
  listings(
    text: string,
    page: number,
    signal: AbortSignal,
  ): AsyncGenerator<PostListing, void, void>;
}

/** Posts by the index that was built with the site, and by the database for whatever is newer. */
export function postSearch(): PostSearch {
  const manifest = once(fetchManifest);
  const recent = once(async () => loadRecentPosts((await manifest.load())?.since));
  const blocks = blockCache<SearchEntry>(fetchEntries, memoryOf, roomForEntries);
  /** What the database says of posts that were shown; undefined for one that is gone. */
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
    // The first file and what is newer are on their way together.
    const [known, newer] = await Promise.all([manifest.load(), recent.load(), loadFirst()]);
    const sources = { paths: known?.blocks ?? [], blocks, recent: newer };
    for await (const found of foundPosts(wanted, sources, signal)) {
      if (found.isComplete) last = { wanted, found };
      yield found;
    }
  }

  /** As `searched`; a release that took files of the index away has others in their place. */
  async function* searchedAgain(wanted: string, signal: AbortSignal) {
    try {
      yield* searched(wanted, signal);
    } catch (error) {
      if (!(error instanceof IndexReplaced)) throw error;
      manifest.forget();
      recent.forget();
      yield* searched(wanted, signal);
    }
  }

  async function listingOf(found: FoundPosts, wantedPage: number): Promise<PostListing> {
    const posts = found.posts.filter(({ id }) => !current.has(id) || current.get(id));
    const pageCount = pageCountOf(posts.length);
    const page = found.isComplete ? nearestPage(wantedPage, pageCount) : wantedPage;
    const start = (page - 1) * postsPerPage;
    return {
      posts: await Promise.all(posts.slice(start, start + postsPerPage).map(summaryOfFound)),
      page,
      pageCount: Math.max(page, pageCount),
      total: posts.length,
      ...(!found.isComplete && { isPartial: true as const }),
    };
  }

  async function summaryOfFound({ id, path }: FoundPost): Promise<PostSummary> {
    const entries = path ? await blocks.load(path) : (await recent.load()).entries;
    const entry = entries.find(({ post }) => post.id === id);
    const summary = current.get(id) ?? entry?.post;
    if (!summary) throw new Error(`The search index lost the post ${id}`);
    return summary;
  }

  /** Asks the database for the posts of a page that only the index has told of. */
  async function compare({ posts }: PostListing): Promise<void> {
    const { ids: recentIds } = await recent.load();
    const ids = posts.map(({ id }) => id).filter((id) => !recentIds.has(id) && !current.has(id));
    if (ids.length === 0) return;
    const { postsOf } = await loadService(() => import('./recent-posts.service.ts'));
    const found = new Map((await postsOf(ids)).map(({ id, data }) => [id, toPost(id, data)]));
    for (const post of posts.filter(({ id }) => ids.includes(id))) {
      const now = found.get(post.id);
      current.set(post.id, now && (isSameSummary(summaryOf(now), post) ? post : summaryOf(now)));
    }
  }

  return {
    prepare: () => ignoreFailure(manifest.load()),
    begin: () => ignoreFailure(loadFirst()),
    kept: (text, page) => shown.get(keyOf(folded(text), page)),
    async *listings(text, page, signal) {
      const wanted = folded(text);
      let shownLast: PostListing | undefined;
      const isNews = (listing: PostListing) => {
        const before = shownLast;
        shownLast = listing;
        return !before || !looksAlike(before, listing);
      };
      const typedAt = performance.now();
      const pause = new Promise((resolve) => setTimeout(resolve, typingPauseMs));
      const nextKey = new Promise((resolve) => setTimeout(resolve, betweenKeysMs));
      for await (const found of searchedAgain(wanted, signal)) {
        let listing = await listingOf(found, page);
        if (isNews(listing)) yield listing;
        const isFull = listing.posts.length === postsPerPage;
        // Whoever types on, or has a page of results, may have no use for a file of older posts.
        if (found.needsFile) await (isFull ? pause : nextKey);
        const isTyping = performance.now() - typedAt < typingPauseMs;
        if (!found.isComplete && (isTyping || !isFull)) continue;
        await pause;
        for (;;) {
          if (signal.aborted) return;
          const known = current.size;
          await compare(listing);
          if (current.size === known) break;
          listing = await listingOf(found, page);
          if (isNews(listing)) yield listing;
        }
        if (found.isComplete) shown.set(keyOf(wanted, page), listing);
      }
    },
  };
}

/** What did not change is not drawn again. */
function isSameSummary(one: PostSummary, other: PostSummary): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two listings are shown in the same way: how many were found is said at the end. */
function looksAlike(one: PostListing, other: PostListing): boolean {
  return (
    one.isPartial === other.isPartial &&
    (one.isPartial || one.total === other.total) &&
    one.pageCount === other.pageCount &&
    one.posts.length === other.posts.length &&
    one.posts.every((post, index) => post === other.posts[index])
  );
}

function keyOf(wanted: string, page: number): string {
  return `${page} ${wanted}`;
}

/** Whether it fails, the search that needs it tells. */
function ignoreFailure(work: Promise<unknown>): void {
  work.catch(() => {});
}
