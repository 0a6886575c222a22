import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import {
  type StoredLeadKind,
  storedLeadKinds,
  toStoredLead,
} from '../../../src/domain/leads/stored-leads.ts';
import { comparableEmail } from '../email-argument.ts';
import { documentsOf } from '../pages.ts';
import { leadsWithin } from './leads-within.ts';

/** What was found in one collection. */
export interface Found {
  title: string;
  documents: DocumentReference[];
  /** When the oldest and the newest were sent, as ISO times; '' when none says so. */
  oldest: string;
  newest: string;
}

/**
 * Finds all that was sent with an email address. Stored addresses keep their case, which no query
 * looks past: so this reads two fields of every lead.
 */
export function leadsOf(firestore: Firestore, email: string): Promise<Found[]> {
  const wanted = comparableEmail(email);
  return ofEachKind(
    ({ collection }) =>
      firestore.collection(collection).orderBy('__name__').select('email', 'createdAt'),
    (stored) => comparableEmail(stored) === wanted,
  );
}

/** Finds all that was sent before a point in time. */
export function leadsBefore(firestore: Firestore, until: Date): Promise<Found[]> {
  return ofEachKind(
    (kind) => leadsWithin(firestore, kind, { until }).select('createdAt'),
    () => true,
  );
}

async function ofEachKind(
  queryOf: (kind: StoredLeadKind) => Query,
  isMeant: (email: string) => boolean,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const kind of storedLeadKinds) {
    const documents: DocumentReference[] = [];
    const times: string[] = [];
    for await (const document of documentsOf(queryOf(kind))) {
      const { email, sentAt } = toStoredLead(document.data());
      if (!isMeant(email)) continue;
      documents.push(document.ref);
      times.push(sentAt);
    }
    times.sort();
    found.push({
      title: kind.title,
      documents,
      oldest: times[0] ?? '',
      newest: times.at(-1) ?? '',
    });
  }
  return found;
}
