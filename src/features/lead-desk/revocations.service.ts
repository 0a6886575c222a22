import { collection, orderBy, query } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { consentedKinds } from '#src/domain/leads/lead-documents.ts';
import { type Revocation, requests } from '#src/domain/leads/lead-reference.ts';
import { ownersFirestore, pagedDocuments } from '#src/lib/firebase/request.ts';
import { freshSignIn } from '#src/lib/fresh-sign-in.ts';
import { parseDocument, z } from '#src/lib/zod.ts';
import { type DeskLead, toDeskLead } from './desk-lead.ts';
import { documentsById, readStates } from './leads.service.ts';

/** A revocation as stored. */
export const revocationSchema: z.ZodMiniType<Revocation> = z.object({
  kind: z.enum(consentedKinds),
  lead: z.string(),
  asks: z.enum(requests),
  askedAt: z.string(),
});

/** A person's request and the lead it is about. */
export interface AskedAbout {
  revocation: Revocation;
  lead: DeskLead;
}

/**
 * Returns the requests about leads that are not deleted, newest first. Deleting a lead completes its
 * requests.
 *
 * @throws ReadError, or SignInDeclined
 */
export async function revocationsOfLeads(): Promise<AskedAbout[]> {
  await freshSignIn();
  const documents = await pagedDocuments('revocations', () =>
    query(collection(ownersFirestore(), collections.revocations), orderBy('askedAt', 'desc')),
  );
  const revocations = documents.flatMap((snapshot) => {
    return parseDocument('a revocation', revocationSchema, snapshot.data()) ?? [];
  });
  const leads = await readLeads(revocations);
  return revocations.flatMap((revocation) => {
    const lead = leads.get(revocation.lead);
    return lead ? [{ revocation, lead }] : [];
  });
}

async function readLeads(revocations: readonly Revocation[]): Promise<Map<string, DeskLead>> {
  const findIds = (kind: string) => [
    ...new Set(revocations.filter((one) => one.kind === kind).map(({ lead }) => lead)),
  ];
  const found = await Promise.all(
    consentedKinds.map(async (kind) => {
      const ids = findIds(kind);
      const [leads, states] = await Promise.all([
        documentsById('leads', kind, ids),
        readStates(ids),
      ]);
      return [...leads].map(([id, data]) => toDeskLead(kind, id, data, states.get(id)));
    }),
  );
  return new Map(found.flat().map((lead) => [lead.id, lead]));
}
