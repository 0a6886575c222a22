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
import { firestore } from '#src/data/firebase/firestore.ts';
import { pagedDocuments, read } from '#src/data/firebase/request.ts';
import { putValue } from '#src/data/state/visit.ts';
import { fetchIfThere } from '#src/lib/loading/built-file.ts';
import { drawPosts, type PostIds, postIdsPath } from '#src/model/posts/featured-posts.ts';
import { type Post, toPost } from '#src/model/posts/post.schema.ts';
import { newestCount, postsPerPage, relatedCount } from '#src/model/posts/posts.limits.ts';
import { collections } from '#src/model/site/collections.ts';
import { postOfVisit } from './post-cache.ts';
import { postWithRedirectFrom } from './stored-posts.service.ts';

const posts = () => collection(firestore(), collections.posts);
const newestFirst = orderBy('datePublished', 'desc');
const inCategory = (category: string) => (category ? [where('category', '==', category)] : []);

/** The end of a page of posts; the next page starts after it. */
export type PostCursor = QueryDocumentSnapshot;

/** Returns the first post with this slug. @throws ReadError */
export async function findPostBySlug(slug: string): Promise<Post | undefined> {
  return toPosts(await documents('a post by slug', where('slug', '==', slug), limit(1)))[0];
}

/**
 * Returns the post that a slug without a post leads to: as other programs store it (WordPress: `compra-a%c3%b1o`), or an
 * earlier slug. @throws ReadError
 */
export async function findMovedPost(slug: string): Promise<Post | undefined> {
  const lowercase = slug.normalize('NFC').toLowerCase();
  const encoded = encodeURIComponent(lowercase).toLowerCase();
  const forms = [...new Set([slug, slug.normalize('NFC'), lowercase, encoded])];
  const stored = await documents('a post by slug', where('slug', 'in', forms), limit(1));
  const [written] = toPosts(stored);
  if (written) return written;
  const id = await postWithRedirectFrom(slug);
  return id === undefined ? undefined : getPost(id);
}

/** Returns the post with this id. @throws ReadError */
export async function getPost(id: string): Promise<Post | undefined> {
  const snapshot = await read('a post by id', () => getDoc(doc(posts(), id)));
  return snapshot.exists() ? toPost(snapshot.id, snapshot.data()) : undefined;
}

/**
 * Returns pages of posts of a category, or of all for '', newest first: one, or as many as it takes to reach a page that
 * was opened directly, or fewer if the posts run out. It transfers no other documents. @throws ReadError
 */
export async function getPostPages(
  options: { category?: string; after?: PostCursor; pages?: number } = {},
) {
  const { category = '', after, pages = 1 } = options;
  const behind = after ? [startAfter(after)] : [];
  const ordered = query(posts(), ...inCategory(category), newestFirst, ...behind);
  const found = await pagedDocuments('a page of posts', ordered, pages * postsPerPage);
  return Array.from({ length: Math.ceil(found.length / postsPerPage) }, (_, index) => {
    const page = found.slice(index * postsPerPage, (index + 1) * postsPerPage);
    return { posts: toPosts(page), end: page.at(-1) };
  });
}

/** Returns the number of posts on the pages of `getPostPages`, without a transfer of documents. @throws ReadError */
export async function countPosts(category = ''): Promise<number> {
  const counted = query(posts(), ...inCategory(category), newestFirst);
  return (await read('the number of posts', () => getCount(counted))).data().count;
}

/** Returns three posts, drawn evenly from all, in random order (see drawPosts). @throws ReadError */
export function getFeaturedPosts(random: () => number = Math.random): Promise<Post[]> {
  const found = async (...constraints: QueryConstraint[]) =>
    toPosts(await documents('featured posts', ...constraints));
  const publishedSince = (since: number) => where('datePublished', '>=', new Date(since));
  return drawPosts(
    {
      list: () => fetchIfThere<PostIds>(postIdsPath),
      newest: (since) =>
        found(
          ...(since === undefined ? [] : [publishedSince(since)]),
          newestFirst,
          limit(newestCount),
        ),
      withIds: (ids) => found(where(documentId(), 'in', ids)),
    },
    random,
  );
}

/** Returns the newest other posts of a post's category; none for a post without a category. @throws ReadError */
export async function getRelatedPosts(post: Pick<Post, 'id' | 'category'>): Promise<Post[]> {
  if (!post.category) return [];
  const found = await documents(
    'related posts',
    ...inCategory(post.category),
    newestFirst,
    // One extra, because the post itself may be among them.
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
  const found = snapshots.flatMap((snapshot) => toPost(snapshot.id, snapshot.data()) ?? []);
  for (const post of found) putValue(postOfVisit(post.slug), post);
  return found;
}
