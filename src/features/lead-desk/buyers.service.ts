import { collection, orderBy, query } from 'firebase/firestore/lite';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { ownersFirestore, pagedDocuments } from '#src/lib/firebase/request.ts';
import { freshSignIn } from '#src/lib/fresh-sign-in.ts';
import type { Option } from '#src/ui/SelectField.tsx';
import { toDeskLead } from './desk-lead.ts';

/** The number of applications to choose from, newest first. */
const buyersOffered = 240;

/**
 * Returns the companies to which a lead can be passed on, sorted by name. Each option's value is the
 * id of the company's application.
 *
 * @throws ReadError, or SignInDeclined
 */
export async function listBuyers(): Promise<Option[]> {
  await freshSignIn();
  const { collection: kind } = leadKinds.leadBuyers;
  const documents = await pagedDocuments(
    'lead buyers',
    () => query(collection(ownersFirestore(), kind), orderBy('createdAt', 'desc')),
    buyersOffered,
  );
  return documents
    .map((snapshot) => toDeskLead(kind, snapshot.id, snapshot.data(), undefined))
    .map(({ id, name, reference }) => ({ value: id, label: `${name} (${reference})` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}
