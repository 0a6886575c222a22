import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { paths } from '#src/lib/addresses/paths.ts';
import { leadBuyerConsent, quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { listReferralEvents } from '#src/model/leads/lead-referrals.ts';
import { hashOfWording } from '#tests/fixtures/consent-wordings.ts';
import { leadId } from './leads.sample.ts';
import { signedInEmail } from './rules-database.ts';

/** The id of another lead: the lead buyer to whom the quote is passed on. */
export const buyerId = 'B'.repeat(43);

/** The application of that lead buyer. The rules read nothing else of it. */
export const buyer = { companyName: 'Peña & Söhne Lending', companyType: 'Mortgage broker' };

/** A company that has not applied, by its name. */
export const typedBuyer = 'Ångström Loans, Inc.';

/** What a line says about the company of that application. */
export const applicant = { companyId: buyerId, company: buyer.companyName };

/** Returns the line that passes a lead on to a company. */
export const referral = (to: DocumentData = applicant) => change('passed-on', to);

/** Returns the changes of a state that go with that line, if it is the first of its kind. */
export const passedOnTo = (to = buyerId): DocumentData => ({
  status: 'passed-on',
  passedOnTo: to,
  buyers: [to],
  ...(to === buyerId && { names: { [buyerId]: buyer.companyName } }),
});

/** Returns a line of a lead's history as the desk adds it now. */
export function change(kind: string, fields: DocumentData = {}): DocumentData {
  return { at: new Date().toISOString(), by: signedInEmail, kind, ...fields };
}

/** Returns what the desk stores when a quote is opened for the first time. */
export function sampleState(changes: DocumentData = {}): DocumentData {
  return {
    kind: 'mortgageQuotes',
    status: 'new',
    passedOnTo: '',
    history: [change('opened')],
    updatedAt: serverTimestamp(),
    ...changes,
  };
}

/** Returns a lead's state with one more line of history, and the changes that this line makes. */
export const nextState = (
  stored: DocumentData,
  line: DocumentData,
  changes: DocumentData = {},
): DocumentData => ({
  ...stored,
  updatedAt: serverTimestamp(),
  ...changes,
  history: [...stored.history, line],
});

/**
 * Returns what the desk stores in one commit for a lead with that id: its state, and, with a line about a
 * company, the event.
 *
 * @param before the events that are stored
 */
export function withEvent(
  state: DocumentData,
  before: DocumentData[] = [],
  id = leadId,
): Record<string, DocumentData> {
  const events = listReferralEvents([state.history ?? []].flat().slice(-1)).filter(
    ({ what }) => what,
  );
  return {
    [`leadStates/${id}`]: state,
    ...(events.length > 0 && {
      [`leadReferrals/${id}`]: { events: [...before, ...events], expiresAt: null },
    }),
  };
}

/** Returns the consent record of a quote. */
export function sampleConsent(changes: DocumentData = {}): DocumentData {
  return {
    kind: 'mortgageQuotes',
    wording: quoteConsent.since,
    wordingHash: hashOfWording(quoteConsent.text),
    page: paths.quote,
    language: 'en',
    globalPrivacyControl: false,
    givenAt: new Date().toISOString(),
    ...changes,
  };
}

/** Returns the consent record of an application. */
export function applicationConsent(changes: DocumentData = {}): DocumentData {
  return sampleConsent({
    kind: 'leadBuyers',
    wording: leadBuyerConsent.since,
    wordingHash: hashOfWording(leadBuyerConsent.text),
    page: paths.purchaseLeads,
    ...changes,
  });
}

/** Returns a request about a quote, by the person who sent it. */
export function sampleRevocation(changes: DocumentData = {}): DocumentData {
  return {
    kind: 'mortgageQuotes',
    lead: leadId,
    asks: 'withdraw',
    askedAt: new Date().toISOString(),
    ...changes,
  };
}
