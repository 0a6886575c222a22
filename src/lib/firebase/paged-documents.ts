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
 * The documents of a query, request by request of at most `documentsPerRequest`: none of them grows
 * with the database.
 *
 * @param what is read, for the log: no content
 * @param ordered a query that has an order and no limit
 * @param count how many are wanted; all of them without it
 * @returns what each request brings; never empty
 * @throws ReadError
 */
export async function* documentPages(
  what: string,
  ordered: Query,
  count = Number.POSITIVE_INFINITY,
): AsyncGenerator<QueryDocumentSnapshot[], void, void> {
  let missing = count;
  let last: QueryDocumentSnapshot | undefined;
  while (missing > 0) {
    const size = Math.min(documentsPerRequest, missing);
    const page = query(ordered, ...(last ? [startAfter(last)] : []), limit(size));
    const { docs } = await read(what, () => getDocs(page));
    if (docs.length > 0) yield docs;
    if (docs.length < size) return;
    missing -= docs.length;
    last = docs.at(-1);
  }
}

/**
 * The first documents of a query, all of them without `count`: those of documentPages together.
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
