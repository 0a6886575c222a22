import {
  documentId,
  getCount,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { freshSignIn } from '#src/data/admin/auth/fresh-sign-in.ts';
import { countDocuments, ownersQuery } from '#src/data/firebase/owners-query.ts';
import { pagedDocuments } from '#src/data/firebase/request.ts';
import { withTimeout } from '#src/lib/loading/timers.ts';
import { parseDocument } from '#src/lib/loading/zod.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { type DeskLead, toDeskLead } from '#src/model/leads/desk-lead.ts';
import { findTimeSpan, type LeadFilter, matchesFilter } from '#src/model/leads/lead-filter.ts';
import { leadIdPrefix, referenceNumber } from '#src/model/leads/lead-reference.ts';
import { type LeadState, leadStateSchema } from '#src/model/leads/lead-state.ts';
import { deliveryStateField, unsentStates } from '#src/model/leads/mail-delivery.ts';
import { leadCollections, storedLeadKinds } from '#src/model/leads/stored-leads.ts';
import { collections } from '#src/model/site/collections.ts';

export const leadsPerPage = 50;
const countTimeoutMs = 15_000;
export const remindersShown = 50;
/** Firestore's limit of values per query. */
const valuesPerQuery = 30;

type Cursor = QueryDocumentSnapshot;

export interface LeadsPage {
  leads: DeskLead[];
  /** How many were left out because they are spam, which nobody asked for. */
  hidden: number;
  next: Cursor | undefined;
}

/**
 * Returns a page of the leads that match a filter, newest first, without spam unless that is the filter. With a status
 * filter, the most recent status change comes first. A page may be short or even empty although more pages follow.
 */
export async function leadsPage(
  filter: LeadFilter,
  after?: Cursor,
  count = leadsPerPage,
): Promise<LeadsPage> {
  await freshSignIn();
  async function readPage(what: string, name: string, ...constraints: QueryConstraint[]) {
    const wanted = () => ownersQuery(name, ...constraints, ...(after ? [startAfter(after)] : []));
    const docs = await pagedDocuments(what, wanted, count);
    return { docs, next: docs.length === count ? docs.at(-1) : undefined };
  }
  const { kind, status } = filter;
  // New leads have no state to query for.
  if (status === '' || status === 'new') {
    const { docs, next } = await readPage(
      'leads',
      kind,
      ...Object.entries(filter.choices).map(([field, value]) => where(field, '==', value)),
      ...sentWithin(kind, findTimeSpan(filter)),
      orderBy('createdAt', 'desc'),
    );
    const states = await readStates(docs.map(({ id }) => id));
    const leads = docs.map((snapshot) =>
      toDeskLead(kind, snapshot.id, snapshot.data(), states.get(snapshot.id)),
    );
    const hidden = leads.filter(({ state }) => status === '' && state?.status === 'spam');
    const isWanted = (lead: DeskLead) =>
      status === '' ? !hidden.includes(lead) : (lead.state?.status ?? 'new') === status;
    return { leads: leads.filter(isWanted), hidden: hidden.length, next };
  }
  const { docs, next } = await readPage(
    'leads of a status',
    collections.leadStates,
    where('kind', '==', kind),
    where('status', '==', status),
    orderBy('updatedAt', 'desc'),
  );
  const ids = docs.map(({ id }) => id);
  const found = await documentsById('leads', kind, ids);
  const leads = docs.flatMap((snapshot) => {
    const data = found.get(snapshot.id);
    return data ? [toDeskLead(kind, snapshot.id, data, toLeadState(snapshot.data()))] : [];
  });
  return { leads: leads.filter((lead) => matchesFilter(lead, filter)), hidden: 0, next };
}

/** Returns what limits a query of one kind's leads to a range of times. */
export function sentWithin(
  kind: LeadCollection,
  { since, until }: ReturnType<typeof findTimeSpan>,
): QueryConstraint[] {
  const stored = (time: Date) =>
    storedLeadKinds[kind].serverCreatedAt ? Timestamp.fromDate(time) : time.toISOString();
  return [
    ...(since ? [where('createdAt', '>=', stored(since))] : []),
    ...(until ? [where('createdAt', '<', stored(until))] : []),
  ];
}

/** Returns the leads to call again on a day or before, the latest day first, and at most `remindersShown`. */
export async function leadsToCallAgain(today: string): Promise<DeskLead[]> {
  await freshSignIn();
  const due = [where('followUp', '>', ''), where('followUp', '<=', today)];
  const docs = await pagedDocuments(
    'reminders',
    () => ownersQuery(collections.leadStates, ...due, orderBy('followUp', 'desc')),
    remindersShown,
  );
  const states = docs.flatMap((snapshot) => {
    const state = toLeadState(snapshot.data());
    return state ? [{ id: snapshot.id, state }] : [];
  });
  const found = await Promise.all(
    leadCollections.map(async (kind) => {
      const ids = states.filter(({ state }) => state.kind === kind).map(({ id }) => id);
      return [kind, await documentsById('leads', kind, ids)] as const;
    }),
  );
  const leads = new Map(found);
  return states.flatMap(({ id, state }) => {
    const data = leads.get(state.kind)?.get(id);
    return data ? [toDeskLead(state.kind, id, data, state)] : [];
  });
}

/** Returns the leads with a reference number, rarely more than one. */
export async function leadsByReference(reference: string): Promise<DeskLead[]> {
  await freshSignIn();
  const prefix = leadIdPrefix(reference);
  const found = await Promise.all(
    leadCollections.map(async (kind) => {
      const range = [where(documentId(), '>=', prefix), where(documentId(), '<', `${prefix}~`)];
      const docs = await pagedDocuments(
        'a lead by its reference number',
        () => ownersQuery(kind, ...range),
        leadsPerPage,
      );
      return docs
        .filter(({ id }) => referenceNumber(id) === reference)
        .map((lead) => ({ kind, lead }));
    }),
  );
  const leads = found.flat();
  const states = await readStates(leads.map(({ lead }) => lead.id));
  return leads.map(({ kind, lead }) => toDeskLead(kind, lead.id, lead.data(), states.get(lead.id)));
}

/** Returns the number of mails that could not be sent so far, or may not have been. */
export async function countUnsentMails(): Promise<number> {
  await freshSignIn();
  const isUnsent = where(deliveryStateField, 'in', unsentStates);
  return countDocuments('the number of unsent mails', () =>
    ownersQuery(collections.mail, isUnsent),
  );
}

export type CountByKind = Readonly<Record<LeadCollection, number>>;

/**
 * Returns the number of unread leads, which are those without a state. Failures are not logged, because
 * it runs in the background and is retried.
 */
export async function countNewLeads(): Promise<CountByKind> {
  const counts = await Promise.all(
    leadCollections.map(async (kind) => {
      const [sent, opened] = await Promise.all([
        count(ownersQuery(kind)),
        count(ownersQuery(collections.leadStates, where('kind', '==', kind))),
      ]);
      return [kind, Math.max(0, sent - opened)];
    }),
  );
  return Object.fromEntries(counts);
}

async function count(counted: Parameters<typeof getCount>[0]): Promise<number> {
  const snapshot = await withTimeout(getCount(counted), countTimeoutMs);
  return snapshot.data().count;
}

/** Returns documents of a collection by id and skips those that do not exist. */
export async function documentsById(what: string, name: string, ids: readonly string[]) {
  const found = await Promise.all(
    splitForQueries(ids).map((part) =>
      pagedDocuments(what, () => ownersQuery(name, where(documentId(), 'in', part))),
    ),
  );
  return new Map(found.flat().map((snapshot) => [snapshot.id, snapshot.data()]));
}

/** Returns values in parts that fit into a query each. */
export function splitForQueries(values: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(values.length / valuesPerQuery) }, (_, part) =>
    values.slice(part * valuesPerQuery, (part + 1) * valuesPerQuery),
  );
}

/** Returns the desk's state of each lead, by id. */
export async function readStates(ids: readonly string[]): Promise<Map<string, LeadState>> {
  const found = await documentsById('the states of leads', collections.leadStates, ids);
  return new Map(
    [...found].flatMap(([id, data]) => {
      const state = toLeadState(data);
      return state ? [[id, state]] : [];
    }),
  );
}

/** Parses a state. A malformed one is logged and counts as none. */
export function toLeadState(data: Readonly<Record<string, unknown>>): LeadState | undefined {
  return parseDocument('the state of a lead', leadStateSchema, data);
}
