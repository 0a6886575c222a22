import {
  collection,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { collections } from '#src/model/site/collections.ts';
import '#src/data/site/lost-pictures.ts';
import { firestore } from '#src/data/firebase/firestore.ts';
import { documentPages, pagedDocuments, read } from '#src/data/firebase/request.ts';
import { isTimestamp } from '#src/lib/loading/zod.ts';
import { redirectId, type StoredPost, toStoredPost } from '#src/model/posts/stored-posts.ts';

const posts = () => collection(firestore(), collections.posts);
const redirects = () => collection(firestore(), collections.slugRedirects);

/** An earlier address of a post. */
export interface SlugRedirect {
  /** In lowercase. */
  slug: string;
  post: string;
}

/** Yields all documents of the blog by id, because ordering by a field would leave some out. @throws ReadError */
export async function* allPosts(what: string): AsyncGenerator<StoredPost[], void, void> {
  const pages = documentPages(what, query(posts(), orderBy(documentId())));
  for await (const page of pages) yield page.map(toStoredPost);
}

/** Returns all documents of `allPosts` in one array. @throws ReadError */
export async function listStoredPosts(what: string): Promise<StoredPost[]> {
  const found: StoredPost[] = [];
  for await (const page of allPosts(what)) found.push(...page);
  return found;
}

/**
 * Returns the posts that were published or changed since a time. The editor sets both dates when it
 * publishes a post, so one query usually finds them all; each post is read once.
 *
 * @throws ReadError
 */
export async function postsSince(since: Date): Promise<StoredPost[]> {
  const publishedSince = query(posts(), where('datePublished', '>=', since));
  const [changed, publishedCount] = await Promise.all([
    stored('changed posts', 'dateUpdated', since),
    read('the number of new posts', () => getCount(publishedSince)),
  ]);
  const amongChanged = changed.filter(({ data: { datePublished: date } }) => {
    return isTimestamp(date) && date.toDate() >= since;
  });
  if (publishedCount.data().count <= amongChanged.length) return changed;
  const published = await stored('new posts', 'datePublished', since);
  const byId = new Map([...published, ...changed].map((post) => [post.id, post]));
  return [...byId.values()];
}

/** Returns the posts with these ids (at most 30, the limit of a query) that exist. @throws ReadError */
export async function getPostsById(ids: readonly string[]): Promise<StoredPost[]> {
  const wanted = query(posts(), where(documentId(), 'in', ids));
  return (await read('posts by their ids', () => getDocs(wanted))).docs.map(toStoredPost);
}

/** Returns the id of the post that had a slug before; undefined if none had. @throws ReadError */
export async function postWithRedirectFrom(slug: string): Promise<string | undefined> {
  const id = redirectId(slug);
  if (id === undefined) return undefined;
  return readTarget(await read('a redirect', () => getDoc(doc(redirects(), id))));
}

/** Returns all earlier addresses of posts, for the build. @throws ReadError */
export async function listRedirects(): Promise<SlugRedirect[]> {
  const all = query(redirects(), orderBy(documentId()));
  return (await pagedDocuments('all redirects', all)).flatMap((redirect) => {
    const post = readTarget(redirect);
    return post === undefined ? [] : [{ slug: redirect.id, post }];
  });
}

async function stored(what: string, field: string, since: Date): Promise<StoredPost[]> {
  const found = query(posts(), where(field, '>=', since), orderBy(field));
  return (await pagedDocuments(what, found)).map(toStoredPost);
}

function readTarget(redirect: { get(field: string): unknown }): string | undefined {
  const post = redirect.get('post');
  return typeof post === 'string' && post !== '' ? post : undefined;
}
