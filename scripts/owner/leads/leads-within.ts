import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import type { StoredLeadKind } from '../../../src/domain/leads/stored-leads.ts';

/** A span of time that includes `since` and excludes `until`; open-ended if one is not given. */
export interface Span {
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Returns a query for the leads of a kind in a span of time, the oldest first. */
export function leadsWithin(
  firestore: Firestore,
  { collection, serverCreatedAt }: StoredLeadKind,
  { since, until }: Span,
): Query {
  // A comparison only finds values of its own type.
  const stored = (time: Date) => (serverCreatedAt ? Timestamp.fromDate(time) : time.toISOString());
  let query: Query = firestore.collection(collection).orderBy('createdAt');
  if (since) query = query.where('createdAt', '>=', stored(since));
  if (until) query = query.where('createdAt', '<', stored(until));
  return query;
}
