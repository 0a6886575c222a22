import { collection, orderBy, query } from 'firebase/firestore/lite';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { pagedDocuments } from '#src/lib/firebase/paged-documents.ts';
import { freshSignIn } from '#src/lib/fresh-sign-in.ts';
import type { Option } from '#src/ui/option.ts';
import { toDeskLead } from './desk-lead.ts';

/** As many applications are offered; the newest. */
const buyersOffered = 240;

/**
 * The companies to which a lead can be passed on, by name: the id of their application as value.
 *
 * @throws ReadError, or SignInDeclined
 */
export async function listBuyers(): Promise<Option[]> {
  await freshSignIn();
  const { collection: kind } = leadKinds.leadBuyers;
  const documents = await pagedDocuments(
    'lead buyers',
    query(collection(firestore(), kind), orderBy('createdAt', 'desc')),
    buyersOffered,
  );
  return documents
    .map((snapshot) => toDeskLead(kind, snapshot.id, snapshot.data(), undefined))
    .map(({ id, name, reference }) => ({ value: id, label: `${name} (${reference})` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}
