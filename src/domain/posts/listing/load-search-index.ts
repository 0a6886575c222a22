import { loadService } from '#src/lib/firebase/load-service.ts';
import { nextTask } from '#src/lib/next-task.ts';
import { type SearchIndex, searchIndexOf } from './search-posts.ts';

/** So many posts are made ready at a time: a few milliseconds of work. */
const sliceLength = 50;

/**
 * Reads all posts for the search.
 *
 * @throws ReadError
 */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const { listPosts } = await loadService(() => import('../posts.service.ts'));
  const posts = await listPosts();
  const index: SearchIndex[number][] = [];
  for (let start = 0; start < posts.length; start += sliceLength) {
    // Whoever types meanwhile is served between two slices.
    if (start > 0) await nextTask();
    index.push(...searchIndexOf(posts.slice(start, start + sliceLength)));
  }
  return index;
}
