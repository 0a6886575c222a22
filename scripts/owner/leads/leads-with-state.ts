import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '../../../src/domain/collections.ts';
import type { CsvLead } from '../../../src/domain/leads/csv.ts';
import { within } from '../deadline.ts';
import { pagesOf } from '../pages.ts';

/** Reads leads with their desk data, in the order of the query. */
export async function* leadsWithState(firestore: Firestore, leads: Query): AsyncGenerator<CsvLead> {
  const states = firestore.collection(collections.leadStates);
  for await (const page of pagesOf(leads)) {
    if (page.length === 0) continue;
    const found = await within(
      'the database',
      firestore.getAll(...page.map(({ id }) => states.doc(id)), {
        fieldMask: ['status', 'passedOnTo'],
      }),
    );
    const stateOf = new Map(found.map((state) => [state.id, state.data()]));
    for (const lead of page) {
      yield { id: lead.id, data: lead.data(), state: stateOf.get(lead.id) };
    }
  }
}
