import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { leadDocumentPaths, wasSentFrom } from '../../../src/domain/leads/lead-documents.ts';
import {
  type StoredLeadKind,
  storedLeadKinds,
  toStoredLead,
} from '../../../src/domain/leads/stored-leads.ts';
import { type Found, find } from './found.ts';
import { leadsWithin } from './leads-within.ts';

/**
 * Finds all leads with an email address. Stored addresses keep their case, which queries cannot ignore, so
 * this reads two fields of every lead.
 */
export function leadsOf(firestore: Firestore, email: string): Promise<Found[]> {
  return ofEachKind(
    ({ collection }) =>
      firestore.collection(collection).orderBy('__name__').select('email', 'createdAt'),
    (document) => wasSentFrom(email, document.data()),
  );
}

/** Finds all leads from before a point in time. */
export function leadsBefore(firestore: Firestore, until: Date): Promise<Found[]> {
  return ofEachKind((kind) => leadsWithin(firestore, kind, { until }).select('createdAt'));
}

async function ofEachKind(
  queryOf: (kind: StoredLeadKind) => Query,
  isMeant?: (document: QueryDocumentSnapshot) => boolean,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const kind of storedLeadKinds) {
    found.push(
      await find({
        title: kind.title,
        query: queryOf(kind),
        ...(isMeant && { isMeant }),
        timeOf: (document) => toStoredLead(document.data()).sentAt,
        groupOf: ({ id }) => leadDocumentPaths(kind.collection, id),
      }),
    );
  }
  return found;
}
