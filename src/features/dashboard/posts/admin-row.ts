import { orderOf, type StoredOrder } from '#src/domain/posts/stored-order.ts';
import type { StoredPost } from '#src/domain/posts/stored-post.ts';
import { type AdminPost, toAdminPost } from '../to-admin-post.ts';
import { type SortColumn, sortColumns } from './post-order.ts';

/** A post in the dashboard's list, with its sort keys. */
export interface AdminRow {
  post: AdminPost;
  /** Has no entry for a column that the document lacks; Firestore omits it from that order. */
  orders: Partial<Record<SortColumn, StoredOrder>>;
}

/** Parses any post document into a row. */
export function rowOf({ id, data }: StoredPost): AdminRow {
  const orders = sortColumns.map(({ column }) => [column, orderOf(data[column])] as const);
  return {
    post: toAdminPost(id, data),
    orders: Object.fromEntries(orders.filter(([, order]) => order !== undefined)),
  };
}
