import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { within } from './deadline.ts';

const pageSize = 500;

/**
 * Reads the results of a query page by page, so that no collection has to fit into memory.
 *
 * @param query with an order and without a limit
 */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page: Query = last ? query.startAfter(last) : query;
    const { docs } = await within('the database', page.limit(pageSize).get());
    yield docs;
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last);
}

/** Reads the results of a query document by document. */
export async function* documentsOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of pagesOf(query)) yield* page;
}
