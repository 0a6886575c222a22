import { orderOf, type StoredOrder } from '#src/domain/posts/stored-order.ts';
import type { StoredPost } from '#src/domain/posts/stored-post.ts';
import { type AdminPost, toAdminPost } from '../to-admin-post.ts';
import { type SortColumn, sortColumns } from './post-order.ts';

/** A post as the dashboard lists it, and where it stands when it is put in order. */
export interface AdminRow {
  post: AdminPost;
  /** A column that the document lacks is missing: the database leaves it out of that order. */
  orders: Partial<Record<SortColumn, StoredOrder>>;
}

/** Reads the document of a post, whatever is in it. */
export function rowOf({ id, data }: StoredPost): AdminRow {
  const orders = sortColumns.map(({ column }) => [column, orderOf(data[column])] as const);
  return {
    post: toAdminPost(id, data),
    orders: Object.fromEntries(orders.filter(([, order]) => order !== undefined)),
  };
}
