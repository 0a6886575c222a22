import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { leadDocumentPaths } from '../../../src/domain/leads/lead-documents.ts';
import type { LeadCollection } from '../../../src/domain/leads/lead-kinds.ts';
import { leadIdPrefix, referenceNumber } from '../../../src/domain/leads/lead-reference.ts';
import {
  type LeadSender,
  type SharedPart,
  sharedParts,
  storedLeadKinds,
  toStoredLead,
} from '../../../src/domain/leads/stored-leads.ts';
import { Failure } from '../../lib/failure.ts';
import { documentsOf } from '../pages.ts';
import type { LeadName } from './delete-target.ts';
import { type Found, find } from './found.ts';
import { leadsWithin } from './leads-within.ts';

/** A lead that was found, without anything about its sender. */
export interface FoundLead {
  kind: LeadCollection;
  id: string;
  /** An ISO time; '' if there is none. */
  sentAt: string;
  /** What its sender has in common with the one that was searched for. */
  shared: SharedPart[];
}

/**
 * Finds all leads with an email address or a phone number. Queries ignore neither case nor the way a
 * number is written, so this reads three fields of every lead.
 */
export async function leadsSentWith(
  firestore: Firestore,
  sender: LeadSender,
): Promise<FoundLead[]> {
  const found: FoundLead[] = [];
  for (const { collection: kind } of storedLeadKinds) {
    const query = firestore.collection(kind).orderBy('__name__');
    for await (const document of documentsOf(query.select('email', 'phone', 'createdAt'))) {
      const { sentAt, ...other } = toStoredLead(document.data());
      const shared = sharedParts(sender, other);
      if (shared.length > 0) found.push({ kind, id: document.id, sentAt, shared });
    }
  }
  return found;
}

/**
 * Finds leads by their names.
 *
 * @returns each lead once, and the names of none
 * @throws Failure if two leads have the same reference number
 */
export async function leadsNamed(
  firestore: Firestore,
  names: readonly LeadName[],
): Promise<{ leads: FoundLead[]; missing: string[] }> {
  const leads = new Map<string, FoundLead>();
  const missing: string[] = [];
  for (const name of names) {
    const found = await leadsWithName(firestore, name);
    const [lead, ...more] = found;
    const text = 'id' in name ? name.id : name.reference;
    if (more.length > 0) {
      const ids = found.map(({ id }) => id).join(', ');
      throw new Failure(`${text} is the reference number of ${ids}: name one of them.`);
    }
    if (lead) leads.set(lead.id, lead);
    else missing.push(text);
  }
  return { leads: [...leads.values()], missing };
}

async function leadsWithName(firestore: Firestore, name: LeadName): Promise<FoundLead[]> {
  const start = 'id' in name ? name.id : leadIdPrefix(name.reference);
  const isMeant = (id: string) =>
    'id' in name ? id === name.id : referenceNumber(id) === name.reference;
  const found: FoundLead[] = [];
  for (const { collection: kind } of storedLeadKinds) {
    const query = firestore
      .collection(kind)
      .orderBy('__name__')
      .where(FieldPath.documentId(), '>=', start)
      .where(FieldPath.documentId(), '<', `${start}~`);
    for await (const document of documentsOf(query.select('createdAt'))) {
      if (!isMeant(document.id)) continue;
      found.push({ kind, id: document.id, sentAt: sentAtOf(document), shared: [] });
    }
  }
  return found;
}

/** Finds all leads from before a point in time. */
export async function leadsBefore(firestore: Firestore, until: Date): Promise<Found[]> {
  const found: Found[] = [];
  for (const kind of storedLeadKinds) {
    found.push(
      await find({
        title: kind.title,
        query: leadsWithin(firestore, kind, { until }).select('createdAt'),
        timeOf: sentAtOf,
        groupOf: ({ id }) => leadDocumentPaths(kind.collection, id),
      }),
    );
  }
  return found;
}

function sentAtOf(document: QueryDocumentSnapshot): string {
  return toStoredLead(document.data()).sentAt;
}
