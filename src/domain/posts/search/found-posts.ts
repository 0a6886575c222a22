import { loadService } from '#src/lib/lazy-value.ts';
import { nextTask } from '#src/lib/timers.ts';
import { datedPosts, inDateOrder } from '../stored-posts.ts';
import { type SearchEntry, toSearchEntry } from './search-entry.ts';

/** The length of a slice of work, in milliseconds. The page handles input between two slices. */
const sliceMs = 8;
/** The number of parallel downloads after the first file, which is loaded alone to show results sooner. */
const filesAhead = 4;
/** The number of posts preprocessed in one task: a few milliseconds of work. */
const sliceLength = 50;

export interface FoundPost {
  id: string;
  /** The index file that contains it; undefined if it came from the database. */
  path: string | undefined;
  /** Whether it comes before newer ones that do not. */
  isFirst: boolean;
}

/** Which posts a search finds. Both functions get a search key. */
export interface SearchRules {
  matches: (entry: SearchEntry, wanted: string) => boolean;
  /** Whether a found post comes before newer ones that do not. */
  isFirst: (entry: SearchEntry, wanted: string) => boolean;
}

/** The results so far, newest first. They are only ever appended to. */
export interface FoundPosts {
  posts: readonly FoundPost[];
  isComplete: boolean;
  /** The search cannot continue until a file is loaded. */
  needsFile?: true;
}

/** Posts as they are in the database now; they take precedence over those of an index. */
export interface RecentPosts {
  /** Newest first. */
  entries: readonly SearchEntry[];
  /** The ids of all documents, including those that no page shows. */
  ids: ReadonlySet<string>;
}

interface SearchedPosts {
  rules: SearchRules;
  /** Index files, those of the newest posts first. */
  paths: readonly string[];
  blocks: ReturnType<typeof blockCache<SearchEntry>>;
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
  { rules: { matches, isFirst }, paths, blocks, recent }: SearchedPosts,
  signal: AbortSignal,
): AsyncGenerator<FoundPosts, void, void> {
  const posts: FoundPost[] = [];
  const recentlyFound = recent.entries.filter((entry) => matches(entry, wanted));
  const coming = new Map<string, Promise<SearchEntry[]>>();
  let sliceEnd = performance.now() + sliceMs;

  function take(entry: SearchEntry, path: string) {
    while (recentlyFound[0] && inDateOrder(recentlyFound[0], entry) > 0) takeRecent();
    // The database has a newer version of this post than the file.
    if (!recent.ids.has(entry.post.id) && matches(entry, wanted)) add(entry, path);
  }

  function takeRecent() {
    const entry = recentlyFound.shift();
    if (entry) add(entry, undefined);
  }

  function add(entry: SearchEntry, path: string | undefined) {
    posts.push({ id: entry.post.id, path, isFirst: isFirst(entry, wanted) });
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

/** Caches files up to `room`, in the unit of `measure`, and evicts none: the newest come first and are searched most. */
export function blockCache<Entry>(
  load: (path: string) => Promise<Entry[]>,
  measure: (entry: Entry) => number,
  room: number,
) {
  const blocks = new Map<string, Entry[]>();
  const arriving = new Map<string, Promise<Entry[]>>();
  let taken = 0;

  async function loaded(path: string): Promise<Entry[]> {
    try {
      const entries = await load(path);
      const size = entries.reduce((sum, entry) => sum + measure(entry), 0);
      if (taken + size <= room) {
        taken += size;
        blocks.set(path, entries);
      }
      return entries;
    } finally {
      arriving.delete(path);
    }
  }

  return {
    cached: (path: string) => blocks.get(path),
    /** @throws the error of the load, which is not cached */
    async load(path: string): Promise<Entry[]> {
      const known = blocks.get(path) ?? arriving.get(path);
      if (known) return known;
      const mine = loaded(path);
      arriving.set(path, mine);
      return mine;
    },
  };
}

/** Reads the posts that were published or changed since the time of the index; without one, all. @throws ReadError */
export async function loadRecentPosts(since: number | undefined): Promise<RecentPosts> {
  const stored = await loadService(() => import('../stored-posts.service.ts'));
  const documents =
    since === undefined
      ? await stored.listStoredPosts('all posts')
      : await stored.postsSince(new Date(since));
  const posts = datedPosts(documents);
  const entries: SearchEntry[] = [];
  for (let start = 0; start < posts.length; start += sliceLength) {
    // Lets the page handle input between two slices.
    if (start > 0) await nextTask();
    entries.push(...posts.slice(start, start + sliceLength).map((post) => toSearchEntry(post)));
  }
  return { entries, ids: new Set(documents.map(({ id }) => id)) };
}
