import { isTimestamp } from '#src/lib/loading/zod.ts';
import { type Post, toPost } from './post.schema.ts';

/** Document ids of the database, as far as they are printable ASCII without spaces. */
const idPattern = /^(?!\.{1,2}$)(?!__.*__$)[!-.0-~]{1,200}$/;

/** The raw document of a post. */
export interface StoredPost {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/** The position of a stored value among others (see toStoredOrder): a string to compare. */
export type StoredOrder = string;

/** A document and the position of one of its values. */
export interface Ordered {
  post: Pick<Post, 'id'>;
  order: StoredOrder;
}

export interface DatedPost extends Ordered {
  post: Post;
}

/** Converts a snapshot of a query. */
export function toStoredPost(snapshot: { id: string; data(): StoredPost['data'] }): StoredPost {
  return { id: snapshot.id, data: snapshot.data() };
}

/** Returns the posts in the blog's order, newest first, without undated and malformed ones; the latter are logged. */
export function datedPosts(documents: readonly StoredPost[]): DatedPost[] {
  return documents
    .flatMap(({ id, data }) => {
      const order = toStoredOrder(data.datePublished);
      const post = order === undefined ? undefined : toPost(id, data);
      return order !== undefined && post ? [{ post, order }] : [];
    })
    .toSorted((one, other) => inStoredOrder(other, one));
}

/**
 * Returns a stored value's position in the database's order: numbers, timestamps, texts, maps; undefined for a missing
 * field.
 */
export function toStoredOrder(stored: unknown): StoredOrder | undefined {
  if (stored === undefined) return undefined;
  if (typeof stored === 'number') return `-${(stored + 2 ** 52).toFixed().padStart(20, '0')}`;
  // The SDKs compare timestamps to the nanosecond in this form.
  if (isTimestamp(stored)) return `0${stored.valueOf()}`;
  if (typeof stored !== 'object' || stored === null) return `1${stored}`;
  const fields = Object.entries(stored).toSorted(([one], [other]) => compareTexts(one, other));
  return `2${fields.map(([name, value]) => name + toStoredOrder(value))}`;
}

/** Compares documents as an ascending query does; ties are broken by id. */
export function inStoredOrder(one: Ordered, other: Ordered): number {
  return compareTexts(one.order, other.order) || compareTexts(one.post.id, other.post.id);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns the id of the redirect from a slug, in lowercase; undefined for one that can be no document's id. */
export function redirectId(slug: string): string | undefined {
  return idPattern.test(slug) ? slug.toLowerCase() : undefined;
}
