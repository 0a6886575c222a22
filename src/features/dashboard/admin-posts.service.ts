import {
  collection,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { allPosts } from '#src/domain/posts/stored-posts.service.ts';
import type { StoredPost } from '#src/domain/posts/stored-posts.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { countDocuments } from '#src/lib/firebase/owners-query.ts';
import { pagedDocuments } from '#src/lib/firebase/request.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { toAdminPost } from './admin-post.ts';
import { type PostOrder, rowsPerPage } from './posts/posts-view.ts';

const posts = lazyValue(() => collection(firestore(), collections.posts));

/** The cursor at the end of a page; the next page starts after it. */
export type RowCursor = QueryDocumentSnapshot;

/** Returns consecutive pages of the table, fewer if there are no more posts, and transfers no other documents. */
export async function getRowPages(order: PostOrder, after: RowCursor | undefined, pages: number) {
  const behind = after ? [startAfter(after)] : [];
  const ordered = query(posts(), inOrder(order), ...behind);
  const found = await pagedDocuments('a page of the table', ordered, pages * rowsPerPage);
  return Array.from({ length: Math.ceil(found.length / rowsPerPage) }, (_, index) => {
    const page = found.slice(index * rowsPerPage, (index + 1) * rowsPerPage);
    return {
      posts: page.map((snapshot) => toAdminPost(snapshot.id, snapshot.data())),
      end: page.at(-1),
    };
  });
}

/** Returns the number of posts on the pages of `getRowPages`, which have the order's column. */
export function countRows(order: PostOrder): Promise<number> {
  const counted = query(posts(), inOrder(order));
  return countDocuments('the number of posts in order', () => counted);
}

export interface ReadProgress {
  readCount: number;
  totalCount: number;
}

/** Returns the number of posts without transferring any of them. */
export function countEveryPost(): Promise<number> {
  return countDocuments('the number of all posts', posts);
}

/** Yields all posts with the progress. The next request starts when the consumer asks for it. */
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

/** Firestore orders posts with equal values by id. */
function inOrder({ column, direction }: PostOrder) {
  return orderBy(column, direction === 'ascending' ? 'asc' : 'desc');
}
