import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { freshSignIn } from '#src/data/admin/auth/fresh-sign-in.ts';
import { isDenial, ownersFirestore, read, write } from '#src/data/firebase/request.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { parseDocument, z } from '#src/lib/loading/zod.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { type DeskLead, toDeskLead } from '#src/model/leads/desk-lead.ts';
import { type ConsentRecord, consentedKinds } from '#src/model/leads/lead-documents.ts';
import {
  type HistoryLine,
  type LeadChange,
  markedPerCommit,
} from '#src/model/leads/lead-history.ts';
import { readReference, referenceNumber, requestedLead } from '#src/model/leads/lead-reference.ts';
import { listReferralEvents } from '#src/model/leads/lead-referrals.ts';
import { changedState, type LeadState, openedState } from '#src/model/leads/lead-state.ts';
import { type Contact, checkContact } from '#src/model/leads/may-contact.ts';
import { collections } from '#src/model/site/collections.ts';
import { leadsByReference, readStates, toLeadState } from './leads.service.ts';
import { type DeskRequest, revocationsOfLeads } from './privacy.service.ts';

export interface OpenLead {
  lead: DeskLead;
  /** Undefined if the lead has none or needs none. */
  consent: ConsentRecord | undefined;
  contact: Contact<DeskRequest>;
}

export type ChangeOutcome =
  /** With the state to which the change was added, which a colleague may have made. */
  | { status: 'saved'; state: LeadState; before: LeadState }
  /** Somebody else changed the lead in the meantime; nothing was saved. */
  | { status: 'overtaken'; state: LeadState };

const consentRecordSchema: z.ZodMiniType<ConsentRecord> = z.object({
  kind: z.enum(consentedKinds),
  wording: z.string(),
  wordingHash: z.string(),
  page: z.string(),
  language: z.literal('en'),
  globalPrivacyControl: z.boolean(),
  givenAt: z.string(),
});

/**
 * Reads a lead and records the first time it is opened. A lead is not shown before it is known whether its
 * sender may be contacted.
 *
 * @param name the lead's id, or its reference number, which mails have
 */
export async function openLead(
  kind: LeadCollection,
  name: string,
  by: string,
): Promise<OpenLead | undefined> {
  await freshSignIn();
  const id = await findLeadId(kind, name);
  if (!id) return undefined;
  const [data, state, consent, requests] = await Promise.all([
    readDocument('a lead', kind, id),
    readState(id),
    readDocument('a consent', collections.consentRecords, id),
    revocationsOfLeads(),
  ]);
  if (!data) return undefined;
  const lead = toDeskLead(kind, id, data, state ?? (await firstLook(kind, id, by)));
  return {
    lead,
    consent: consent && parseDocument('a consent', consentRecordSchema, consent),
    contact: checkContact(lead, requests),
  };
}

