import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { collections } from '../../src/domain/collections.ts';
import {
  type DeletionWrite,
  listDeletionWrites,
  listEndOfEvents,
} from '../../src/domain/leads/lead-deletion.ts';
import { listReferrals, type Referral, referralText } from '../../src/domain/leads/lead-history.ts';
import type { LeadCollection } from '../../src/domain/leads/lead-kinds.ts';
import { leadIdPrefix, referenceNumber } from '../../src/domain/leads/lead-reference.ts';
import { leadStateSchema } from '../../src/domain/leads/lead-state.ts';
import {
  type LeadSender,
  leadWords,
  type SharedPart,
  type StoredLeadKind,
  sharedParts,
  sharedText,
  storedLeadKinds,
  toStoredLead,
} from '../../src/domain/leads/stored-leads.ts';
import { formatShortDate } from '../../src/lib/format.ts';
import { formatTime } from '../../src/lib/format-time.ts';
import { isTimestamp } from '../../src/lib/zod.ts';
import { Failure } from '../lib/failure.ts';
import type { LeadName } from './owner-arguments.ts';
import { readAll, readDocuments, readPages } from './owner-command.ts';

/** A lead that was found, without anything about its sender. */
export interface FoundLead {
  kind: LeadCollection;
  id: string;
  /** An ISO time; '' if there is none. */
  sentAt: string;
  shared: SharedPart[];
  /** Which company had it from when to when. */
  referrals: Referral[];
}

export interface Found {
  title: string;
  /** For each document the writes of one commit that delete it, and what belongs to it. */
  groups: DeletionWrite[][];
  /** ISO times of the oldest and the newest; '' if none has a time. */
  oldest: string;
  newest: string;
}

const records = [
  { collection: collections.consentRecords, title: 'consent records', field: 'givenAt' },
  { collection: collections.revocations, title: 'revocations', field: 'askedAt' },
];

/**
 * Finds all leads with an email address or a phone number. Queries ignore neither case nor the way a
 * number is written, so this reads three fields of every lead.
 */
export async function findLeadsFrom(
  firestore: Firestore,
  sender: LeadSender,
): Promise<FoundLead[]> {
  const found: Omit<FoundLead, 'referrals'>[] = [];
  for (const { collection: kind } of Object.values(storedLeadKinds)) {
    const query = firestore.collection(kind).orderBy('__name__');
    for await (const document of readDocuments(query.select('email', 'phone', 'createdAt'))) {
      const { sentAt, ...other } = toStoredLead(document.data());
      const shared = sharedParts(sender, other);
      if (shared.length > 0) found.push({ kind, id: document.id, sentAt, shared });
    }
  }
  return withPassings(firestore, found);
}

/** Adds to leads the companies that got them, who must be told of their deletion. */
async function withPassings(
  firestore: Firestore,
  leads: readonly Omit<FoundLead, 'referrals'>[],
): Promise<FoundLead[]> {
  const states = firestore.collection(collections.leadStates);
  const documents = leads.map(({ id }) => states.doc(id));
  const found = await readAll(firestore, documents, ['history']);
  const histories = new Map(found.map((state) => [state.id, state.get('history')]));
  return leads.map((lead) => {
    const { data } = leadStateSchema.shape.history.safeParse(histories.get(lead.id));
    return { ...lead, referrals: listReferrals(data ?? []) };
  });
}

/**
 * Finds leads by their names.
 *
 * @returns each lead once, and the names of none
 * @throws Failure if two leads have the same reference number
 */
