import { doc, documentId, orderBy, where, writeBatch } from 'firebase/firestore/lite';
import { freshSignIn } from '#src/data/admin/auth/fresh-sign-in.ts';
import { ownersQuery } from '#src/data/firebase/owners-query.ts';
import { ownersFirestore, pagedDocuments, write } from '#src/data/firebase/request.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { phoneKey, tidyPhone } from '#src/lib/input/typed-numbers.ts';
import { parseDocument, z } from '#src/lib/loading/zod.ts';
import { type DeskLead, toDeskLead } from '#src/model/leads/desk-lead.ts';
import { leadsPerCommit, listDeletionWrites } from '#src/model/leads/lead-deletion.ts';
import { consentedKinds } from '#src/model/leads/lead-documents.ts';
import { type Revocation, requests } from '#src/model/leads/lead-reference.ts';
import {
  type LeadSender,
  leadCollections,
  type SharedPart,
  sharedParts,
} from '#src/model/leads/stored-leads.ts';
import { collections } from '#src/model/site/collections.ts';
import { documentsById, readStates, splitForQueries } from './leads.service.ts';

const revocationSchema: z.ZodMiniType<Revocation> = z.object({
  kind: z.enum(consentedKinds),
  lead: z.string(),
  asks: z.enum(requests),
  askedAt: z.string(),
});

/** A person's request, the lead it is about, and what else was sent with its address or number. */
export interface DeskRequest {
  revocation: Revocation;
  lead: DeskLead;
  others: readonly (DeskLead & { hasConsent: boolean })[];
}

/** Returns the requests about leads that are not deleted, newest first. Deleting a lead completes its requests. */
export async function revocationsOfLeads(): Promise<DeskRequest[]> {
  await freshSignIn();
  const documents = await pagedDocuments('revocations', () =>
    ownersQuery(collections.revocations, orderBy('askedAt', 'desc')),
  );
  const revocations = documents.flatMap((snapshot) => {
    return parseDocument('a revocation', revocationSchema, snapshot.data()) ?? [];
  });
  const leads = await readLeads(revocations);
  const found = await leadsOfSenders([...leads.values()]);
  return revocations.flatMap((revocation) => {
    const lead = leads.get(revocation.lead);
    if (!lead) return [];
    const others = found.filter((one) => one.id !== lead.id && sharedParts(lead, one).length > 0);
    return [{ revocation, lead, others }];
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

/** A lead that was found, and what its sender has in common with the one that was searched for. */
export interface FoundLead extends DeskLead {
  shared: SharedPart[];
}

/**
 * Returns all leads with an email address or a phone number and their states, newest first. Firestore
 * queries ignore neither case nor the way a number is written, so this reads every lead.
 */
export async function leadsSentWith(sender: LeadSender): Promise<FoundLead[]> {
  await freshSignIn();
  const found: FoundLead[] = [];
  for (const kind of leadCollections) {
    const leads = () => ownersQuery(kind, orderBy(documentId()));
    const documents = await pagedDocuments('all leads of a kind', leads);
    for (const snapshot of documents) {
      const lead = toDeskLead(kind, snapshot.id, snapshot.data());
      const shared = sharedParts(sender, lead);
      if (shared.length > 0) found.push({ ...lead, shared });
    }
  }
  const states = await readStates(found.map(({ id }) => id));
  return found
    .map((lead) => ({ ...lead, state: states.get(lead.id) }))
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/** How many others of a kind are shown with a lead, and are looked for by each part of its sender. */
const othersShown = 50;

/**
 * Returns the other leads with a lead's email address or phone number, newest first. Reads nothing else, so it finds an
 * address as it is written here or in lower case, and a number as the forms store it; `leadsSentWith` finds every one.
 */
export async function leadsOfSamePerson(lead: DeskLead): Promise<FoundLead[]> {
  await freshSignIn();
  const found = await leadsOfSenders([lead], othersShown);
  return found
    .filter(({ id }) => id !== lead.id)
    .map((one) => ({ ...one, shared: sharedParts(lead, one) }))
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/** Returns the leads of senders; with `most`, that many of each kind by each part of a sender. */
async function leadsOfSenders(
  senders: readonly LeadSender[],
  most?: number,
): Promise<DeskRequest['others']> {
  const spellings = {
    email: senders.flatMap(({ email }) => [email, email.toLowerCase()]),
    phone: senders.flatMap(({ phone }) => [phone, tidyPhone(phone), phoneKey(phone)]),
  };
  const queries = Object.entries(spellings).flatMap(([part, values]) =>
    splitForQueries([...new Set(values)].filter(Boolean)).map((some) => where(part, 'in', some)),
  );
  const pages = await Promise.all(
    leadCollections.flatMap((kind) =>
      queries.map(async (same) => {
        const documents = await pagedDocuments(
          'the leads of a person',
          () => ownersQuery(kind, same, orderBy(documentId())),
          most,
        );
        return documents.map((snapshot) => toDeskLead(kind, snapshot.id, snapshot.data()));
      }),
    ),
  );
  const leads = new Map(pages.flat().map((lead) => [lead.id, lead]));
  const ids = [...leads.keys()];
  const [states, consents] = await Promise.all([
    readStates(ids),
    documentsById('the consents of leads', collections.consentRecords, ids),
  ]);
  return [...leads.values()].map((lead) => {
    return { ...lead, state: states.get(lead.id), hasConsent: consents.has(lead.id) };
  });
}

/** Deletes leads together with their related documents. Of a lead that has a link, only the day stays. */
export async function eraseLeads(
  leads: readonly DeskLead[],
  onErased?: (erased: readonly DeskLead[]) => void,
): Promise<void> {
  await freshSignIn();
  for (let start = 0; start < leads.length; start += leadsPerCommit) {
    const some = leads.slice(start, start + leadsPerCommit);
    await write('the deletion of leads', async () => {
      const batch = writeBatch(ownersFirestore());
      const now = siteTime();
      for (const [path, data] of some.flatMap(({ kind, id }) =>
        listDeletionWrites(kind, id, now),
      )) {
        const place = doc(ownersFirestore(), path);
        if (data) batch.set(place, data);
        else batch.delete(place);
      }
      await batch.commit();
    });
    onErased?.(some);
  }
}
