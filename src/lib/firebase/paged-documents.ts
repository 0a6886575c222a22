import {
  getDocs,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { read } from './request.ts';

/** The most documents that one request of the site asks for. */
const documentsPerRequest = 60;

/**
 * The first documents of a query, all of them without `count`, in requests of at most
 * `documentsPerRequest`: none of them grows with the database.
 *
 * @param what is read, for the log: no content
 * @param ordered a query that has an order and no limit
 * @throws ReadError
 */
export async function pagedDocuments(
  what: string,
  ordered: Query,
  count = Number.POSITIVE_INFINITY,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (;;) {
    const size = Math.min(documentsPerRequest, count - found.length);
    const last = found.at(-1);
    const page = query(ordered, ...(last ? [startAfter(last)] : []), limit(size));
    const { docs } = await read(what, () => getDocs(page));
    found.push(...docs);
    if (docs.length < size || found.length >= count) return found;
  }
}
