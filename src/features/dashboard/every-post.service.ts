import { collection, getCount } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { allPosts } from '#src/domain/posts/all-posts.service.ts';
import type { StoredPost } from '#src/domain/posts/stored-post.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { read } from '#src/lib/firebase/request.ts';

/** How far the reading of all posts is. */
export interface ReadProgress {
  readCount: number;
  totalCount: number;
}

/**
 * How many documents the blog has. It transfers none of them.
 *
 * @throws ReadError
 */
export async function countEveryPost(): Promise<number> {
  const posts = collection(firestore(), collections.posts);
  return (await read('the number of all posts', () => getCount(posts))).data().count;
}

/**
 * Every document of the blog, request by request, and how far that is. The next request is made when
 * the next documents are asked for.
 *
 * @param what they are read for, for the log
 * @throws ReadError
 */
export async function* everyPost(
  what: string,
): AsyncGenerator<{ posts: StoredPost[]; progress: ReadProgress }, void, void> {
  const counting = countEveryPost();
  // Without posts nobody waits for it.
  counting.catch(() => {});
  let readCount = 0;
  for await (const posts of allPosts(what)) {
    readCount += posts.length;
    // Posts may have come since they were counted.
    const totalCount = Math.max(readCount, await counting);
    yield { posts, progress: { readCount, totalCount } };
  }
}
