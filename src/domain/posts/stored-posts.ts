import { isTimestamp } from '#src/lib/zod.ts';
import { type Post, toPost } from './post.schema.ts';

/** Document ids of the database, as far as they are printable ASCII without spaces. */
const idPattern = /^(?!\.{1,2}$)(?!__.*__$)[!-.0-~]{1,200}$/;

/** The raw document of a post. */
export interface StoredPost {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/** The position of a stored value among others (see toStoredOrder): a string to compare by code points. */
export type StoredOrder = string;

/** A document's id and the position of one of its values. */
export interface Ordered {
  id: string;
  order: StoredOrder;
}

/** What has a post's id and its position in the order by date. */
interface Dated {
  post: Pick<Post, 'id'>;
  order: StoredOrder;
}

/** A post with its position in the order by date. */
export interface DatedPost extends Dated {
  post: Post;
}

/** Converts a snapshot of a query. */
export function toStoredPost(snapshot: { id: string; data(): StoredPost['data'] }): StoredPost {
  return { id: snapshot.id, data: snapshot.data() };
}

/**
 * Returns the posts as the blog lists them: newest first, in the database's own order. Documents
 * without a date are left out, and so are malformed ones, which are logged.
 */
export function datedPosts(documents: readonly StoredPost[]): DatedPost[] {
  return documents
    .flatMap(({ id, data }) => {
      const order = toStoredOrder(data.datePublished);
      const post = order === undefined ? undefined : toPost(id, data);
      return order !== undefined && post ? [{ post, order }] : [];
    })
    .toSorted((one, other) => inDateOrder(other, one));
}

/** Compares posts by their dates, as an ascending query does; ties are broken by id. */
export function inDateOrder(one: Dated, other: Dated): number {
  return inStoredOrder(
    { id: one.post.id, order: one.order },
    { id: other.post.id, order: other.order },
  );
}

/**
 * Returns the position of a stored value when the database orders by its field: null first, then
 * booleans, numbers, timestamps, strings, and all other types, which are not told apart here.
 *
 * @returns undefined for a missing field, because ordering by it leaves the document out
 * @see https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function toStoredOrder(stored: unknown): StoredOrder | undefined {
  if (stored === undefined) return undefined;
  if (stored === null) return '0';
  if (typeof stored === 'boolean') return `1${Number(stored)}`;
  if (typeof stored === 'number') return `2${toNumberOrder(stored)}`;
  // The SDKs compare timestamps to the nanosecond in this form.
  if (isTimestamp(stored)) return `3${stored.valueOf()}`;
  if (typeof stored === 'string') return `4${stored}`;
  return '5';
}

/** Compares documents as an ascending query does; ties are broken by id. */
export function inStoredOrder(one: Ordered, other: Ordered): number {
  return byCodePoints(one.order, other.order) || byCodePoints(one.id, other.id);
}

/** Returns the bits of a number as a string that sorts like the number. */
function toNumberOrder(number: number): string {
  if (Number.isNaN(number)) return '';
  const view = new DataView(new ArrayBuffer(8));
  // Turns -0 into 0.
  view.setFloat64(0, number + 0);
  const bits = view.getBigUint64(0);
  const ordered = number < 0 ? ~bits : bits | (1n << 63n);
  return BigInt.asUintN(64, ordered).toString(16).padStart(16, '0');
}

/** The database compares UTF-8 bytes, which is code point order; `<` compares UTF-16 units. */
function byCodePoints(one: string, other: string): number {
  if (one === other) return 0;
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [one.charCodeAt(index), other.charCodeAt(index)];
    if (a !== b) return rankUnit(a) - rankUnit(b);
  }
  return one.length - other.length;
}

/** Ranks surrogates last, because they encode the highest code points. */
function rankUnit(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}

/**
 * Returns the id of the document that redirects from a slug: the slug in lowercase.
 *
 * @returns undefined for a slug that cannot be an id, such as one of an imported blog with a slash or
 *   an accent; such an address has no redirect
 * @example redirectId('Rate-Sheet') // 'rate-sheet'
 */
export function redirectId(slug: string): string | undefined {
  return idPattern.test(slug) ? slug.toLowerCase() : undefined;
}
