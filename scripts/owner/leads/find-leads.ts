import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { comparableEmail } from '../email-argument.ts';
import { documentsOf } from '../pages.ts';
import { leadCollections } from './collections.ts';
import { isoTimeOf, leadsWithin } from './created-at.ts';

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
  return eachCollection(
    ({ name }) => firestore.collection(name).orderBy('__name__').select('email', 'createdAt'),
    (stored) => typeof stored === 'string' && comparableEmail(stored) === wanted,
  );
}

/** Finds all that was sent before a point in time. */
export function leadsBefore(firestore: Firestore, until: Date): Promise<Found[]> {
  return eachCollection(
    (collection) => leadsWithin(firestore, collection, { until }).select('createdAt'),
    () => true,
  );
}

async function eachCollection(
  queryOf: (collection: (typeof leadCollections)[number]) => Query,
  isMeant: (email: unknown) => boolean,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const collection of leadCollections) {
    const documents: DocumentReference[] = [];
    const times: string[] = [];
    for await (const document of documentsOf(queryOf(collection))) {
      if (!isMeant(document.get('email'))) continue;
      documents.push(document.ref);
      times.push(isoTimeOf(document.get('createdAt')));
    }
    times.sort();
    found.push({
      title: collection.title,
      documents,
      oldest: times[0] ?? '',
      newest: times.at(-1) ?? '',
    });
  }
  return found;
}
