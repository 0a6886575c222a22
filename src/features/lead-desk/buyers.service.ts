import { collection, documentId, orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { listReferrals, type Referral } from '#src/domain/leads/lead-history.ts';
import { type LeadCollection, leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { referenceNumber } from '#src/domain/leads/lead-reference.ts';
import { companyTypeRefusal, type LeadState } from '#src/domain/leads/lead-state.ts';
import { toStoredLead } from '#src/domain/leads/stored-leads.ts';
import { ownersFirestore, pagedDocuments } from '#src/lib/firebase/request.ts';
import { freshSignIn } from '#src/lib/fresh-sign-in.ts';
import { documentsById, toLeadState } from './leads.service.ts';

/** The number of lead buyers' applications to choose from, newest first. */
const buyersOffered = 240;

/** A company that has applied for leads. */
export interface Applicant {
  /** The id of its application. */
  id: string;
  name: string;
  reference: string;
}

/**
 * Returns the lenders and brokers that have applied for leads, sorted by name: an inquiry goes to nobody else.
 *
 * @throws ReadError, or SignInDeclined
 */
export async function listApplicants(): Promise<Applicant[]> {
  await freshSignIn();
  const documents = await pagedDocuments(
    'lead buyers',
    () =>
      query(
        collection(ownersFirestore(), leadKinds.leadBuyers.collection),
        orderBy('createdAt', 'desc'),
      ),
    buyersOffered,
  );
  return documents
    .flatMap((snapshot) => {
      const { companyName: name, companyType } = snapshot.data();
      // The rules compare both, so an application without a name cannot be chosen.
      if (typeof name !== 'string' || !name || companyTypeRefusal(companyType)) return [];
      return { id: snapshot.id, name, reference: referenceNumber(snapshot.id) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Returns the email addresses of companies by the ids of their applications; none for one that is deleted.
 *
 * @throws ReadError, or SignInDeclined
 */
export async function findCompanyAddresses(
  applications: readonly string[],
): Promise<Map<string, string>> {
  await freshSignIn();
  const found = await documentsById('applications', leadKinds.leadBuyers.collection, applications);
  return new Map([...found].map(([id, data]) => [id, toStoredLead(data).email]));
}

/** A lead that a company got. */
export interface ReceivedLead {
  id: string;
  kind: LeadCollection;
  state: LeadState;
  /** The last time that the company got it. */
  referral: Referral;
}

/**
 * Returns the leads that a company got, also those that it returned, the latest first.
 *
 * @param application the id of the company's application
 * @throws ReadError, or SignInDeclined
 */
export async function leadsPassedTo(application: string): Promise<ReceivedLead[]> {
  await freshSignIn();
  const documents = await pagedDocuments('the leads of a buyer', () =>
    query(
      collection(ownersFirestore(), collections.leadStates),
      where('buyers', 'array-contains', application),
      orderBy(documentId()),
    ),
  );
  return documents
    .flatMap((snapshot) => {
      const state = toLeadState(snapshot.data());
      const referral = listReferrals(state?.history ?? []).findLast(
        ({ to }) => to.companyId === application,
      );
      return state && referral ? [{ id: snapshot.id, kind: state.kind, state, referral }] : [];
    })
    .sort((one, other) => other.referral.at.localeCompare(one.referral.at));
}
