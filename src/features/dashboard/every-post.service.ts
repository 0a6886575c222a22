import { collection, getCount } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { allPosts } from '#src/domain/posts/all-posts.service.ts';
import type { StoredPost } from '#src/domain/posts/stored-post.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { read } from '#src/lib/firebase/request.ts';

/** The progress of reading all posts. */
export interface ReadProgress {
  readCount: number;
  totalCount: number;
}

/**
 * Returns the number of posts without transferring any of them.
 *
 * @throws ReadError
 */
export async function countEveryPost(): Promise<number> {
  const posts = collection(firestore(), collections.posts);
  return (await read('the number of all posts', () => getCount(posts))).data().count;
}

/**
 * Yields all posts, one request at a time, with the progress. The next request starts when the
 * consumer asks for it.
 *
 * @param what describes the purpose in the log
 * @throws ReadError
 */
export async function* everyPost(
  what: string,
): AsyncGenerator<{ posts: StoredPost[]; progress: ReadProgress }, void, void> {
  const counting = countEveryPost();
  // Without posts nobody awaits the count.
  counting.catch(() => {});
  let readCount = 0;
  for await (const posts of allPosts(what)) {
    readCount += posts.length;
    // Posts may have been added since the count.
    const totalCount = Math.max(readCount, await counting);
    yield { posts, progress: { readCount, totalCount } };
  }
}
