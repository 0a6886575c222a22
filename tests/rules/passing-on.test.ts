import { type DocumentData, doc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import {
  buyer,
  buyerId,
  change,
  nextState,
  openedState,
  passedOnTo,
  passing,
  sampleConsent,
  typedBuyer,
} from './lead-desk.sample.ts';
import { leadId } from './quote.sample.ts';
import { assertFails, assertSucceeds, rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();
const path = `leadStates/${leadId}`;
const save = (state: DocumentData) => setDoc(doc(database.as('an admin at the desk'), path), state);

const opened: DocumentData = { ...openedState(), updatedAt: Timestamp.now() };
const passes = passedOnTo();
const passedOn = { ...opened, ...passes, history: [...opened.history, passing()] };
const back = { status: 'qualified', passedOnTo: '' };

beforeEach(async () => {
  await database.store(path, opened);
  await database.store(`mortgageQuotes/${leadId}`, { text: 'a quote' });
  await database.store(`leadBuyers/${buyerId}`, buyer);
  await database.store(`consentRecords/${leadId}`, sampleConsent());
});

describe('a change that passes a quote on', () => {
  const passOn = (stored: DocumentData = opened, changes: DocumentData = passes) =>
    save(nextState(stored, passing(changes.passedOnTo), changes));

  test('may name a lead buyer that has applied', async () => {
    await assertSucceeds(passOn());
  });

  test.each([typedBuyer, 'x', '𠮷'.repeat(100)])(
    'may name a company that has not: %s',
    async (name) => {
      await assertSucceeds(save(nextState(opened, passing(name, name), passedOnTo(name))));
    },
  );

  test.each<[words: string, to: string, name: unknown]>([
    ['no name', '', ''],
    ['a name that ends with a space', 'Acme ', 'Acme '],
    ['a name that is too long', 'x'.repeat(101), 'x'.repeat(101)],
    ['the id of no application as a name', 'C'.repeat(43), 'C'.repeat(43)],
    ['another name than that of the application', buyerId, typedBuyer],
    ['another text than the name', 'Acme', typedBuyer],
    ['an application without a name', leadId, ''],
    ['a name that is no text', buyerId, 7],
  ])('denied: with %s', async (_words, to, name) => {
    await database.store(`leadBuyers/${leadId}`, { companyName: '' });

    await assertFails(save(nextState(opened, passing(to, name), passedOnTo(to))));
  });

  test('denied: with anything else in the line', async () => {
    await assertFails(save(nextState(opened, { ...passing(), price: 40 }, passes)));
  });

  test('denied: without the company’s name in the line, as before decision 61', async () => {
    await assertFails(save(nextState(opened, change('passed-on', buyerId), passes)));
  });

  test.each<[words: string, buyers: unknown]>([
    ['no buyers', undefined],
    ['another buyer', [typedBuyer]],
    ['one buyer more', [typedBuyer, buyerId]],
    ['buyers that are no list', buyerId],
  ])('denied: with %s in the state', async (_words, buyers) => {
    const { buyers: _, ...others } = nextState(opened, passing(), passes);

    await assertFails(save(buyers === undefined ? others : { ...others, buyers }));
  });

  test('adds to the buyers that are listed, and takes none away', async () => {
    const before = { ...opened, buyers: [typedBuyer] };
    await database.store(path, before);
    const next = (buyers: string[]) => nextState(before, passing(), { ...passes, buyers });

    await assertFails(save(next([buyerId])));
    await assertFails(save(next([buyerId, typedBuyer])));
    await assertSucceeds(save(next([typedBuyer, buyerId])));
  });

  test('denied: without a record of the consent', async () => {
    const otherId = 'C'.repeat(43);
    await database.store(`mortgageQuotes/${otherId}`, { text: 'a quote' });
    await database.store(`leadStates/${otherId}`, opened);
    const state = nextState(opened, passing(), passes);

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
    ['to a lead buyer that does not exist', passedOnTo('C'.repeat(43))],
    ['to another quote', passedOnTo(leadId)],
    ['with another status', { ...passes, status: 'closed' }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(passOn(opened, changes));
  });

  test('denied: with another kind of line', async () => {
    const line = { ...passing(), what: 'rated' };
    await assertFails(save(nextState(opened, line, passes)));
  });

  test('denied: to a lead buyer other than the one in the line', async () => {
    await database.store(`leadBuyers/${leadId}`, buyer);
    const line = passing(leadId);

    await assertFails(
      save(nextState(opened, line, { ...passedOnTo(leadId), passedOnTo: buyerId })),
    );
    await assertSucceeds(save(nextState(opened, line, passedOnTo(leadId))));
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

    await assertSucceeds(save(nextState(passedOn, change('came-back', 'No answer.'), back)));
  });

  test.each([
    ['another company', 'C'.repeat(43)],
    ['the same company', buyerId],
  ])('denied: to %s before it came back', async (_words, company) => {
    await database.store(`leadBuyers/${company}`, buyer);
    const to = { ...passes, passedOnTo: company, buyers: [buyerId, company] };
    await database.store(path, passedOn);
    await assertFails(passOn(passedOn, to));

    const returned = { ...passedOn, ...back };
    await database.store(path, returned);
    await assertSucceeds(passOn(returned, to));
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

    await assertFails(save(nextState(passedOn, change('rated', 'No answer.'), back)));
  });

  test('denied: the return of a quote that was not passed on', async () => {
    await assertFails(save(nextState(opened, change('came-back', 'x'), { status: 'qualified' })));
  });

  test.each<[words: string, line: DocumentData, changes: DocumentData]>([
    ['a note', change('note', 'Called.'), {}],
    ['a status', change('status', 'closed'), { status: 'closed' }],
    ['a return', change('came-back', 'No answer.'), back],
    ['a day to call again', change('follow-up', '2026-12-01'), { followUp: '2026-12-01' }],
    ['what it was told', change('told-delete', buyerId), {}],
  ])('is known as long as the lead is, whatever follows: %s', async (_words, line, changes) => {
    await database.store(`revocations/${leadId}-delete`, { lead: leadId });
    await database.store(path, passedOn);
    const next = nextState(passedOn, line, changes);
    const { buyers: _, ...without } = next;

    await assertFails(save(without));
    await assertFails(save({ ...next, buyers: [...next.buyers, typedBuyer] }));
    await assertSucceeds(save(next));
  });
});

describe('a lead from before buyers were named', () => {
  const before = {
    ...opened,
    status: 'passed-on',
    passedOnTo: buyerId,
    history: [...opened.history, change('passed-on', buyerId)],
  };

  test.each<[words: string, line: DocumentData, changes: DocumentData]>([
    ['a note', change('note', 'Called.'), {}],
    ['a status', change('status', 'closed'), { status: 'closed' }],
    ['a return', change('came-back', 'No answer.'), back],
    ['what its buyer was told', change('told-withdraw', buyerId), {}],
  ])('takes %s', async (_words, line, changes) => {
    await database.store(`revocations/${leadId}-withdraw`, { lead: leadId });
    await database.store(path, before);

    await assertSucceeds(save(nextState(before, line, changes)));
  });

  test('is passed on again with a name', async () => {
    const returned = { ...before, ...back };
    await database.store(path, returned);

    await assertSucceeds(save(nextState(returned, passing(), passes)));
  });
});

describe('a line that says that a buyer was told', () => {
  beforeEach(() => database.store(path, passedOn));

  const tell = (line: DocumentData, changes: DocumentData = {}) =>
    save(nextState(passedOn, line, changes));

  test.each([
    ['withdraw', 'delete'],
    ['delete', 'withdraw'],
  ])('needs a request of its kind: %s', async (asks, other) => {
    await database.store(`revocations/${leadId}-${other}`, { lead: leadId });
    await assertFails(tell(change(`told-${asks}`, buyerId)));

    await database.store(`revocations/${leadId}-${asks}`, { lead: leadId });
    await assertSucceeds(tell(change(`told-${asks}`, buyerId)));
  });

  test.each(['x', 'x'.repeat(100)])('may name a company that has not applied', async (name) => {
    await database.store(`revocations/${leadId}-withdraw`, { lead: leadId });

    await assertSucceeds(tell(change('told-withdraw', name)));
  });

  test.each<[words: string, line: DocumentData, changes: DocumentData]>([
    ['no company', change('told-withdraw', ''), {}],
    ['a text that is too long', change('told-withdraw', 'x'.repeat(101)), {}],
    ['a name beside it', change('told-withdraw', buyerId, { buyer: 'Acme' }), {}],
    ['another status', change('told-withdraw', buyerId), { status: 'closed' }],
    ['another buyer', change('told-withdraw', buyerId), { passedOnTo: typedBuyer }],
    ['no buyer', change('told-withdraw', buyerId), { passedOnTo: '' }],
    ['a day to call again', change('told-withdraw', buyerId), { followUp: '2026-12-01' }],
    ['another kind of request', change('told-both', buyerId), {}],
  ])('denied: with %s', async (_words, line, changes) => {
    await database.store(`revocations/${leadId}-withdraw`, { lead: leadId });

    await assertFails(tell(line, changes));
  });
});
