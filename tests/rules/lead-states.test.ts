import { type DocumentData, deleteDoc, doc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { leadStateLimits } from '#src/domain/leads/lead-state.ts';
import { together } from './commit.ts';
import {
  buyer,
  buyerId,
  change,
  nextState,
  openedState,
  passedOnTo,
  passing,
  sampleConsent,
} from './lead-desk.sample.ts';
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
const { notesUpToLine, lines } = leadStateLimits;
const earlier = Timestamp.fromMillis(Date.now() - 60_000);

const save = (state: DocumentData, persona: Persona = 'an admin at the desk') =>
  setDoc(doc(database.as(persona), path), state);

/** Saves a state and deletes its lead, in one commit. */
const saveAndErase = (state: DocumentData) =>
  together(database, 'an admin at the desk', (batch, at) => {
    batch.set(at(path), state);
    batch.delete(at(`mortgageQuotes/${leadId}`));
  });

beforeEach(async () => {
  await database.store(`mortgageQuotes/${leadId}`, { text: 'a quote' });
  await database.store(`leadBuyers/${buyerId}`, buyer);
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
    ['a day to call again', { followUp: '2026-12-01' }],
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

  test.each(linesOfSomebodyElse())('denied: a line that %s', async (_words, changes) => {
    await assertFails(save(openedState({ history: [change('opened', '', changes)] })));
  });

  test('denied: of a lead that the same commit deletes', async () => {
    await assertFails(saveAndErase(openedState()));
    await assertSucceeds(save(openedState()));
  });
});

describe('a change', () => {
  const opened: DocumentData = { ...openedState(), updatedAt: earlier };
  const passes = passedOnTo();
  const passedOn = { ...opened, ...passes, history: [...opened.history, passing()] };
  beforeEach(() => database.store(path, opened));

  test.each(['new', 'contacted', 'qualified', 'closed', 'spam'])(
    'may be the status %s',
    async (status) => {
      await database.store(path, { ...opened, status: 'contacted' });

      await assertSucceeds(save(nextState(opened, change('status', status), { status })));
    },
  );

  test.each(['x', '🏠'.repeat(1_000)])('may be a note', async (text) => {
    await assertSucceeds(save(nextState(opened, change('note', text))));
  });

  const day = '2026-12-01';

  test.each<[words: string, stored: DocumentData, followUp: string]>([
    ['the day to call again', {}, day],
    ['another one', { followUp: day }, '2028-02-29'],
    ['that there is none', { followUp: day }, ''],
  ])('may be %s', async (_words, changes, followUp) => {
    const stored = { ...passedOn, ...changes };
    await database.store(path, stored);
    await assertSucceeds(save(nextState(stored, change('follow-up', followUp), { followUp })));
  });

  test.each<[words: string, line: DocumentData, changes: DocumentData]>([
    ['no day', change('follow-up', 'tomorrow'), { followUp: 'tomorrow' }],
    ['a day that does not exist', change('follow-up', '2027-02-29'), { followUp: '2027-02-29' }],
    ['two days', change('follow-up', `${day} ${day}`), { followUp: `${day} ${day}` }],
    ['a time', change('follow-up', `${day}T09:00`), { followUp: `${day}T09:00` }],
    ['no text', change('follow-up', '', { text: 1 }), { followUp: 1 }],
    ['another day than the line’s', change('follow-up', day), { followUp: '2026-12-02' }],
    ['a day in the line alone', change('follow-up', day), {}],
    ['the day in another kind of line', change('remind', day), { followUp: day }],
    ['a day and a status', change('follow-up', day), { followUp: day, status: 'closed' }],
    ['a day and a lead buyer', change('follow-up', day), { followUp: day, passedOnTo: buyerId }],
    ['a day with a note', change('note', 'x'), { followUp: day }],
    ['a day with a status', change('status', 'closed'), { followUp: day, status: 'closed' }],
  ])('denied: %s', async (_words, line, changes) => {
    await assertFails(save(nextState(opened, line, changes)));
    // The same change as it should be.
    await assertSucceeds(save(nextState(opened, change('follow-up', day), { followUp: day })));
  });

  test('keeps the day to call again, whatever else changes', async () => {
    const stored = { ...opened, followUp: day };
    await database.store(path, stored);

    await assertFails(save(without('followUp', nextState(stored, change('note', 'x')))));
    await assertFails(save(nextState(stored, change('note', 'x'), { followUp: '' })));
    await assertSucceeds(save(nextState(stored, change('note', 'x'))));
  });

  test.each(personas)('denied: by %s', async (persona) => {
    await assertFails(save(nextState(opened, change('note', 'Called.')), persona));
  });

  test.each(linesOfSomebodyElse())('denied: a line that %s', async (_words, changes) => {
    await assertFails(save(nextState(opened, change('note', 'Called.', changes))));
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
    ['that also lists a buyer', change('note', 'x'), { buyers: [buyerId] }],
    ['that names a buyer', change('note', 'x', { buyer: 'Acme' }), {}],
    [
      'of the status that also passes the lead on',
      change('status', 'closed'),
      { status: 'closed', passedOnTo: buyerId },
    ],
    [
      'of the status that also lists a buyer',
      change('status', 'closed'),
      { status: 'closed', buyers: [buyerId] },
    ],
    ['of the kind', change('note', 'x'), { kind: 'contacts' }],
    ['of an unknown kind', change('rated', 'x'), {}],
    ['that is a first opening', change('opened'), {}],
    ['with an additional field', change('note', 'x'), { unknown: 'x' }],
    ['at a client time', change('note', 'x'), { updatedAt: earlier }],
  ])('denied: a change %s', async (_words, line, changes) => {
    await database.store(`contacts/${leadId}`, { text: 'x' });
    await database.store(`consentRecords/${leadId}`, sampleConsent());

    await assertFails(save(nextState(opened, line, changes)));
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
      save({ ...nextState(opened, change('note', 'x')), history: history(opened.history) }),
    );
  });

  test('denied: by someone who has not seen the last one', async () => {
    await assertSucceeds(save(nextState(opened, change('note', 'The first.'))));

    await assertFails(save(nextState(opened, change('note', 'The second.'))));
  });

  /** Returns the state after that many lines, with the changes of the last one. */
  const withLines = (count: number, changes: DocumentData = {}) => ({
    ...opened,
    ...changes,
    history: Array.from({ length: count }, () => change('note', 'x')),
  });

  test(`may be a note up to line ${notesUpToLine} of the history`, async () => {
    const beforeLast = withLines(notesUpToLine - 1);
    await database.store(path, beforeLast);
    await assertSucceeds(save(nextState(beforeLast, change('note', 'The last.'))));

    const full = withLines(notesUpToLine);
    await database.store(path, full);
    await assertFails(save(nextState(full, change('note', 'One more.'))));
    await assertSucceeds(save(nextState(full, change('status', 'closed'), { status: 'closed' })));
  });

  const back = { status: 'qualified', passedOnTo: '' };
  test.each<[words: string, before: DocumentData, line: DocumentData, changes: DocumentData]>([
    ['a status', {}, change('status', 'closed'), { status: 'closed' }],
    ['the day to call again', {}, change('follow-up', '2026-12-01'), { followUp: '2026-12-01' }],
    ['passing on', {}, passing(), passes],
    ['a return', passes, change('came-back', 'No answer.'), back],
  ])(`may be %s up to line ${lines}`, async (_words, before, line, changes) => {
    await database.store(`consentRecords/${leadId}`, sampleConsent());
    const beforeLast = withLines(lines - 1, before);
    await database.store(path, beforeLast);
    await assertSucceeds(save(nextState(beforeLast, line, changes)));

    const full = withLines(lines, before);
    await database.store(path, full);
    await assertFails(save(nextState(full, line, changes)));
  });

  test.each<[words: string, stored: DocumentData, line: DocumentData, changes: DocumentData]>([
    ['a note', opened, change('note', 'x'), {}],
    ['a day to call again', opened, change('follow-up', '2026-12-01'), { followUp: '2026-12-01' }],
    ['a status', opened, change('status', 'closed'), { status: 'closed' }],
    ['passing on', opened, passing(), passes],
    ['a return', passedOn, change('came-back', 'No answer.'), back],
  ])('denied: %s, about a lead that is gone or goes', async (_words, stored, line, changes) => {
    await database.store(`consentRecords/${leadId}`, sampleConsent());
    await database.store(path, stored);
    const state = nextState(stored, line, changes);

    await assertFails(saveAndErase(state));
    await database.bypassRules((owner) => deleteDoc(doc(owner, `mortgageQuotes/${leadId}`)));
    await assertFails(save(state));
    await database.store(`mortgageQuotes/${leadId}`, { text: 'a quote' });
    await assertSucceeds(save(state));
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
