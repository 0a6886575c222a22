import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { within } from '../deadline.ts';

/** Writes of one commit; the database takes no more than 500. */
const batchSize = 400;

/**
 * Deletes documents in batches; those that are gone already count too.
 *
 * @param onDeleted is told how many went with each batch
 */
export async function deleteDocuments(
  firestore: Firestore,
  documents: readonly DocumentReference[],
  onDeleted: (count: number) => void,
): Promise<void> {
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = firestore.batch();
    const some = documents.slice(start, start + batchSize);
    for (const document of some) batch.delete(document);
    await within('the database', batch.commit());
    onDeleted(some.length);
  }
}
