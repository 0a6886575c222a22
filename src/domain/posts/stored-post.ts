import type { Post } from './post.schema.ts';
import { inStoredOrder, orderOf, type StoredOrder } from './stored-order.ts';
import { toPost } from './to-post.ts';

/** The raw document of a post. */
export interface StoredPost {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/** A post with its position in the order by date. */
export interface DatedPost {
  post: Post;
  order: StoredOrder;
}

/** Converts a snapshot of a query. */
export function storedPost(snapshot: { id: string; data(): StoredPost['data'] }): StoredPost {
  return { id: snapshot.id, data: snapshot.data() };
}

/**
 * Returns the posts as the blog lists them: newest first, in the database's own order. Documents
 * without a date are left out, and so are malformed ones, which are logged.
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
