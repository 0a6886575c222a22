import type { Firestore } from 'firebase-admin/firestore';
import { within } from '../deadline.ts';

/** Groups per commit: the database accepts up to 500 writes, and a lead has three more documents. */
const batchSize = 100;

/**
 * Deletes documents in batches, each group as a whole. Documents that no longer exist count, too.
 *
 * @param groups paths of the documents to delete together
 * @param onDeleted called after each batch with the number of its groups
 */
export async function deleteDocuments(
  firestore: Firestore,
  groups: readonly (readonly string[])[],
  onDeleted: (count: number) => void,
): Promise<void> {
  for (let start = 0; start < groups.length; start += batchSize) {
    const batch = firestore.batch();
    const some = groups.slice(start, start + batchSize);
    for (const path of some.flat()) batch.delete(firestore.doc(path));
    await within('the database', batch.commit());
    onDeleted(some.length);
  }
}
