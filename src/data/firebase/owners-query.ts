import {
  collection,
  getCount,
  type Query,
  type QueryConstraint,
  query,
} from 'firebase/firestore/lite';
import { ownersFirestore, read } from './request.ts';

/** Returns a query of what only the owner may read. Call it right before each request. @throws SessionEnded */
export function ownersQuery(name: string, ...constraints: QueryConstraint[]): Query {
  return query(collection(ownersFirestore(), name), ...constraints);
}

/** Returns the number of documents without transferring any of them. @throws ReadError */
export async function countDocuments(what: string, counted: () => Query): Promise<number> {
  return (await read(what, () => getCount(counted()))).data().count;
}
