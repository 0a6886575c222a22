import { loadService } from '#src/lib/lazy-value.ts';
import { nextTask } from '#src/lib/timers.ts';
import { datedPosts, type StoredPost } from '../stored-post.ts';
import { type SearchEntry, searchEntryOf } from './search-entry.ts';

/** The number of posts preprocessed in one task: a few milliseconds of work. */
const sliceLength = 50;

/** Posts as they are in the database now; they take precedence over those of an index. */
export interface RecentPosts {
  /** Newest first. */
  entries: readonly SearchEntry[];
  /** The ids of all documents, including those that no page shows. */
  ids: ReadonlySet<string>;
}

/**
 * Reads the posts that were published or changed since the index was built; without an index, all.
 *
 * @param since the time of the index; undefined if the site has none
 * @throws ReadError
 */
export async function loadRecentPosts(since: number | undefined): Promise<RecentPosts> {
  const documents = since === undefined ? await everyPost() : await newPosts(since);
  const posts = datedPosts(documents);
  const entries: SearchEntry[] = [];
  for (let start = 0; start < posts.length; start += sliceLength) {
    // Lets the page handle input between two slices.
    if (start > 0) await nextTask();
    entries.push(...posts.slice(start, start + sliceLength).map((post) => searchEntryOf(post)));
  }
  return { entries, ids: new Set(documents.map(({ id }) => id)) };
}

async function newPosts(since: number): Promise<StoredPost[]> {
  const { postsSince } = await loadService(() => import('./recent-posts.service.ts'));
  return postsSince(new Date(since));
}

async function everyPost(): Promise<StoredPost[]> {
  const { listStoredPosts } = await loadService(() => import('../all-posts.service.ts'));
  return listStoredPosts('all posts');
}
