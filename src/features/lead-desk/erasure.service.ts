import { collection, doc, documentId, orderBy, query, writeBatch } from 'firebase/firestore/lite';
import { leadDocumentPaths, leadsPerCommit } from '#src/domain/leads/lead-documents.ts';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { type LeadSender, type SharedPart, sharedParts } from '#src/domain/leads/stored-leads.ts';
import { ownersFirestore, pagedDocuments, write } from '#src/lib/firebase/request.ts';
import { freshSignIn } from '#src/lib/fresh-sign-in.ts';
import { type DeskLead, toDeskLead } from './desk-lead.ts';
import { readStates } from './leads.service.ts';

/** A lead that was found, and what its sender has in common with the one that was searched for. */
export interface FoundLead extends DeskLead {
  shared: SharedPart[];
}

/**
 * Returns all leads with an email address or a phone number and their states, newest first. Firestore
 * queries ignore neither case nor the way a number is written, so this reads every lead.
 *
 * @throws ReadError, or SignInDeclined
 */
export async function leadsSentWith(sender: LeadSender): Promise<FoundLead[]> {
  await freshSignIn();
  const found: FoundLead[] = [];
  for (const { collection: kind } of Object.values(leadKinds)) {
    const leads = () => query(collection(ownersFirestore(), kind), orderBy(documentId()));
    const documents = await pagedDocuments('all leads of a kind', leads);
    for (const snapshot of documents) {
      const lead = toDeskLead(kind, snapshot.id, snapshot.data(), undefined);
      const shared = sharedParts(sender, lead);
      if (shared.length > 0) found.push({ ...lead, shared });
    }
  }
  const states = await readStates(found.map(({ id }) => id));
  return found
    .map((lead) => ({ ...lead, state: states.get(lead.id) }))
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/**
 * Deletes leads together with their related documents.
 *
 * @param onErased receives the deleted leads after each commit
 * @throws WriteError or SignInDeclined
 */
export async function eraseLeads(
  leads: readonly DeskLead[],
  onErased: (erased: readonly DeskLead[]) => void,
): Promise<void> {
  await freshSignIn();
  for (let start = 0; start < leads.length; start += leadsPerCommit) {
    const some = leads.slice(start, start + leadsPerCommit);
    await write('the deletion of leads', async () => {
      const batch = writeBatch(ownersFirestore());
      for (const path of some.flatMap(({ kind, id }) => leadDocumentPaths(kind, id))) {
        batch.delete(doc(ownersFirestore(), path));
      }
      await batch.commit();
    });
    onErased(some);
  }
}
