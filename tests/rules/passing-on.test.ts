import { type DocumentData, doc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { buyerId, change, nextState, openedState, sampleConsent } from './lead-desk.sample.ts';
import { leadId } from './quote.sample.ts';
import { assertFails, assertSucceeds, rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();
const path = `leadStates/${leadId}`;
const save = (state: DocumentData) => setDoc(doc(database.as('an admin at the desk'), path), state);

describe('a change that passes a quote on', () => {
  const opened: DocumentData = { ...openedState(), updatedAt: Timestamp.now() };
  const passes = { status: 'passed-on', passedOnTo: buyerId };
  const passedOn = {
    ...opened,
    ...passes,
    history: [...opened.history, change('passed-on', buyerId)],
  };
  const passOn = (stored: DocumentData = opened, changes: DocumentData = passes) =>
    save(nextState(stored, change('passed-on', changes.passedOnTo), changes));

  beforeEach(async () => {
    await database.store(path, opened);
    await database.store(`mortgageQuotes/${leadId}`, { text: 'a quote' });
    await database.store(`leadBuyers/${buyerId}`, { text: 'a lead buyer' });
    await database.store(`consentRecords/${leadId}`, sampleConsent());
  });

  test('may name a lead buyer', async () => {
    await assertSucceeds(passOn());
  });

  test('denied: without a record of the consent', async () => {
    const otherId = 'C'.repeat(43);
    await database.store(`mortgageQuotes/${otherId}`, { text: 'a quote' });
    await database.store(`leadStates/${otherId}`, opened);
    const state = nextState(opened, change('passed-on', buyerId), passes);

    await assertFails(
      setDoc(doc(database.as('an admin at the desk'), 'leadStates', otherId), state),
    );
  });

  test('denied: where Global Privacy Control was on', async () => {
    await database.store(`consentRecords/${leadId}`, sampleConsent({ globalPrivacyControl: true }));

    await assertFails(passOn());
  });

  test.each(['withdraw', 'delete'])('denied: after the person asked to %s', async (asks) => {
    await database.store(`revocations/${leadId}-${asks}`, { lead: leadId, asks });

    await assertFails(passOn());
  });

  test('allowed: after another person asked for it', async () => {
    await database.store(`revocations/${buyerId}-withdraw`, { lead: buyerId });

    await assertSucceeds(passOn());
  });

  test.each<[words: string, changes: DocumentData]>([
    ['to nobody', { ...passes, passedOnTo: '' }],
    ['to a lead buyer that does not exist', { ...passes, passedOnTo: 'C'.repeat(43) }],
    ['to another quote', { ...passes, passedOnTo: leadId }],
    ['with another status', { ...passes, status: 'closed' }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(passOn(opened, changes));
  });

  test('denied: with another kind of line', async () => {
    await assertFails(save(nextState(opened, change('rated', buyerId), passes)));
  });

  test('denied: to a lead buyer other than the one in the line', async () => {
    await database.store(`leadBuyers/${leadId}`, { text: 'x' });

    await assertFails(save(nextState(opened, change('passed-on', leadId), passes)));
  });

  test.each(['contacts', 'leadBuyers'])('denied: a lead of %s that is stored', async (kind) => {
    const other = { ...opened, kind };
    await database.store(`${kind}/${leadId}`, { text: 'not a quote' });
    await database.store(path, other);

    await assertSucceeds(save(nextState(other, change('note', 'A control.'))));
    await database.store(path, other);
    await assertFails(passOn(other));
  });

  test('may be followed by a return with a reason', async () => {
    await database.store(path, passedOn);
    const back = { status: 'qualified', passedOnTo: '' };

    await assertSucceeds(save(nextState(passedOn, change('came-back', 'No answer.'), back)));
  });

  test.each([
    ['another company', 'C'.repeat(43)],
    ['the same company', buyerId],
  ])('denied: to %s before it came back', async (_words, company) => {
    await database.store(`leadBuyers/${company}`, { text: 'a lead buyer' });
    const to = { ...passes, passedOnTo: company };
    await database.store(path, passedOn);
    await assertFails(passOn(passedOn, to));

    const back = { ...passedOn, status: 'qualified', passedOnTo: '' };
    await database.store(path, back);
    await assertSucceeds(passOn(back, to));
  });

  test('may be followed by a status, which leaves it with the company', async () => {
    await database.store(path, passedOn);

    await assertSucceeds(
      save(nextState(passedOn, change('status', 'closed'), { status: 'closed' })),
    );
  });

  test.each<[words: string, text: string, changes: DocumentData]>([
    ['without a reason', '', { status: 'qualified', passedOnTo: '' }],
    ['that keeps the lead buyer', 'No answer.', { status: 'qualified' }],
    ['with another status', 'No answer.', { status: 'passed-on', passedOnTo: '' }],
    ['as another kind', 'No answer.', { status: 'qualified', passedOnTo: '', kind: 'contacts' }],
  ])('denied: a return %s', async (_words, text, changes) => {
    await database.store(path, passedOn);

    await assertFails(save(nextState(passedOn, change('came-back', text), changes)));
  });

  test('denied: a return with another kind of line', async () => {
    await database.store(path, passedOn);
    const back = { status: 'qualified', passedOnTo: '' };

    await assertFails(save(nextState(passedOn, change('rated', 'No answer.'), back)));
  });

  test('denied: the return of a quote that was not passed on', async () => {
    await assertFails(save(nextState(opened, change('came-back', 'x'), { status: 'qualified' })));
  });
});
