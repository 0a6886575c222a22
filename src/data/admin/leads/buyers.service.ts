import { documentId, orderBy, where } from 'firebase/firestore/lite';
import { freshSignIn } from '#src/data/admin/auth/fresh-sign-in.ts';
import { ownersQuery } from '#src/data/firebase/owners-query.ts';
import { pagedDocuments } from '#src/data/firebase/request.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { type DeskLead, toDeskLead } from '#src/model/leads/desk-lead.ts';
import { listReferrals, type Referral } from '#src/model/leads/lead-history.ts';
import { referenceNumber } from '#src/model/leads/lead-reference.ts';
import { refuseCompanyType } from '#src/model/leads/lead-state.ts';
import { toStoredLead } from '#src/model/leads/stored-leads.ts';
import { collections } from '#src/model/site/collections.ts';
import { documentsById, toLeadState } from './leads.service.ts';

/** The number of lead buyers' applications to choose from, newest first. */
const buyersOffered = 240;

export interface Applicant {
  id: string;
  name: string;
  email: string;
  reference: string;
}

/**
 * Returns the lenders and brokers that have applied for leads, each by its newest application, sorted by name: an
 * inquiry goes to nobody else.
 */
export async function listApplicants(): Promise<Applicant[]> {
  await freshSignIn();
  const documents = await pagedDocuments(
    'lead buyers',
    () => ownersQuery(leadKinds.leadBuyers.collection, orderBy('createdAt', 'desc')),
    buyersOffered,
  );
  const companies = new Map<string, Applicant>();
  for (const snapshot of documents.reverse()) {
    const { id } = snapshot;
    const data = snapshot.data();
    const { companyName: name, companyType } = data;
    // The rules compare both, so an application without a name cannot be chosen.
    if (typeof name !== 'string' || !name || refuseCompanyType(companyType)) continue;
    const applicant = { id, name, email: toStoredLead(data).email, reference: referenceNumber(id) };
    // A name alone can be anybody's, and a domain can be that of a mail provider.
    companies.set(`${name}\n${applicant.email.toLowerCase()}`, applicant);
  }
  return [...companies.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns the email addresses of companies by the ids of their applications; none for one that is deleted. */
export async function findCompanyAddresses(
  applications: readonly string[],
): Promise<Map<string, string>> {
  await freshSignIn();
  const found = await documentsById('applications', leadKinds.leadBuyers.collection, applications);
  return new Map([...found].map(([id, data]) => [id, toStoredLead(data).email]));
}

/** A lead that a company got, and the last time. */
export interface ReceivedLead {
  lead: DeskLead;
  referral: Referral;
}

/** Returns the leads that a company got by its application, also returned ones, the latest first. */
export async function listReceived(application: string): Promise<ReceivedLead[]> {
  await freshSignIn();
  const documents = await pagedDocuments('the leads of a buyer', () =>
    ownersQuery(
      collections.leadStates,
      where('buyers', 'array-contains', application),
      orderBy(documentId()),
    ),
  );
  // Only quotes are passed on.
  const quotes = leadKinds.quotes.collection;
  const found = await documentsById(
    'leads',
    quotes,
    documents.map(({ id }) => id),
  );
  return documents
    .flatMap((snapshot) => {
      const state = toLeadState(snapshot.data());
      const referrals = listReferrals(state?.history ?? []);
      const referral = referrals.findLast(({ to }) => to.companyId === application);
      const lead = toDeskLead(quotes, snapshot.id, found.get(snapshot.id) ?? {}, state);
      return referral ? [{ lead, referral }] : [];
    })
    .sort((one, other) => other.referral.at.localeCompare(one.referral.at));
}
