import { nextTask } from '#src/lib/timers.ts';
import { inStoredOrder } from '../stored-order.ts';
import type { BlockCache } from './block-cache.ts';
import type { RecentPosts } from './recent-posts.ts';
import { matchesSearch, type SearchEntry } from './search-entry.ts';

/** The length of a slice of work, in milliseconds. The page handles input between two slices. */
const sliceMs = 8;
/** The number of parallel downloads after the first file, which is loaded alone to show results sooner. */
const filesAhead = 4;

/** One result of a search. */
export interface FoundPost {
  id: string;
  /** The index file that contains it; undefined if it came from the database. */
  path: string | undefined;
}

/** The results so far, newest first. They are only ever appended to. */
export interface FoundPosts {
  posts: readonly FoundPost[];
  /** Whether all posts have been searched. */
  isComplete: boolean;
  /** The search cannot continue until a file is loaded. */
  needsFile?: true;
}

interface SearchedPosts {
  /** Index files, those of the newest posts first. */
  paths: readonly string[];
  blocks: BlockCache<SearchEntry>;
  recent: RecentPosts;
}

/**
 * Searches the posts from the newest to the oldest.
 *
 * @param wanted a search key
 * @param signal ends the search without an error
 * @returns the results so far: before each wait for a file, after each slice of work, and at the end
 * @throws the error of a file that cannot be read
 */
export async function* foundPosts(
  wanted: string,
  { paths, blocks, recent }: SearchedPosts,
  signal: AbortSignal,
): AsyncGenerator<FoundPosts, void, void> {
  const posts: FoundPost[] = [];
  const recentlyFound = recent.entries.filter((entry) => matchesSearch(entry, wanted));
  const coming = new Map<string, Promise<SearchEntry[]>>();
  let sliceEnd = performance.now() + sliceMs;

  function take(entry: SearchEntry, path: string) {
    while (recentlyFound[0] && isNewer(recentlyFound[0], entry)) takeRecent();
    // The database has a newer version of this post than the file.
    if (!recent.ids.has(entry.post.id) && matchesSearch(entry, wanted)) {
      posts.push({ id: entry.post.id, path });
    }
  }

  function takeRecent() {
    const entry = recentlyFound.shift();
    if (entry) posts.push({ id: entry.post.id, path: undefined });
  }

  function load(path: string): Promise<SearchEntry[]> {
    const entries = coming.get(path) ?? blocks.load(path);
    coming.set(path, entries);
    // Avoids an unhandled rejection if this file is never awaited.
    entries.catch(() => {});
    return entries;
  }

  for (const [index, path] of paths.entries()) {
    const hasToWait = !blocks.cached(path);
    if (index > 0 && (hasToWait || performance.now() > sliceEnd)) {
      yield { posts, isComplete: false, ...(hasToWait && { needsFile: true }) };
      await nextTask();
      sliceEnd = performance.now() + sliceMs;
    }
    if (hasToWait && index > 0) paths.slice(index, index + filesAhead).forEach(load);
    const entries = await load(path);
    if (signal.aborted) return;
    for (const entry of entries) take(entry, path);
    coming.delete(path);
  }
  while (recentlyFound.length > 0) takeRecent();
  yield { posts, isComplete: true };
}

function isNewer(one: SearchEntry, other: SearchEntry): boolean {
  return inStoredOrder(placeOf(one), placeOf(other)) > 0;
}

function placeOf({ post: { id }, order }: SearchEntry) {
  return { id, order };
}