/** Returns undefined for the reference number of no lead, or of several, which hardly ever happens. */
async function findLeadId(kind: LeadCollection, name: string): Promise<string | undefined> {
  const reference = readReference(name);
  if (!reference) return name;
  const found = (await leadsByReference(reference)).filter((lead) => lead.kind === kind);
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Records that the lead was opened, unless another admin opens it at the same time. */
function firstLook(kind: LeadCollection, id: string, by: string): Promise<LeadState | undefined> {
  const state = openedState(kind, { at: siteTime().toISOString(), by });
  return save([id, state]).then(
    () => state,
    () => readState(id),
  );
}

/**
 * Adds a change to an open lead. Its time is that of saving, after the password was asked for. If it sets a
 * request about another lead aside, a note in that one's history says so.
 */
export async function changeLead(
  { id, state }: DeskLead & { state: LeadState },
  change: LeadChange & Pick<HistoryLine, 'by'>,
): Promise<ChangeOutcome> {
  await freshSignIn();
  return addLine(id, state, { at: siteTime().toISOString(), ...change });
}

/**
 * Adds a line to a state, or if it is a note or a call, to what somebody else has made of the state since. A line
 * whose answer was lost is stored once, because the retry finds it.
 */
async function addLine(id: string, state: LeadState, line: HistoryLine): Promise<ChangeOutcome> {
  try {
    const next = changedState(state, line);
    const noted = line.kind === 'set-aside' ? [await noteSetAside(id, line)] : [];
    await save([id, next], ...noted);
    return { status: 'saved', state: next, before: state };
  } catch (failure) {
    // The rules deny a change that is not based on the latest state.
    const current = isDenial(failure) ? await readState(id) : undefined;
    const since = current?.history.slice(state.history.length) ?? [];
    if (!current || since.length === 0) throw failure;
    const saysTheSame = (stored: HistoryLine) =>
      Object.entries({ ...line, at: stored.at }).every(
        ([field, value]) => stored[field as keyof HistoryLine] === value,
      );
    if (since.some(saysTheSame)) return { status: 'saved', state: current, before: state };
    // Somebody else's reminder must not be changed unseen.
    const isAdded =
      (line.kind === 'note' || line.kind === 'call') &&
      (line.followUp === undefined || current.followUp === state.followUp);
    return isAdded ? addLine(id, current, line) : { status: 'overtaken', state: current };
  }
}

/**
 * Marks leads as spam, and those that nobody has opened as opened. After a failure it can be called again with the same
 * leads: it reads what is stored, and adds what is missing.
 */
export async function markAsSpam(
  leads: readonly DeskLead[],
  by: string,
  onMarked: (marked: readonly DeskLead[]) => void,
): Promise<void> {
  await freshSignIn();
  for (let start = 0; start < leads.length; start += markedPerCommit) {
    const some = leads.slice(start, start + markedPerCommit);
    await saveAsSpam(some, by);
    onMarked(some);
  }
}

async function saveAsSpam(leads: readonly DeskLead[], by: string): Promise<void> {
  const line = { at: siteTime().toISOString(), by };
  const stored = await readStates(leads.map(({ id }) => id));
  const opened = leads
    .filter(({ id }) => !stored.has(id))
    .map(({ id, kind }): StateOfLead => [id, openedState(kind, line)]);
  await save(...opened);
  const marked = [...stored, ...opened]
    .filter(([, { status }]) => status !== 'spam')
    .map(([id, state]): StateOfLead => {
      return [id, changedState(state, { ...line, kind: 'status', status: 'spam' })];
    });
  await save(...marked);
}

/** Returns the id and the next state of the lead whose request is set aside for another one. */
async function noteSetAside(
  id: string,
  { request, at, by }: { request: string; at: string; by: string },
): Promise<StateOfLead> {
  const other = requestedLead(request);
  const state = await readState(other);
  if (!state) throw new Error('The lead of a request that is set aside was not opened.');
  const note = `A request about this lead was set aside for lead ${referenceNumber(id)}, whose history says why.`;
  return [other, changedState(state, { at, by, kind: 'note', note })];
}

type StateOfLead = [id: string, state: LeadState];

/** Saves the states of leads, all or none; with a line about a company, its sender's link gets the event. */
async function save(...states: StateOfLead[]): Promise<void> {
  if (states.length === 0) return;
  await write('the state of a lead', async () => {
    const batch = writeBatch(ownersFirestore());
    for (const [id, state] of states) {
      const document = doc(ownersFirestore(), collections.leadStates, id);
      batch.set(document, { ...state, updatedAt: serverTimestamp() });
      if ('company' in (state.history.at(-1) ?? {})) {
        const events = listReferralEvents(state.history);
        const place = doc(ownersFirestore(), collections.leadReferrals, id);
        batch.set(place, { events, expiresAt: null });
      }
    }
    await batch.commit();
  });
}

async function readState(id: string): Promise<LeadState | undefined> {
  const data = await readDocument('the state of a lead', collections.leadStates, id);
  return data && toLeadState(data);
}

async function readDocument(what: string, name: string, id: string) {
  const snapshot = await read(what, () => getDoc(doc(ownersFirestore(), name, id)));
  return snapshot.data();
}