export async function findNamedLeads(
  firestore: Firestore,
  names: readonly LeadName[],
): Promise<{ leads: FoundLead[]; missing: string[] }> {
  const leads = new Map<string, Omit<FoundLead, 'referrals'>>();
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

async function findLeadsWithName(
  firestore: Firestore,
  name: LeadName,
): Promise<Omit<FoundLead, 'referrals'>[]> {
  const start = 'id' in name ? name.id : leadIdPrefix(name.reference);
  const found: Omit<FoundLead, 'referrals'>[] = [];
  for (const { collection: kind } of Object.values(storedLeadKinds)) {
    const query = firestore
      .collection(kind)
      .orderBy('__name__')
      .where(FieldPath.documentId(), '>=', start)
      .where(FieldPath.documentId(), '<', `${start}~`);
    for await (const document of readDocuments(query.select('createdAt'))) {
      const { id } = document;
      const isMeant = 'id' in name ? id === name.id : referenceNumber(id) === name.reference;
      if (isMeant) found.push({ kind, id, sentAt: readSentAt(document), shared: [] });
    }
  }
  return found;
}

/**
 * Finds what is older than a point in time: leads of each kind; the consent records and revocations, if asked
 * for; and the desk's data of leads that no longer exist, as after a deletion in the Firebase console, whose
 * notes may be about a person.
 */
export async function findOldDocuments(
  firestore: Firestore,
  before: Date,
  withRecords: boolean,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const kind of Object.values(storedLeadKinds)) {
    const leads = queryLeads(firestore, kind, { until: before }).select('createdAt');
    const listWrites = ({ id }: QueryDocumentSnapshot) =>
      listDeletionWrites(kind.collection, id, new Date());
    found.push(
      await collect(
        leadWords[kind.collection].plural,
        readDocuments(leads),
        readSentAt,
        listWrites,
      ),
    );
  }
  for (const { collection, title, field } of withRecords ? records : []) {
    const query = firestore.collection(collection).orderBy(field);
    const old = query.where(field, '<', before.toISOString()).select(field);
    found.push(await collect(title, readDocuments(old), (record) => record.get(field)));
  }
  const states = findStatesWithoutLead(firestore);
  const listWrites = (state: QueryDocumentSnapshot) => [
    ...listEndOfEvents(state.get('kind'), state.id, new Date()),
    [state.ref.path] as const,
  ];
  found.push(await collect('notes on leads that are gone', states, readUpdatedAt, listWrites));
  return found;
}

async function collect(
  title: string,
  documents: AsyncIterable<QueryDocumentSnapshot>,
  readTime: (document: QueryDocumentSnapshot) => string,
  listWrites = ({ ref }: QueryDocumentSnapshot): DeletionWrite[] => [[ref.path]],
): Promise<Found> {
  const groups: DeletionWrite[][] = [];
  const times: string[] = [];
  for await (const document of documents) {
    groups.push(listWrites(document));
    times.push(readTime(document));
  }
  times.sort();
  return { title, groups, oldest: times[0] ?? '', newest: times.at(-1) ?? '' };
}

async function* findStatesWithoutLead(firestore: Firestore) {
  const states = firestore.collection(collections.leadStates).orderBy('__name__');
  for await (const page of readPages(states.select('kind', 'updatedAt'))) {
    const leads = page.map((state) => firestore.doc(`${state.get('kind')}/${state.id}`));
    const found = await readAll(firestore, leads, []);
    yield* page.filter((_, index) => !found[index]?.exists);
  }
}

function readSentAt(document: QueryDocumentSnapshot): string {
  return toStoredLead(document.data()).sentAt;
}

function readUpdatedAt(state: QueryDocumentSnapshot): string {
  const updatedAt: unknown = state.get('updatedAt');
  return isTimestamp(updatedAt) ? updatedAt.toDate().toISOString() : '';
}

/**
 * Returns a query for the leads of a kind in a span of time, the oldest first.
 *
 * @param span it includes `since` and excludes `until`; open-ended if one is not given
 */
export function queryLeads(
  firestore: Firestore,
  { collection, serverCreatedAt }: StoredLeadKind,
  { since, until }: { since?: Date | undefined; until?: Date | undefined },
): Query {
  // A comparison only finds values of its own type.
  const stored = (time: Date) => (serverCreatedAt ? Timestamp.fromDate(time) : time.toISOString());
  let query: Query = firestore.collection(collection).orderBy('createdAt');
  if (since) query = query.where('createdAt', '>=', stored(since));
  if (until) query = query.where('createdAt', '<', stored(until));
  return query;
}

/**
 * Describes what was found in a collection: the number and the days, and no other personal data.
 *
 * @example '        2  messages (3/4/2025 to 11/20/2026)'
 */
export function describeFound({ title, groups, oldest, newest }: Found): string {
  const days = [...new Set([oldest, newest].map(formatShortDate))].filter(Boolean).join(' to ');
  const count = groups.length.toLocaleString('en-US').padStart(9);
  return `${count}  ${title}${days && ` (${days})`}`;
}

/**
 * Describes a lead that was found, without any personal data: its reference number finds it at the desk.
 * Each company that got it has a line of its own.
 *
 * @example '        1  message CTPZ-ZYRK, sent 11/21/2026, 3:05 PM ET (same email address)'
 */
export function describeLead(number: number, lead: FoundLead): string {
  const { kind, id, sentAt, shared, referrals } = lead;
  const place = number.toLocaleString('en-US').padStart(9);
  const sent = sentAt && `, sent ${formatTime(sentAt)}`;
  const common = shared.length > 0 ? ` (${sharedText(shared)})` : '';
  const companies = referrals.map((referral) => {
    return `\n${' '.repeat(place.length + 4)}${referral.to.company} ${referralText(referral)}`;
  });
  return `${place}  ${leadWords[kind].singular} ${referenceNumber(id) || id}${sent}${common}${companies.join('')}`;
}
