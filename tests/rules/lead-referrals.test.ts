import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { deletedReferrals } from '#src/model/leads/lead-deletion.ts';
import {
  applicant,
  buyer,
  buyerId,
  change,
  nextState,
  passedOnTo,
  referral,
  sampleConsent,
  sampleRevocation,
  sampleState,
  typedBuyer,
  withEvent,
} from './lead-desk.sample.ts';
import { leadId } from './leads.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();
const desk = 'an admin at the desk';
const path = `leadReferrals/${leadId}`;
const statePath = `leadStates/${leadId}`;
const quotePath = `mortgageQuotes/${leadId}`;
const commit = (documents: Record<string, DocumentData | null>) =>
  database.by(desk).commit(documents);

const opened: DocumentData = { ...sampleState(), updatedAt: Timestamp.now() };
const line = referral();
const passedOn = nextState(opened, line, passedOnTo());
const event = { at: line.at, what: 'sent-to', company: buyer.companyName };
const referrals = (events: unknown = [event], changes: DocumentData = {}) => ({
  events,
  expiresAt: null,
  ...changes,
});
/** A company that had the lead before. */
const earlier = { at: new Date(0).toISOString(), what: 'returned', company: typedBuyer };

beforeEach(() =>
  database.by('owner').commit({
    [quotePath]: { text: 'a quote' },
    [`leadBuyers/${buyerId}`]: buyer,
    [`consentRecords/${leadId}`]: sampleConsent(),
    [`revocations/${leadId}-withdraw`]: sampleRevocation(),
    [statePath]: opened,
  }),
);

describe('an event', () => {
  /** Passes the quote on, which has no request to withdraw yet. */
  const passOn = (document: DocumentData | undefined) =>
    commit({ [statePath]: passedOn, ...(document && { [path]: document }) });

  beforeEach(() => database.erase(`revocations/${leadId}-withdraw`));

  test.each<[words: string, document?: DocumentData]>([
    ['is missing'],
    ['has another time', referrals([{ ...event, at: earlier.at }])],
    ['has another company', referrals([{ ...event, company: typedBuyer }])],
    ['has another kind', referrals([{ ...event, what: 'returned' }])],
    ['says more', referrals([{ ...event, by: 'owner@example.com' }])],
    ['says less', referrals([{ at: event.at, what: event.what }])],
    ['comes with another one', referrals([earlier, event])],
    ['comes twice', referrals([event, event])],
    ['is no list', referrals(event)],
    ['has an end', referrals([event], { expiresAt: Timestamp.now() })],
    ['comes with another field', referrals([event], { lead: leadId })],
  ])('denied: it %s', async (_words, document) => {
    await assertFails(passOn(document));
    await assertSucceeds(passOn(referrals()));
  });

  test.each<[words: string, events: DocumentData[]]>([
    ['without those before it', [event]],
    ['before them', [event, earlier]],
    ['with others before it', [{ ...earlier, company: 'Acme' }, event]],
    ['in their place', []],
  ])('denied: it is added %s', async (_words, events) => {
    await database.store(path, referrals([earlier]));
    await assertFails(passOn(referrals(events)));
    await assertSucceeds(passOn(referrals([earlier, event])));
  });

  test.each(personas)('denied: %s writes one', async (persona) => {
    await assertFails(database.by(persona).commit(withEvent(passedOn)));
    await assertFails(database.by(persona).set(path, referrals()));
  });

  test('denied: without its line, or once more', async () => {
    await assertFails(commit({ [path]: referrals() }));
    await assertSucceeds(commit(withEvent(passedOn)));

    await assertFails(commit({ [path]: referrals([event, event]) }));
    await assertFails(commit({ [path]: referrals() }));
    const noted = nextState(passedOn, change('note', { note: 'x' }));
    await assertFails(commit({ [statePath]: noted, [path]: referrals([event, event]) }));
    await assertSucceeds(commit(withEvent(noted)));
  });

  test.each([
    ['came-back', 'returned', { status: 'qualified', passedOnTo: '' }],
    ['notified-of-withdrawal', 'notified-withdraw', {}],
    ['notified-of-deletion', 'notified-delete', {}],
  ])('of the line %s is %s', async (kind, what, set) => {
    for (const asks of ['withdraw', 'delete']) {
      await database.store(`revocations/${leadId}-${asks}`, sampleRevocation({ asks }));
    }
    await database.store(statePath, { ...passedOn, updatedAt: Timestamp.now() });
    await database.store(path, referrals());
    const next = change(kind, applicant);
    const state = nextState(passedOn, next, set);
    const notified = { at: next.at, what, company: buyer.companyName };

    for (const other of ['sent-to', 'deleted', kind]) {
      const wrong = referrals([event, { ...notified, what: other }]);
      await assertFails(commit({ [statePath]: state, [path]: wrong }));
    }
    await assertFails(commit({ [statePath]: state }));
    await assertSucceeds(commit({ [statePath]: state, [path]: referrals([event, notified]) }));
  });
});

