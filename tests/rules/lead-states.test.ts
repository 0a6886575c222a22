import { type DocumentData, doc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { buyerId, change, openedState, sampleConsent } from './lead-desk.sample.ts';
import { daysFromNow, leadId } from './quote.sample.ts';
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
const earlier = Timestamp.fromMillis(Date.now() - 60_000);

const save = (state: DocumentData, persona: Persona = 'an admin at the desk') =>
  setDoc(doc(database.as(persona), path), state);

beforeEach(async () => {
  await database.store(`mortgageQuotes/${leadId}`, { text: 'a quote' });
  await database.store(`leadBuyers/${buyerId}`, { text: 'a lead buyer' });
});

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
    ['no line of history', { history: [] }],
    ['two lines', { history: [change('opened'), change('opened')] }],
    ['a history that is not a list', { history: { 0: change('opened') } }],
    ['a note', { history: [change('note', 'Called.')] }],
    ['another line without a text', { history: [change('note')] }],
    ['a text', { history: [change('opened', 'x')] }],
    ['a client time', { updatedAt: earlier }],
    ['an additional field', { owner: 'x' }],
  ])('denied: %s', async (_words, changes) => {
    if (changes.kind === 'leadStates') await database.store(path, { text: 'x' });
    await assertFails(save(openedState(changes)));
  });

  test.each(linesOfSomebodyElse())('denied: a line that %s', async (_words, changes) => {
    await assertFails(save(openedState({ history: [change('opened', '', changes)] })));
  });
});

