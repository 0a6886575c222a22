import { getDocs, limit, type Query, query, where, writeBatch } from 'firebase/firestore/lite';
import { freshSignIn } from '#src/data/admin/auth/fresh-sign-in.ts';
import { countDocuments, ownersQuery } from '#src/data/firebase/owners-query.ts';
import { ownersFirestore, read, write } from '#src/data/firebase/request.ts';
import { knownSiteTime } from '#src/data/state/site-clock.ts';
import { monthsBefore } from '#src/lib/format/calendar.ts';
import { newYorkDay, newYorkMidnight } from '#src/lib/format/format-time.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
import { collections } from '#src/model/site/collections.ts';
import { site } from '#src/site.ts';
import { type CountByKind, sentWithin } from './leads.service.ts';
import { eraseLeads } from './privacy.service.ts';

const { retentionMonths, consentRecordYears } = site.privacy;

/** How many leads or records are deleted between two looks at what is left. */
const atOnce = { leads: 10, records: 100 };

/**
 * A sender's clock may differ from the database's by less than this, in milliseconds, and five years of the calendar
 * from the 1,827 days of the rules.
 */
const clockMs = 3 * 24 * 60 * 60_000;

/** What is older than the privacy page says that it is kept. */
export interface OldData {
  /** The first day in New York whose leads are kept. */
  keptSince: string;
  leads: CountByKind;
  /** Consent records, revocations and, once no lead is old, the desk's data about leads that are gone. */
  records: number;
}

/**
 * Counts what is older than the privacy page says. The database bills a read for each of six collections, and one
 * more per further thousand documents.
 */
export async function countOldData(): Promise<OldData> {
  const old = await findOldData();
  const [notes = 0, ...records] = await Promise.all([old.notes, ...old.records].map(count));
  const byKind = await Promise.all(
    old.leads.map(async (leads) => [leads.kind, await count(leads.query)] as const),
  );
  // The notes on a lead that is old go with it.
  const goAlone = byKind.some(([, leads]) => leads > 0) ? 0 : notes;
  return {
    keptSince: old.keptSince,
    leads: Object.fromEntries(byKind) as CountByKind,
    records: records.reduce((sum, one) => sum + one, goAlone),
  };
}

/**
 * Deletes the next of what is older than the privacy page says: leads with all that belongs to them, then the rest.
 * Resolves to how many that were; 0 if nothing is left.
 */
export async function eraseNextOldData(): Promise<number> {
  const old = await findOldData();
  for (const { kind, query: leads } of old.leads) {
    const docs = await next(leads, atOnce.leads);
    await eraseLeads(docs.map((lead) => toDeskLead(kind, lead.id, lead.data())));
    if (docs.length > 0) return docs.length;
  }
  // No old lead is left, so these are about leads that went without them, as in the Firebase console.
  const notes = await next(old.notes, atOnce.leads);
  const gone = notes.map((note) => {
    const kind = leadCollections.find((name) => name === note.get('kind'));
    return toDeskLead(kind ?? collections.contacts, note.id, {});
  });
  await eraseLeads(gone);
  if (gone.length > 0) return gone.length;
  for (const records of old.records) {
    const docs = await next(records, atOnce.records);
    if (docs.length === 0) continue;
    await write('the deletion of old records', async () => {
      const batch = writeBatch(ownersFirestore());
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    });
    return docs.length;
  }
  return 0;
}

/** Returns queries for what is older than the privacy page says, by the site's clock. */
async function findOldData() {
  await freshSignIn();
  const today = newYorkDay(await knownSiteTime());
  const { day, midnight } = findFirstKept(today, retentionMonths);
  const withClock = (first: Date) => new Date(first.getTime() - clockMs);
  const records = withClock(findFirstKept(today, consentRecordYears * 12).midnight).toISOString();
  return {
    keptSince: day,
    leads: leadCollections.map((kind) => ({
      kind,
      query: ownersQuery(kind, ...sentWithin(kind, { since: undefined, until: midnight })),
    })),
    notes: ownersQuery(collections.leadStates, where('updatedAt', '<', withClock(midnight))),
    records: [
      ownersQuery(collections.consentRecords, where('givenAt', '<', records)),
      ownersQuery(collections.revocations, where('askedAt', '<', records)),
    ],
  };
}

/** Returns the first day that is kept for a number of months, and its midnight in New York. */
function findFirstKept(today: string, months: number): { day: string; midnight: Date } {
  const day = monthsBefore(today, months);
  const midnight = newYorkMidnight(day);
  // A query without it would find everything.
  if (!midnight) throw new Error(`${day} is no day`);
  return { day, midnight };
}

function count(old: Query): Promise<number> {
  return countDocuments('the number of old documents', () => old);
}

async function next(old: Query, most: number) {
  return (await read('old documents', () => getDocs(query(old, limit(most))))).docs;
}