describe.each([leadKinds.quotes.collection, leadKinds.leadBuyers.collection])(
  'the deletion of a lead of %s',
  (kind) => {
    const other = 'C'.repeat(43);
    const lead = `${kind}/${other}`;
    const place = `leadReferrals/${other}`;
    const now = new Date();
    const deleted = deletedReferrals(now);
    const [deletion] = deleted.events;
    const erase = (document: DocumentData | undefined, others = {}) =>
      commit({ [lead]: null, ...(document && { [place]: document }), ...others });

    beforeEach(() => database.store(lead, buyer));

    test.each([
      ['no company had', undefined],
      ['companies had', referrals([earlier])],
    ])('of one that %s leaves its day, also if its answer is lost', async (_words, stored) => {
      if (stored) await database.store(place, stored);
      await assertSucceeds(erase(deleted));
      await assertSucceeds(erase(deletedReferrals(new Date())));
    });

    test.each<[words: string, document?: DocumentData]>([
      ['nothing'],
      ['the companies', { ...deleted, events: [earlier, deletion] }],
      ['a company', { ...deleted, events: [{ ...deletion, company: 'Acme' }] }],
      ['another event', { ...deleted, events: [{ ...deletion, what: 'returned' }] }],
      ['no end', { ...deleted, expiresAt: null }],
      ['an early end', { ...deleted, expiresAt: new Date(deleted.expiresAt.getTime() - 1) }],
      ['a late end', { ...deleted, expiresAt: new Date(deleted.expiresAt.getTime() + 1) }],
      ['another day', deletedReferrals(new Date(now.getTime() - 3 * 24 * 60 * 60_000))],
      ['another field', { ...deleted, lead: leadId }],
    ])('denied: leaves %s', async (_words, document) => {
      await database.store(place, referrals([earlier]));
      await assertFails(erase(document));
      await assertSucceeds(erase(deleted));
    });

    test('is told only in the commit of the deletion', async () => {
      await assertFails(commit({ [place]: deleted }));
      await database.erase(lead);
      await assertFails(commit({ [lead]: null, [place]: deleted }));
      await database.store(lead, buyer);
      await assertSucceeds(erase(deleted));
    });

    test('is told of a lead that is gone without its state, when that goes', async () => {
      await database.erase(lead);
      await database.store(`leadStates/${other}`, sampleState({ kind }));

      await assertFails(commit({ [place]: deleted }));
      await assertSucceeds(commit({ [`leadStates/${other}`]: null, [place]: deleted }));
    });

    test('is told by nobody else, also again', async () => {
      await database.store(place, deleted);
      for (const persona of personas) {
        await assertFails(database.by(persona).commit({ [lead]: null }));
        await assertFails(database.by(persona).set(place, deleted));
        await assertFails(database.by(persona).commit({ [lead]: null, [place]: deleted }));
      }
      await assertSucceeds(erase(deleted));
    });
  },
);
