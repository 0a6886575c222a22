import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { leadStateLimits } from '#src/domain/leads/lead-state.ts';
import { site } from '#src/site.ts';
import {
  buyer,
  buyerId,
  change,
  nextState,
  openedState,
  passedOnTo,
  referral,
  sampleConsent,
  typedBuyer,
} from './lead-desk.sample.ts';
import { daysFromNow, leadId } from './leads.sample.ts';
import {
  adminEmail,
  assertFails,
  assertSucceeds,
  type Persona,
  personas,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const path = `leadStates/${leadId}`;
const quotePath = `mortgageQuotes/${leadId}`;
const consentPath = `consentRecords/${leadId}`;
const desk = 'an admin at the desk';
const otherId = 'C'.repeat(43);

const save = (state: DocumentData, persona: Persona = desk) =>
  database.by(persona).set(path, state);
/** Saves a state and deletes its lead, in one commit. */
const saveAndErase = (state: DocumentData) =>
  database.by(desk).commit({ [path]: state, [quotePath]: null });

const earlier = Timestamp.fromMillis(Date.now() - 60_000);
const opened: DocumentData = { ...openedState(), updatedAt: earlier };
const passedOn: DocumentData = {
  ...opened,
  ...passedOnTo(),
  history: [...opened.history, referral()],
};
const returned = { status: 'qualified', passedOnTo: '' };
const day = '2026-12-01';

beforeEach(() =>
  database.by('owner').commit({
    [quotePath]: { text: 'a quote' },
    [`leadBuyers/${buyerId}`]: buyer,
    [consentPath]: sampleConsent(),
  }),
);

/** Faults of a line, whatever it says. */
const faultyLines: [words: string, changes: DocumentData][] = [
  ['names another admin', { by: 'other@example.com' }],
  ['names the admin in another case', { by: adminEmail }],
  ['is three days old', { at: daysFromNow(-3).toISOString() }],
  ['is in the future', { at: daysFromNow(3).toISOString() }],
  ['has no time', { at: 'now' }],
  ['has an additional field', { reason: 'x' }],
  ['has no text', { text: null }],
];

describe('the first opening of a lead', () => {
  test.each(['mortgageQuotes', 'contacts', 'leadBuyers'])('is recorded for %s', async (kind) => {
    await database.store(`${kind}/${leadId}`, { text: 'x' });

    await assertSucceeds(save(openedState({ kind })));
  });

  test.each(personas)('denied: %s records it', async (persona) => {
    await assertFails(save(openedState(), persona));
  });

  test.each(Object.keys(openedState()))('denied: %s is missing', async (field) => {
    await assertFails(save(without(field, openedState())));
  });

  test.each<[words: string, changes: DocumentData]>([
    ['a lead that does not exist', { kind: 'contacts' }],
    ['a document that is not a lead', { kind: 'leadStates' }],
    ['another status', { status: 'contacted' }],
    ['an unknown status', { status: 'lost' }],
    ['a lead buyer', { passedOnTo: buyerId }],
    ['a day to call again', { followUp: day }],
    ['buyers', { buyers: [] }],
    ['no line of history', { history: [] }],
    ['two lines', { history: [change('opened'), change('opened')] }],
    ['a history that is not a list', { history: { 0: change('opened') } }],
    ['a note', { history: [change('note', 'Called.')] }],
    ['another line without a text', { history: [change('note')] }],
    ['a text', { history: [change('opened', 'x')] }],
    ['a client time', { updatedAt: earlier }],
    ['an additional field', { owner: 'x' }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(save(openedState(changes)));
  });

  test.each(faultyLines)('denied: a line that %s', async (_words, changes) => {
    await assertFails(save(openedState({ history: [change('opened', '', changes)] })));
  });

  test('denied: of a lead that the same commit deletes', async () => {
    await assertFails(saveAndErase(openedState()));
    await assertSucceeds(save(openedState()));
  });
});

/** A change of each kind: the state before it, its line, and the fields that it sets. */
const kinds: [words: string, before: DocumentData, line: DocumentData, changes: DocumentData][] = [
  ['a note', opened, change('note', 'Called.'), {}],
  ['a note about a lead with a buyer', passedOn, change('note', 'Called.'), {}],
  ['a status', passedOn, change('status', 'closed'), { status: 'closed' }],
  ['a day to call again', passedOn, change('follow-up', day), { followUp: day }],
  ['passing on', opened, referral(), passedOnTo()],
  ['a return', passedOn, change('came-back', 'No answer.'), returned],
  ['a buyer told to stop', passedOn, change('told-withdraw', buyerId), {}],
  ['a buyer told to delete', passedOn, change('told-delete', buyerId), {}],
];

/** Other values of a state, which no line sets. */
const otherValues: DocumentData = {
  kind: 'contacts',
  status: 'spam',
  passedOnTo: typedBuyer,
  buyers: [buyerId, typedBuyer],
  followUp: '2027-01-02',
  updatedAt: earlier,
  unknown: 'x',
};

describe.each(kinds)('%s', (_words, before, line, changes) => {
  const request = `revocations/${leadId}-${line.what.replace('told-', '')}`;

  /** Stores the state before a change, and the request of which the line tells. */
  const prepare = async (stored: DocumentData = {}) => {
    if (line.what.startsWith('told-')) await database.store(request, { lead: leadId });
    await database.store(path, { ...before, ...stored });
    return nextState({ ...before, ...stored }, line, changes);
  };
  const withLine = (state: DocumentData, other: DocumentData) => ({
    ...state,
    history: [...state.history.slice(0, -1), other],
  });

  test('sets no other field', async () => {
    await database.store(`contacts/${leadId}`, { text: 'x' });
    const state = await prepare();

    for (const [field, value] of Object.entries(otherValues)) {
      await assertFails(save({ ...state, [field]: value }));
    }
    await assertSucceeds(save(state));
  });

  test('drops no field', async () => {
    const state = await prepare({ followUp: day });

    for (const field of Object.keys(without('history', state))) {
      await assertFails(save(without(field, state)));
    }
    await assertSucceeds(save(state));
  });

  test('has a line of its own kind', async () => {
    const state = await prepare();
    const { buyer: name, ...others } = line;

    await assertFails(save(withLine(state, { ...line, what: 'unknown' })));
    await assertFails(save(withLine(state, { ...line, what: 'opened' })));
    await assertFails(save(withLine(state, name ? others : { ...line, buyer: 'Acme' })));
    await assertSucceeds(save(state));
  });

  test('denied: about a lead that is gone or goes', async () => {
    const state = await prepare();

    await assertFails(saveAndErase(state));
    await database.erase(quotePath);
    await assertFails(save(state));
    await database.store(quotePath, { text: 'a quote' });
    await assertSucceeds(save(state));
  });

  const { notesUpToLine, lines } = leadStateLimits;
  const last = line.what === 'note' ? notesUpToLine : lines;

  test(`is line ${last} of the history, and no later one`, async () => {
    const history = Array.from({ length: last }, () => change('note', 'x'));

    await assertFails(save(await prepare({ history })));
    await assertSucceeds(save(await prepare({ history: history.slice(1) })));
  });
});

describe('a line', () => {
  beforeEach(() => database.store(path, opened));

  test.each(personas)('denied: by %s', async (persona) => {
    await assertFails(save(nextState(opened, change('note', 'Called.')), persona));
  });

  test.each(faultyLines)('denied: that %s', async (_words, changes) => {
    await assertFails(save(nextState(opened, change('note', 'Called.', changes))));
  });

  test.each<[words: string, history: (stored: DocumentData[]) => DocumentData[]]>([
    ['nothing is added', (stored) => stored],
    ['two lines are added', (stored) => [...stored, change('note', 'x'), change('note', 'y')]],
    ['a line is removed', () => [change('note', 'x')]],
    ['a line is edited', ([first]) => [{ ...first, by: 'other@example.com' }, change('note', 'x')]],
    ['the new line comes first', (stored) => [change('note', 'x'), ...stored]],
  ])('denied: %s', async (_words, history) => {
    await assertFails(
      save({ ...nextState(opened, change('note', 'x')), history: history(opened.history) }),
    );
  });

  test('denied: by someone who has not seen the last one', async () => {
    await assertSucceeds(save(nextState(opened, change('note', 'The first.'))));

    await assertFails(save(nextState(opened, change('note', 'The second.'))));
  });

  test.each(['x', '🏠'.repeat(1_000)])('may be a note', async (text) => {
    await assertSucceeds(save(nextState(opened, change('note', text))));
  });

  test.each(['', ' x', 'x'.repeat(1_001)])('denied: the note %j', async (text) => {
    await assertFails(save(nextState(opened, change('note', text))));
  });

  test.each(['new', 'contacted', 'qualified', 'closed', 'spam'])(
    'may be the status %s',
    async (status) => {
      const stored = { ...opened, status: 'passed-on' };
      await database.store(path, stored);

      await assertSucceeds(save(nextState(stored, change('status', status), { status })));
    },
  );

  test.each(['unknown', 'passed-on'])('denied: the status %s', async (status) => {
    await assertFails(save(nextState(opened, change('status', status), { status })));
  });

  test.each([
    [undefined, day],
    [day, '2028-02-29'],
    [day, ''],
  ])('from %j to the day %j', async (stored, followUp) => {
    const before = stored === undefined ? opened : { ...opened, followUp: stored };
    await database.store(path, before);

    await assertSucceeds(save(nextState(before, change('follow-up', followUp), { followUp })));
  });

  test.each(['tomorrow', '2027-02-29', `${day} ${day}`, `${day}T09:00`, 1])(
    'denied: the day %j',
    async (followUp) => {
      const line = change('follow-up', '', { text: followUp });
      await assertFails(save(nextState(opened, line, { followUp })));
    },
  );
});

describe('a quote', () => {
  /** Passes it on to a company, by what names the company and by its name. */
  const passOn = (stored: DocumentData, to: string, name: unknown) => {
    const buyers = [...(stored.buyers ?? []), to];
    return save(nextState(stored, referral(to, name), { ...passedOnTo(to), buyers }));
  };
  const toBuyer = () => passOn(opened, buyerId, buyer.companyName);

  beforeEach(() => database.store(path, opened));

  test.each([typedBuyer, 'x', '𠮷'.repeat(100)])(
    'may go to a company that has not applied: %s',
    async (name) => {
      await assertSucceeds(passOn(opened, name, name));
    },
  );

  test.each<[words: string, to: string, name: unknown]>([
    ['no name', '', ''],
    ['a name that ends with a space', 'Acme ', 'Acme '],
    ['a name that is too long', 'x'.repeat(101), 'x'.repeat(101)],
    ['the id of no application', otherId, buyer.companyName],
    ['the id of no application as a name', otherId, otherId],
    ['the id of a quote', leadId, buyer.companyName],
    ['another name than that of the application', buyerId, typedBuyer],
    ['another text than the name', 'Acme', typedBuyer],
    ['an application without a name', 'D'.repeat(43), ''],
    ['a name that is no text', buyerId, 7],
  ])('denied: to a company with %s', async (_words, to, name) => {
    await database.store(`leadBuyers/${'D'.repeat(43)}`, { companyName: '' });

    await assertFails(passOn(opened, to, name));
  });

  test('denied: with anything else in the line', async () => {
    await assertFails(save(nextState(opened, { ...referral(), price: 40 }, passedOnTo())));
  });

  test.each<[words: string, buyers: unknown]>([
    ['other buyers', [typedBuyer]],
    ['one buyer more', [typedBuyer, buyerId, 'Acme']],
    ['a buyer less', [buyerId]],
    ['buyers in another order', [buyerId, typedBuyer]],
    ['buyers that are no list', buyerId],
  ])('adds itself to those that had it: denied with %s', async (_words, buyers) => {
    const before = { ...opened, buyers: [typedBuyer] };
    await database.store(path, before);

    await assertFails(save(nextState(before, referral(), { ...passedOnTo(), buyers })));
    await assertSucceeds(passOn(before, buyerId, buyer.companyName));
  });

  test('denied: without a record of the consent, or with Global Privacy Control on', async () => {
    await database.store(consentPath, sampleConsent({ globalPrivacyControl: true }));
    await assertFails(toBuyer());
    await database.erase(consentPath);
    await assertFails(toBuyer());
    await database.store(consentPath, sampleConsent());
    await assertSucceeds(toBuyer());
  });

  test.each(['withdraw', 'delete'])('denied: after the person asked to %s', async (asks) => {
    await database.store(`revocations/${buyerId}-${asks}`, { lead: buyerId });
    await database.store(`revocations/${leadId}-${asks}`, { lead: leadId });
    await assertFails(toBuyer());

    await database.erase(`revocations/${leadId}-${asks}`);
    await assertSucceeds(toBuyer());
  });

  test.each(['contacts', 'leadBuyers'])('denied: a lead of %s that is stored', async (kind) => {
    const other = { ...opened, kind };
    await database.store(`${kind}/${leadId}`, { text: 'not a quote' });
    await database.store(path, other);

    await assertFails(passOn(other, buyerId, buyer.companyName));
    await assertSucceeds(save(nextState(other, change('note', 'A control.'))));
  });

  test.each([
    ['another company', otherId],
    ['the same company', buyerId],
  ])('denied: to %s before it came back', async (_words, company) => {
    await database.store(`leadBuyers/${company}`, buyer);
    await database.store(path, passedOn);
    await assertFails(passOn(passedOn, company, buyer.companyName));

    await database.store(path, { ...passedOn, ...returned });
    await assertSucceeds(passOn({ ...passedOn, ...returned }, company, buyer.companyName));
  });

  const most = site.companiesPerInquiry;
  const companies = Array.from({ length: most }, (_, index) => `Company ${index}`);

  test.each([
    ['', typedBuyer, typedBuyer],
    [' that has applied', buyerId, buyer.companyName],
  ])('goes to as many companies as people are told, and to no other%s', async (_words, ...to) => {
    const one = { ...opened, buyers: companies.slice(1) };
    await database.store(path, one);
    await assertSucceeds(passOn(one, ...to));

    const all = { ...opened, buyers: companies };
    await database.store(path, all);
    await assertFails(passOn(all, ...to));
  });

  test('counts a company once that gets it again', async () => {
    const twice = { ...opened, buyers: [...companies.slice(1), ...companies.slice(1)] };
    await database.store(path, twice);

    await assertSucceeds(passOn(twice, typedBuyer, typedBuyer));
  });
});

describe('a return', () => {
  test.each<[words: string, text: string, changes: DocumentData]>([
    ['without a reason', '', returned],
    ['that keeps the lead buyer', 'No answer.', { status: 'qualified' }],
    ['with another status', 'No answer.', { status: 'passed-on', passedOnTo: '' }],
  ])('denied: %s', async (_words, text, changes) => {
    await database.store(path, passedOn);

    await assertFails(save(nextState(passedOn, change('came-back', text), changes)));
  });

  test('denied: of a quote that was not passed on', async () => {
    await database.store(path, opened);

    await assertFails(save(nextState(opened, change('came-back', 'x'), { status: 'qualified' })));
  });
});

describe('a line that says that a buyer was told', () => {
  const tell = (line: DocumentData) => save(nextState(passedOn, line));

  beforeEach(() => database.store(path, passedOn));

  test.each([
    ['withdraw', 'delete'],
    ['delete', 'withdraw'],
  ])('needs a request of its kind: %s', async (asks, other) => {
    await database.store(`revocations/${leadId}-${other}`, { lead: leadId });
    await assertFails(tell(change(`told-${asks}`, buyerId)));

    await database.store(`revocations/${leadId}-${asks}`, { lead: leadId });
    await assertSucceeds(tell(change(`told-${asks}`, buyerId)));
  });

  test('names a company, by up to 100 characters', async () => {
    await database.store(`revocations/${leadId}-withdraw`, { lead: leadId });

    await assertFails(tell(change('told-withdraw', '')));
    await assertFails(tell(change('told-withdraw', 'x'.repeat(101))));
    await assertSucceeds(tell(change('told-withdraw', 'x'.repeat(100))));
    await database.store(path, passedOn);
    await assertSucceeds(tell(change('told-withdraw', 'x')));
  });
});
