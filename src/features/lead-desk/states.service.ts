import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { type LeadState, leadStateSchema } from '#src/domain/leads/lead-state.ts';
import { ownersFirestore, read } from '#src/lib/firebase/request.ts';
import { parseDocument } from '#src/lib/parse-document.ts';

/** Firestore's limit of ids per query. */
const idsPerQuery = 30;

/**
 * Returns documents of a collection by id and skips those that do not exist.
 *
 * @param what describes the read in the log
 * @throws ReadError
 */
export async function documentsById(what: string, name: string, ids: readonly string[]) {
  const found = await Promise.all(
    inParts(ids).map((part) =>
      read(what, () =>
        getDocs(query(collection(ownersFirestore(), name), where(documentId(), 'in', part))),
      ),
    ),
  );
  return new Map(
    found.flatMap(({ docs }) => docs).map((snapshot) => [snapshot.id, snapshot.data()]),
  );
}

/**
 * Returns the desk's state of each lead, by id.
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

/** Parses a state. A malformed one is logged and counts as none. */
export function toLeadState(data: Readonly<Record<string, unknown>>): LeadState | undefined {
  return parseDocument('the state of a lead', leadStateSchema, data);
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / idsPerQuery) }, (_, part) =>
    items.slice(part * idsPerQuery, (part + 1) * idsPerQuery),
  );
}
