import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { type LeadState, leadStateSchema } from '#src/domain/leads/lead-state.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { read } from '#src/lib/firebase/request.ts';
import { parseDocument } from '#src/lib/parse-document.ts';

/** The most ids that one query takes. */
const idsPerQuery = 30;

/**
 * Documents of a collection by their ids; those that do not exist are left out.
 *
 * @param what is read, for the log
 * @throws ReadError
 */
export async function documentsById(what: string, name: string, ids: readonly string[]) {
  const found = await Promise.all(
    inParts(ids).map((part) =>
      read(what, () =>
        getDocs(query(collection(firestore(), name), where(documentId(), 'in', part))),
      ),
    ),
  );
  return new Map(
    found.flatMap(({ docs }) => docs).map((snapshot) => [snapshot.id, snapshot.data()]),
  );
}

/**
 * What the desk has added to these leads, by id.
 *
 * @throws ReadError
 */
export async function statesOf(ids: readonly string[]): Promise<Map<string, LeadState>> {
  const found = await documentsById('the states of leads', collections.leadStates, ids);
  const states = new Map<string, LeadState>();
  for (const [id, data] of found) {
    const state = toLeadState(data);
    if (state) states.set(id, state);
  }
  return states;
}

/** Reads a state; a malformed one counts as none, and the log says so. */
export function toLeadState(data: Readonly<Record<string, unknown>>): LeadState | undefined {
  return parseDocument('the state of a lead', leadStateSchema, data);
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / idsPerQuery) }, (_, part) =>
    items.slice(part * idsPerQuery, (part + 1) * idsPerQuery),
  );
}
