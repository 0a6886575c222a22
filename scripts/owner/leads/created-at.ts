import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import type { LeadCollection } from './collections.ts';

/** A span of time: `since` belongs to it, `until` does not. What is not given has no end. */
export interface Span {
  since?: Date | undefined;
  until?: Date | undefined;
}

/** The leads of a collection that were sent in a span of time, the oldest first. */
export function leadsWithin(
  firestore: Firestore,
  { name, timestamped }: LeadCollection,
  { since, until }: Span,
): Query {
  // A comparison finds values of its own type only.
  const stored = (time: Date) => (timestamped ? Timestamp.fromDate(time) : time.toISOString());
  let query: Query = firestore.collection(name).orderBy('createdAt');
  if (since) query = query.where('createdAt', '>=', stored(since));
  if (until) query = query.where('createdAt', '<', stored(until));
  return query;
}

/**
 * When a lead was sent, as an ISO time.
 *
 * @param createdAt as stored
 * @returns '' when it says no time
 */
export function isoTimeOf(createdAt: unknown): string {
  if (createdAt instanceof Timestamp) return createdAt.toDate().toISOString();
  return typeof createdAt === 'string' ? createdAt : '';
}
