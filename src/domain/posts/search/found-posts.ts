import { nextTask } from '#src/lib/next-task.ts';
import { inStoredOrder } from '../stored-order.ts';
import type { BlockCache } from './block-cache.ts';
import type { RecentPosts } from './recent-posts.ts';
import { type SearchEntry, saysText } from './search-entry.ts';

/** A key is answered between two slices of a search, in milliseconds. */
const sliceMs = 8;
/** How many files are on their way at once, when the first one is there: the first results are not held up. */
const filesAhead = 4;

/** A post that was found. */
export interface FoundPost {
  id: string;
  /** The file of the index that has it; undefined for one that the database brought. */
  path: string | undefined;
}

/** What was found so far, the newest first: only ever added to. */
export interface FoundPosts {
  posts: readonly FoundPost[];
  /** Whether all posts were looked at. */
  isComplete: boolean;
  /** To go on, a file has to be loaded. */
  needsFile?: true;
}

interface SearchedPosts {
  /** Files of the index, the newest posts first. */
  paths: readonly string[];
  blocks: BlockCache<SearchEntry>;
  recent: RecentPosts;
}

/**
 * Looks for a text, from the newest post to the oldest.
 *
 * @param wanted folded
 * @param signal ends the search in silence
 * @returns what was found whenever it has to be waited for a file, after each slice of work, and when
 *   all is found
 * @throws what a file cannot be read with
 */
export async function* foundPosts(
  wanted: string,
  { paths, blocks, recent }: SearchedPosts,
  signal: AbortSignal,
): AsyncGenerator<FoundPosts, void, void> {
  const posts: FoundPost[] = [];
  const recentlyFound = recent.entries.filter((entry) => saysText(entry, wanted));
  const coming = new Map<string, Promise<SearchEntry[]>>();
  let sliceEnd = performance.now() + sliceMs;

  function take(entry: SearchEntry, path: string) {
    while (recentlyFound[0] && standsBefore(recentlyFound[0], entry)) takeRecent();
    // What the database brought is newer than what the file says of it.
    if (!recent.ids.has(entry.post.id) && saysText(entry, wanted)) {
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
    // One that is never waited for fails for whoever does.
    entries.catch(() => {});
    return entries;
  }

  for (const [index, path] of paths.entries()) {
    const hasToWait = !blocks.kept(path);
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

function standsBefore(one: SearchEntry, other: SearchEntry): boolean {
  return inStoredOrder(placeOf(one), placeOf(other)) > 0;
}

function placeOf({ post: { id }, order }: SearchEntry) {
  return { id, order };
}
