import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { formatTime } from '../../src/lib/format/format-time.ts';
import type { LeadCollection } from '../../src/model/lead-forms/lead-kinds.ts';
import { listReferrals, type Referral, referralText } from '../../src/model/leads/lead-history.ts';
import { leadIdPrefix, referenceNumber } from '../../src/model/leads/lead-reference.ts';
import { leadStateSchema } from '../../src/model/leads/lead-state.ts';
import {
  type LeadSender,
  leadWords,
  type SharedPart,
  sharedParts,
  sharedText,
  storedLeadKinds,
  toStoredLead,
} from '../../src/model/leads/stored-leads.ts';
import { collections } from '../../src/model/site/collections.ts';
import { Failure } from '../lib/failure.ts';
import type { LeadName } from './owner-arguments.ts';
import { readDocuments, within } from './owner-command.ts';

/** A lead that was found, without anything about its sender. */
export interface DeletableLead {
  kind: LeadCollection;
  id: string;
  /** An ISO time; '' if there is none. */
  sentAt: string;
  shared: SharedPart[];
  referrals: Referral[];
}

type LeadAlone = Omit<DeletableLead, 'referrals'>;

/**
 * Finds all leads with an email address or a phone number. Queries ignore neither case nor the way a
 * number is written, so this reads three fields of every lead.
 */
export async function findLeadsFrom(
  firestore: Firestore,
  sender: LeadSender,
): Promise<DeletableLead[]> {
  const found: LeadAlone[] = [];
  const leads = readLeads(firestore, (query) => query.select('email', 'phone', 'createdAt'));
  for await (const { kind, id, sentAt, ...other } of leads) {
    const shared = sharedParts(sender, other);
    if (shared.length > 0) found.push({ kind, id, sentAt, shared });
  }
  return withPassings(firestore, found);
}

/** Reads the leads of all kinds, those and of those what the query narrows them to. */
async function* readLeads(firestore: Firestore, narrow: (query: Query) => Query) {
  for (const { collection: kind } of Object.values(storedLeadKinds)) {
    const query = narrow(firestore.collection(kind).orderBy('__name__'));
    for await (const document of readDocuments(query)) {
      yield { kind, id: document.id, ...toStoredLead(document.data()) };
    }
  }
}

/** Adds to leads the companies that got them, who must be told of their deletion. */
async function withPassings(
  firestore: Firestore,
  leads: readonly LeadAlone[],
): Promise<DeletableLead[]> {
  const ids = leads.map(({ id }) => id);
  const histories = await readHistories(firestore, ids);
  return leads.map((lead) => ({ ...lead, referrals: listReferrals(histories.get(lead.id) ?? []) }));
}

/** Returns the histories of leads by their ids; undefined for one that cannot be read. */
export async function readHistories(firestore: Firestore, leads: readonly string[]) {
  if (leads.length === 0) return new Map<string, undefined>();
  const documents = leads.map((id) => firestore.doc(`${collections.leadStates}/${id}`));
  const reading = firestore.getAll(...documents, { fieldMask: ['history'] });
  const states = await within('the database', reading);
  const { history } = leadStateSchema.shape;
  return new Map(states.map((state) => [state.id, history.safeParse(state.get('history')).data]));
}

/** Finds each of the named leads once, and the names of none. */
export async function findNamedLeads(
  firestore: Firestore,
  names: readonly LeadName[],
): Promise<{ leads: DeletableLead[]; missing: string[] }> {
  const leads = new Map<string, LeadAlone>();
  const missing: string[] = [];
  for (const name of names) {
    const text = 'id' in name ? name.id : name.reference;
    const [lead, ...more] = await findLeadsWithName(firestore, name);
    if (lead && more.length > 0) {
      const ids = [lead, ...more].map(({ id }) => id).join(', ');
      throw new Failure(`${text} is the reference number of ${ids}: name one of them.`);
    }
    if (lead) leads.set(lead.id, lead);
    else missing.push(text);
  }
  return { leads: await withPassings(firestore, [...leads.values()]), missing };
}

async function findLeadsWithName(firestore: Firestore, name: LeadName): Promise<LeadAlone[]> {
  const start = 'id' in name ? name.id : leadIdPrefix(name.reference);
  const documentId = FieldPath.documentId();
  const leads = readLeads(firestore, (query) =>
    query.where(documentId, '>=', start).where(documentId, '<', `${start}~`).select('createdAt'),
  );
  const found: LeadAlone[] = [];
  for await (const { kind, id, sentAt } of leads) {
    const isMeant = 'id' in name ? id === name.id : referenceNumber(id) === name.reference;
    if (isMeant) found.push({ kind, id, sentAt, shared: [] });
  }
  return found;
}

/**
 * Describes a lead that was found, without any personal data: its reference number finds it at the desk.
 * Each company that got it has a line of its own.
 */
export function describeLead(number: number, lead: DeletableLead): string {
  const { kind, id, sentAt, shared, referrals } = lead;
  const place = number.toLocaleString('en-US').padStart(9);
  const sent = sentAt && `, sent ${formatTime(sentAt)}`;
  const common = shared.length > 0 ? ` (${sharedText(shared)})` : '';
  const companies = referrals.map((referral) => {
    return `\n${' '.repeat(place.length + 4)}${referral.to.company} ${referralText(referral)}`;
  });
  return `${place}  ${leadWords[kind].singular} ${referenceNumber(id) || id}${sent}${common}${companies.join('')}`;
}
