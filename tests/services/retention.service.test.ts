import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, expect, it, vi } from 'vitest';
import { countOldData, eraseNextOldData } from '#src/data/admin/leads/retention.service.ts';
import { monthsBefore } from '#src/lib/format/calendar.ts';
import { newYorkMidnight } from '#src/lib/format/format-time.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
import { collections as names } from '#src/model/site/collections.ts';
import { sampleConsent, sampleRevocation, sampleState } from '#tests/rules/lead-desk.sample.ts';
import { answerWithTime, serviceDatabase } from './service-database.ts';

const database = serviceDatabase('an admin at the desk');
beforeEach(answerWithTime);
const { by, store } = database;
const { quotes, leadReferrals } = names;
const withLead = [names.leadStates, names.mail, names.botReceipts];

/** Returns the last moment that is too old for a kind of data that is kept since a day, and the next one. */
function around(day: string): [old: Date, kept: Date] {
  const midnight = newYorkMidnight(day)?.getTime() ?? Number.NaN;
  return [new Date(midnight - 1), new Date(midnight)];
}

/** Stores a lead of a kind with everything that goes with it. */
async function storeLead(kind: string, id: string, sent: Date): Promise<void> {
  const createdAt = kind === quotes ? Timestamp.fromDate(sent) : sent.toISOString();
  await store(`${kind}/${id}`, { createdAt });
  await store(`leadStates/${id}`, sampleState({ kind, updatedAt: Timestamp.fromDate(sent) }));
  await store(`mail/${id}`, { toUids: ['owner'] });
  await store(`botReceipts/${id}`, { action: 'submit' });
  await store(`leadReferrals/${id}`, { events: [{ what: 'sent-to' }], expiresAt: null });
}

const list = async (name: string) =>
  (await by('owner').list(name)).docs.map((found) => [found.id, found.data()] as const);
const idsOf = async (name: string) => (await list(name)).map(([id]) => id);
const eventsOf = async (id: string): Promise<DocumentData[]> =>
  (await by('a visitor').get(`${leadReferrals}/${id}`)).data()?.events;

/** Deletes to the end, and returns how much each step deleted. */
async function eraseAll(): Promise<number[]> {
  const steps: number[] = [];
  for (let count = 1; count > 0; steps.push(count)) count = await eraseNextOldData();
  return steps;
}

it('counts and deletes what is older than promised with what belongs to it, and nothing else', async () => {
  const { keptSince } = await countOldData();
  const [old, kept] = around(keptSince);
  for (const kind of leadCollections) {
    await storeLead(kind, `old-${kind}`, old);
    await storeLead(kind, `kept-${kind}`, kept);
  }
  // The rules must let go of every record that the desk takes for old, whatever leap days five years have.
  const fiveYearsAgo = around(monthsBefore(keptSince, 36));
  for (const [index, id] of ['old', 'kept'].entries()) {
    const time = new Date((fiveYearsAgo[index]?.getTime() ?? Number.NaN) - 3 * 86_400_000);
    await store(`consentRecords/${id}`, sampleConsent({ givenAt: time.toISOString() }));
    await store(`revocations/${id}`, sampleRevocation({ askedAt: time.toISOString() }));
  }
  // A lead that was deleted in the console.
  const longAgo = Timestamp.fromDate(new Date(old.getTime() - 7 * 86_400_000));
  await store('leadStates/gone', sampleState({ updatedAt: longAgo }));
  const one = { mortgageQuotes: 1, contacts: 1, leadBuyers: 1 };

  expect(await countOldData()).toEqual({ keptSince, leads: one, records: 2 });
  expect(await eraseNextOldData()).toBe(1);
  expect(await countOldData()).toMatchObject({ leads: { ...one, mortgageQuotes: 0 }, records: 2 });
  for (const _ of ['messages', 'applications']) await eraseNextOldData();
  expect(await countOldData()).toMatchObject({ leads: { contacts: 0, leadBuyers: 0 }, records: 3 });
  expect(await eraseAll()).toEqual([1, 1, 1, 0]);

  for (const kind of leadCollections) expect(await idsOf(kind)).toEqual([`kept-${kind}`]);
  const keptIds = leadCollections.map((kind) => `kept-${kind}`).sort();
  for (const name of withLead) expect(await idsOf(name)).toEqual(keptIds);
  for (const name of [names.consentRecords, names.revocations]) {
    expect(await idsOf(name)).toEqual(['kept']);
  }
  expect(await eventsOf('old-mortgageQuotes')).toMatchObject([{ what: 'deleted' }]);
  expect(await eventsOf('kept-mortgageQuotes')).toMatchObject([{ what: 'sent-to' }]);
  expect((await eventsOf('gone')).map(({ what }) => what)).toEqual(['deleted']);
});

it.each([
  ['before it is stored', false],
  ['after it is stored', true],
])(
  'goes on after a connection that is lost in the middle, %s: nothing is doubled or left half',
  async (_words, isStored) => {
    const [old] = around((await countOldData()).keptSince);
    const ids = Array.from({ length: 13 }, (_, index) => String(index).padStart(2, '0'));
    for (const id of ids) await storeLead(quotes, id, old);
    const { fetch } = globalThis;
    let commits = 0;
    const lossy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const isCommit = String(request[0]).includes(':commit');
      if (isCommit) commits += 1;
      const isLost = isCommit && commits >= 3;
      if (isLost && !isStored) throw new TypeError('connection lost');
      const answer = await fetch(...request);
      if (isLost) throw new TypeError('connection lost');
      return answer;
    });

    await expect(eraseNextOldData()).rejects.toMatchObject({ name: 'WriteError' });
    lossy.mockRestore();
    const gone = ids.slice(0, isStored ? 6 : 4);
    const left = ids.slice(gone.length);
    for (const name of [quotes, ...withLead]) expect(await idsOf(name)).toEqual(left);
    const events = await Promise.all(gone.map(eventsOf));
    for (const one of events) expect(one).toMatchObject([{ what: 'deleted' }]);
    for (const id of left) expect(await eventsOf(id)).toMatchObject([{ what: 'sent-to' }]);

    expect((await countOldData()).leads.mortgageQuotes).toBe(left.length);
    await eraseAll();
    for (const name of [quotes, ...withLead]) expect(await idsOf(name)).toEqual([]);
    expect(await Promise.all(gone.map(eventsOf))).toEqual(events);
    for (const id of left) expect(await eventsOf(id)).toMatchObject([{ what: 'deleted' }]);
  },
);
