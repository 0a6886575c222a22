import type { Post } from './post.schema.ts';
import { inStoredOrder, orderOf, type StoredOrder } from './stored-order.ts';
import { toPost } from './to-post.ts';

/** The document of a post, whatever is in it. */
export interface StoredPost {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/** A post, and where it stands in the order of dates. */
export interface DatedPost {
  post: Post;
  order: StoredOrder;
}

/** A document as a query brings it. */
export function storedPost(snapshot: { id: string; data(): StoredPost['data'] }): StoredPost {
  return { id: snapshot.id, data: snapshot.data() };
}

/**
 * The posts of a blog as its pages list them: the newest first, in the database's own order. What
 * lacks a date is left out, and what is no post, which is logged.
 */
export function datedPosts(documents: readonly StoredPost[]): DatedPost[] {
  return documents
    .flatMap(({ id, data }) => {
      const order = orderOf(data.datePublished);
      const post = order === undefined ? undefined : toPost(id, data);
      return order !== undefined && post ? [{ post, order }] : [];
    })
    .toSorted((one, other) => inStoredOrder(placeOf(other), placeOf(one)));
}

function placeOf({ post: { id }, order }: DatedPost) {
  return { id, order };
}
