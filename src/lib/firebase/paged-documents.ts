import {
  getDocs,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { read } from './request.ts';

/** The maximum number of documents in one request. */
const documentsPerRequest = 60;

/**
 * Yields the documents of a query in requests of at most `documentsPerRequest`, so that no request
 * grows with the database.
 *
 * @param what describes the read, for the log, without content
 * @param ordered a query with an order and without a limit, or a function that returns it for each
 *   request
 * @param count the number of documents; all by default
 * @returns the documents of each request; never an empty array
 * @throws ReadError
 */
export async function* documentPages(
  what: string,
  ordered: Query | (() => Query),
  count = Number.POSITIVE_INFINITY,
): AsyncGenerator<QueryDocumentSnapshot[], void, void> {
  let missing = count;
  let last: QueryDocumentSnapshot | undefined;
  while (missing > 0) {
    const size = Math.min(documentsPerRequest, missing);
    const range = [...(last ? [startAfter(last)] : []), limit(size)];
    const { docs } = await read(what, () => {
      const whole = typeof ordered === 'function' ? ordered() : ordered;
      return getDocs(query(whole, ...range));
    });
    if (docs.length > 0) yield docs;
    if (docs.length < size) return;
    missing -= docs.length;
    last = docs.at(-1);
  }
}

/**
 * Returns the documents of documentPages in one array.
 *
 * @throws ReadError
 */
export async function pagedDocuments(
  ...of: Parameters<typeof documentPages>
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const page of documentPages(...of)) found.push(...page);
  return found;
}
