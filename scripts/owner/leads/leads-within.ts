import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import type { StoredLeadKind } from '../../../src/domain/leads/stored-leads.ts';

/** A span of time: `since` belongs to it, `until` does not. What is not given has no end. */
export interface Span {
  since?: Date | undefined;
  until?: Date | undefined;
}

/** The leads of a kind that were sent in a span of time, the oldest first. */
export function leadsWithin(
  firestore: Firestore,
  { collection, serverCreatedAt }: StoredLeadKind,
  { since, until }: Span,
): Query {
  // A comparison finds values of its own type only.
  const stored = (time: Date) => (serverCreatedAt ? Timestamp.fromDate(time) : time.toISOString());
  let query: Query = firestore.collection(collection).orderBy('createdAt');
  if (since) query = query.where('createdAt', '>=', stored(since));
  if (until) query = query.where('createdAt', '<', stored(until));
  return query;
}
