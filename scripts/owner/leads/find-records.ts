import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '../../../src/domain/collections.ts';
import { type Found, find } from './found.ts';

/** The collections of consents and revocations, with the field of their ISO time. */
const records = [
  { collection: collections.consentRecords, title: 'consent records', field: 'givenAt' },
  { collection: collections.revocations, title: 'revocations', field: 'askedAt' },
];

/** Finds the consent records and revocations from before a point in time. */
export async function recordsBefore(firestore: Firestore, until: Date): Promise<Found[]> {
  const found: Found[] = [];
  for (const { collection, title, field } of records) {
    found.push(
      await find({
        title,
        query: firestore
          .collection(collection)
          .orderBy(field)
          .where(field, '<', until.toISOString())
          .select(field),
        timeOf: (document: QueryDocumentSnapshot) => document.get(field),
        groupOf: ({ ref }) => [ref.path],
      }),
    );
  }
  return found;
}
