import { documentId, orderBy, where } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { listReferrals, type Referral } from '#src/domain/leads/lead-history.ts';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { referenceNumber } from '#src/domain/leads/lead-reference.ts';
import { refuseCompanyType } from '#src/domain/leads/lead-state.ts';
import { toStoredLead } from '#src/domain/leads/stored-leads.ts';
import { ownersQuery } from '#src/lib/firebase/owners-query.ts';
import { pagedDocuments } from '#src/lib/firebase/request.ts';
import { freshSignIn } from '#src/lib/fresh-sign-in.ts';
import { type DeskLead, toDeskLead } from './desk-lead.ts';
import { documentsById, readStates, toLeadState } from './leads.service.ts';

/** The number of lead buyers' applications to choose from, newest first. */
const buyersOffered = 240;

export interface Applicant {
  id: string;
  name: string;
  email: string;
  reference: string;
}

/**
 * Returns what applications of one company have in common: its name and its email address. A name alone can be
 * anybody's, and a domain can be that of a mail provider.
 */
const identifyApplicant = ({ name, email }: Pick<Applicant, 'name' | 'email'>) =>
  `${name}\n${email.toLowerCase()}`;

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
    companies.set(identifyApplicant(applicant), applicant);
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

export interface CompanyRecord {
  /** Its other applications, newest first. */
  applications: DeskLead[];
  /** The leads that it got, each with the last time, the latest first. */
  received: { lead: DeskLead; referral: Referral }[];
}

/** Firestore's limit of values per query, which no company's applications reach. */
const mostApplications = 30;

/** Returns the other applications of a company, and the leads that it got by any of them, also returned ones. */
export async function findCompanyRecord({ id, name, email }: DeskLead): Promise<CompanyRecord> {
  await freshSignIn();
  const kind = leadKinds.leadBuyers.collection;
  const namesakes = await pagedDocuments('the applications of a company', () =>
    ownersQuery(kind, where('companyName', '==', name), orderBy(documentId())),
  );
  const others = namesakes
    .map((snapshot) => toDeskLead(kind, snapshot.id, snapshot.data()))
    .filter((other) => identifyApplicant(other) === identifyApplicant({ name, email }))
    .filter((other) => other.id !== id)
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt))
    .slice(0, mostApplications - 1);
  const ids = [id, ...others.map((other) => other.id)];
  const [states, documents] = await Promise.all([
    readStates(ids),
    pagedDocuments('the leads of a buyer', () =>
      ownersQuery(
        collections.leadStates,
        where('buyers', 'array-contains-any', ids),
        orderBy(documentId()),
      ),
    ),
  ]);
  // Only quotes are passed on.
  const quotes = leadKinds.quotes.collection;
  const leadIds = documents.map((snapshot) => snapshot.id);
  const found = await documentsById('leads', quotes, leadIds);
  const received = documents.flatMap((snapshot) => {
    const state = toLeadState(snapshot.data());
    const referral = listReferrals(state?.history ?? []).findLast(({ to }) =>
      ids.includes(to.companyId ?? ''),
    );
    const lead = toDeskLead(quotes, snapshot.id, found.get(snapshot.id) ?? {}, state);
    return referral ? [{ lead, referral }] : [];
  });
  return {
    applications: others.map((other) => ({ ...other, state: states.get(other.id) })),
    received: received.sort((one, other) => other.referral.at.localeCompare(one.referral.at)),
  };
}
