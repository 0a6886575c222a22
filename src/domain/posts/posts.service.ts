import {
  collection,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { pagedDocuments } from '#src/lib/firebase/paged-documents.ts';
import { read } from '#src/lib/firebase/request.ts';
import { onFirstUse } from '#src/lib/on-first-use.ts';
import type { Post } from './post.schema.ts';
import { featuredCount, postsPerPage, relatedCount } from './posts.limits.ts';
import { randomId, shuffled } from './random.ts';
import { toPost } from './to-post.ts';

const posts = onFirstUse(() => collection(firestore(), collections.posts));
const newestFirst = orderBy('datePublished', 'desc');
const inCategory = (category: string) => (category ? [where('category', '==', category)] : []);

/** Where a page of posts ends; the next one begins after it. */
export type PostCursor = QueryDocumentSnapshot;

export interface PostPage {
  posts: Post[];
  /** Undefined for a page without documents. */
  end: PostCursor | undefined;
}

/**
 * The first post with this slug.
 *
 * @throws ReadError
 */
export async function findPostBySlug(slug: string): Promise<Post | undefined> {
  return toPosts(await documents('a post by slug', where('slug', '==', slug), limit(1)))[0];
}

/**
 * The post with this id.
 *
 * @throws ReadError
 */
export async function getPost(id: string): Promise<Post | undefined> {
  const snapshot = await read('a post by id', () => getDoc(doc(posts(), id)));
  return snapshot.exists() ? toPost(snapshot.id, snapshot.data()) : undefined;
}

/**
 * Pages of posts, the newest first: normally one, or as many as it takes to get to a page that
 * was opened directly. It transfers no other documents.
 *
 * @param options.category '' for all posts
 * @param options.after where the page before ends; from the beginning without it
 * @returns the pages in order, fewer when there are no more posts
 * @throws ReadError
 */
export async function getPostPages(
  options: { category?: string; after?: PostCursor; pages?: number } = {},
): Promise<PostPage[]> {
  const { category = '', after, pages = 1 } = options;
  const behind = after ? [startAfter(after)] : [];
  const ordered = query(posts(), ...inCategory(category), newestFirst, ...behind);
  const found = await pagedDocuments('a page of posts', ordered, pages * postsPerPage);
  return Array.from({ length: Math.ceil(found.length / postsPerPage) }, (_, index) => {
    const page = found.slice(index * postsPerPage, (index + 1) * postsPerPage);
    return { posts: toPosts(page), end: page.at(-1) };
  });
}

/**
 * How many posts there are on the pages of `getPostPages`. It transfers no documents.
 *
 * @param category '' for all posts
 * @throws ReadError
 */
export async function countPosts(category = ''): Promise<number> {
  const counted = query(posts(), ...inCategory(category), newestFirst);
  return (await read('the number of posts', () => getCount(counted))).data().count;
}

/**
 * Three posts, in any order: those from a random point on in the order of ids, and from the
 * beginning when there are not enough. It transfers no other documents.
 *
 * @param random as Math.random
 * @throws ReadError
 */
export async function getFeaturedPosts(random: () => number = Math.random): Promise<Post[]> {
  const point = randomId(random);
  const from = (...constraints: QueryConstraint[]) =>
    documents('featured posts', ...constraints, orderBy(documentId()));
  const found = await from(where(documentId(), '>=', point), limit(featuredCount));
  const missing = featuredCount - found.length;
  if (missing > 0) {
    found.push(...(await from(where(documentId(), '<', point), limit(missing))));
  }
  return shuffled(toPosts(found), random);
}

/**
 * The newest other posts of a post's category; none for a post without one.
 *
 * @throws ReadError
 */
export async function getRelatedPosts(post: Pick<Post, 'id' | 'category'>): Promise<Post[]> {
  if (!post.category) return [];
  const found = await documents(
    'related posts',
    ...inCategory(post.category),
    newestFirst,
    // One more, as the post itself may be among them.
    limit(relatedCount + 1),
  );
  return toPosts(found)
    .filter(({ id }) => id !== post.id)
    .slice(0, relatedCount);
}

async function documents(what: string, ...constraints: QueryConstraint[]) {
  return (await read(what, () => getDocs(query(posts(), ...constraints)))).docs;
}

function toPosts(snapshots: readonly QueryDocumentSnapshot[]): Post[] {
  return snapshots.flatMap((snapshot) => toPost(snapshot.id, snapshot.data()) ?? []);
}