describe('a change', () => {
  const opened: DocumentData = { ...openedState(), updatedAt: earlier };
  const passedOn = {
    ...opened,
    status: 'passed-on',
    passedOnTo: buyerId,
    history: [...opened.history, change('passed-on', buyerId)],
  };
  /** Returns a lead's state with one more line of history and the changes that this line makes. */
  const next = (stored: DocumentData, line: DocumentData, changes: DocumentData = {}) =>
    openedState({
      ...stored,
      updatedAt: openedState().updatedAt,
      ...changes,
      history: [...stored.history, line],
    });

  beforeEach(() => database.store(path, opened));

  test.each(['new', 'contacted', 'qualified', 'closed', 'spam'])(
    'may be the status %s',
    async (status) => {
      await database.store(path, { ...opened, status: 'contacted' });

      await assertSucceeds(save(next(opened, change('status', status), { status })));
    },
  );

  test.each(['x', '🏠'.repeat(1_000)])('may be a note', async (text) => {
    await assertSucceeds(save(next(opened, change('note', text))));
  });

  test.each(personas)('denied: by %s', async (persona) => {
    await assertFails(save(next(opened, change('note', 'Called.')), persona));
  });

  test.each(linesOfSomebodyElse())('denied: a line that %s', async (_words, changes) => {
    await assertFails(save(next(opened, change('note', 'Called.', changes))));
  });

  test.each<[words: string, line: DocumentData, changes: DocumentData]>([
    ['with a status other than the line’s', change('status', 'closed'), { status: 'spam' }],
    ['to an unknown status', change('status', 'unknown'), { status: 'unknown' }],
    ['of the status in another kind of line', change('rated', 'spam'), { status: 'spam' }],
    ['to passed on without a lead buyer', change('status', 'passed-on'), { status: 'passed-on' }],
    ['that is empty', change('note', ''), {}],
    ['that begins with a space', change('note', ' x'), {}],
    ['that is too long', change('note', 'x'.repeat(1_001)), {}],
    ['that also changes the status', change('note', 'x'), { status: 'closed' }],
    ['that also passes the lead on', change('note', 'x'), { passedOnTo: buyerId }],
    [
      'of the status that also passes the lead on',
      change('status', 'closed'),
      { status: 'closed', passedOnTo: buyerId },
    ],
    ['of the kind', change('note', 'x'), { kind: 'contacts' }],
    ['of an unknown kind', change('rated', 'x'), {}],
    ['that is a first opening', change('opened'), {}],
    ['with an additional field', change('note', 'x'), { owner: 'x' }],
    ['at a client time', change('note', 'x'), { updatedAt: earlier }],
  ])('denied: a change %s', async (_words, line, changes) => {
    await database.store(`contacts/${leadId}`, { text: 'x' });
    await database.store(`consentRecords/${leadId}`, sampleConsent());

    await assertFails(save(next(opened, line, changes)));
  });

  test.each<[words: string, history: (stored: DocumentData[]) => DocumentData[]]>([
    ['nothing is added', (stored) => stored],
    ['two lines are added', (stored) => [...stored, change('note', 'x'), change('note', 'y')]],
    ['a line is removed', () => [change('note', 'x')]],
    [
      'a line is edited',
      (stored) => [{ ...stored[0], by: 'other@example.com' }, change('note', 'x')],
    ],
    ['the new line comes first', (stored) => [change('note', 'x'), ...stored]],
  ])('denied: %s', async (_words, history) => {
    await assertFails(
      save({ ...next(opened, change('note', 'x')), history: history(opened.history) }),
    );
  });

  test('denied: by someone who has not seen the last one', async () => {
    await assertSucceeds(save(next(opened, change('note', 'The first.'))));

    await assertFails(save(next(opened, change('note', 'The second.'))));
  });

  test('is one of at most 200', async () => {
    const full = { ...opened, history: Array.from({ length: 199 }, () => change('note', 'x')) };
    await database.store(path, full);
    await assertSucceeds(save(next(full, change('note', 'the last'))));

    const fuller = { ...opened, history: [...full.history, change('note', 'x')] };
    await database.store(path, fuller);
    await assertFails(save(next(fuller, change('note', 'one more'))));
  });

  describe('that passes a quote on', () => {
    const passes = { status: 'passed-on', passedOnTo: buyerId };
    const passOn = (stored: DocumentData = opened, changes: DocumentData = passes) =>
      save(next(stored, change('passed-on', changes.passedOnTo), changes));

    beforeEach(() => database.store(`consentRecords/${leadId}`, sampleConsent()));

    test('may name a lead buyer', async () => {
      await assertSucceeds(passOn());
    });

    test('denied: without a record of the consent', async () => {
      const otherId = 'C'.repeat(43);
      await database.store(`mortgageQuotes/${otherId}`, { text: 'a quote' });
      await database.store(`leadStates/${otherId}`, opened);
      const state = next(opened, change('passed-on', buyerId), passes);

      await assertFails(
        setDoc(doc(database.as('an admin at the desk'), 'leadStates', otherId), state),
      );
    });

    test('denied: where Global Privacy Control was on', async () => {
      await database.store(
        `consentRecords/${leadId}`,
        sampleConsent({ globalPrivacyControl: true }),
      );

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
      await assertFails(save(next(opened, change('rated', buyerId), passes)));
    });

    test('denied: to a lead buyer other than the one in the line', async () => {
      await database.store(`leadBuyers/${leadId}`, { text: 'x' });

      await assertFails(save(next(opened, change('passed-on', leadId), passes)));
    });

    test('denied: a message', async () => {
      const message = { ...opened, kind: 'contacts' };
      await database.store(path, message);

      await assertFails(passOn(message));
    });

    test('may be followed by a return with a reason', async () => {
      await database.store(path, passedOn);
      const back = { status: 'qualified', passedOnTo: '' };

      await assertSucceeds(save(next(passedOn, change('came-back', 'No answer.'), back)));
    });

    test.each<[words: string, text: string, changes: DocumentData]>([
      ['without a reason', '', { status: 'qualified', passedOnTo: '' }],
      ['that keeps the lead buyer', 'No answer.', { status: 'qualified' }],
      ['with another status', 'No answer.', { status: 'passed-on', passedOnTo: '' }],
      ['as another kind', 'No answer.', { status: 'qualified', passedOnTo: '', kind: 'contacts' }],
    ])('denied: a return %s', async (_words, text, changes) => {
      await database.store(path, passedOn);

      await assertFails(save(next(passedOn, change('came-back', text), changes)));
    });

    test('denied: a return with another kind of line', async () => {
      await database.store(path, passedOn);
      const back = { status: 'qualified', passedOnTo: '' };

      await assertFails(save(next(passedOn, change('rated', 'No answer.'), back)));
    });

    test('denied: the return of a quote that was not passed on', async () => {
      await assertFails(save(next(opened, change('came-back', 'x'), { status: 'qualified' })));
    });
  });
});

function linesOfSomebodyElse(): [words: string, changes: DocumentData][] {
  return [
    ['names another admin', { by: 'other@example.com' }],
    ['names the admin in another case', { by: adminEmail }],
    ['is three days old', { at: daysFromNow(-3).toISOString() }],
    ['is in the future', { at: daysFromNow(3).toISOString() }],
    ['has no time', { at: 'now' }],
    ['has an additional field', { reason: 'x' }],
    ['has no text', { text: null }],
  ];
}
