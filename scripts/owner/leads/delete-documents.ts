import type { Firestore } from 'firebase-admin/firestore';
import { within } from '../deadline.ts';

/** Groups of one commit: the database takes no more than 500 writes, and a lead comes with three more. */
const batchSize = 100;

/**
 * Deletes documents in batches, each group of them whole; those that are gone already count too.
 *
 * @param groups paths of what is deleted together
 * @param onDeleted is told how many groups went with each batch
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
