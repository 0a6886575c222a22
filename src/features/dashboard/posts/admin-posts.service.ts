import {
  collection,
  getCount,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { postsOf, postsSince } from '#src/domain/posts/search/recent-posts.service.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { pagedDocuments } from '#src/lib/firebase/paged-documents.ts';
import { read } from '#src/lib/firebase/request.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { rowsPerPage } from '../post-texts.ts';
import { type AdminPost, toAdminPost } from '../to-admin-post.ts';
import { type AdminRow, rowOf } from './admin-row.ts';
import type { PostOrder } from './post-order.ts';

const posts = lazyValue(() => collection(firestore(), collections.posts));
/** The maximum number of ids that `postsOf` accepts. */
const idsPerRequest = 30;

/** The cursor at the end of a page; the next page starts after it. */
export type RowCursor = QueryDocumentSnapshot;

interface RowPage {
  posts: AdminPost[];
  end: RowCursor | undefined;
}

/**
 * Returns consecutive pages of the table. It transfers no other documents.
 *
 * @param after the end of the previous page; undefined starts at the beginning
 * @returns the pages in order, fewer if there are no more posts
 * @throws ReadError
 */
export async function getRowPages(
  order: PostOrder,
  after: RowCursor | undefined,
  pages: number,
): Promise<RowPage[]> {
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

/**
 * Returns the number of posts on the pages of `getRowPages`, which have the order's column. It
 * transfers no documents.
 *
 * @throws ReadError
 */
export async function countRows(order: PostOrder): Promise<number> {
  const counted = query(posts(), inOrder(order));
  return (await read('the number of posts in order', () => getCount(counted))).data().count;
}

/**
 * Returns the posts published or changed since a time.
 *
 * @throws ReadError
 */
export async function rowsSince(since: Date): Promise<AdminRow[]> {
  return (await postsSince(since)).map(rowOf);
}

/**
 * Returns the rows of the ids that exist.
 *
 * @throws ReadError
 */
export async function rowsOf(ids: readonly string[]): Promise<AdminRow[]> {
  const requests = Array.from({ length: Math.ceil(ids.length / idsPerRequest) }, (_, index) =>
    postsOf(ids.slice(index * idsPerRequest, (index + 1) * idsPerRequest)),
  );
  return (await Promise.all(requests)).flat().map(rowOf);
}

/** Firestore orders posts with equal values by id. */
function inOrder({ column, direction }: PostOrder) {
  return orderBy(column, direction === 'ascending' ? 'asc' : 'desc');
}
