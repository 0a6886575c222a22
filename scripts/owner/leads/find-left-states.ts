import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '../../../src/domain/collections.ts';
import { isTimestamp } from '../../../src/lib/parse-document.ts';
import { within } from '../deadline.ts';
import { pagesOf } from '../pages.ts';
import type { Found } from './found.ts';

/**
 * Finds the desk's data of leads that no longer exist, as after a deletion in the Firebase console. Its
 * notes may be about a person.
 */
export async function leftStates(firestore: Firestore): Promise<Found> {
  const states = firestore.collection(collections.leadStates).orderBy('__name__');
  const left: QueryDocumentSnapshot[] = [];
  for await (const page of pagesOf(states.select('kind', 'updatedAt'))) {
    if (page.length === 0) continue;
    const leads = await within(
      'the database',
      firestore.getAll(...page.map((state) => firestore.doc(`${state.get('kind')}/${state.id}`)), {
        fieldMask: [],
      }),
    );
    left.push(...page.filter((_, index) => !leads[index]?.exists));
  }
  const times = left.map((state) => timeOf(state.get('updatedAt'))).sort();
  return {
    title: 'notes on leads that are gone',
    groups: left.map(({ ref }) => [ref.path]),
    oldest: times[0] ?? '',
    newest: times.at(-1) ?? '',
  };
}

function timeOf(updatedAt: unknown): string {
  return isTimestamp(updatedAt) ? updatedAt.toDate().toISOString() : '';
}
