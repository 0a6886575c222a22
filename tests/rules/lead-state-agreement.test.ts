import fc from 'fast-check';
import { doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { test } from 'vitest';
import {
  changedState,
  type LeadState,
  leadStateLimits,
  leadStateSchema,
  noteRefusal,
  openedState,
} from '#src/domain/leads/lead-state.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { type Case, expectSameVerdicts, runs, seed, sendAll, withIds } from './agreement.ts';
import { adminUid, rulesDatabase, signedInEmail } from './rules-database.ts';
import { anyText } from './text-input.arbitrary.ts';

const database = rulesDatabase();
const line = { at: new Date().toISOString(), by: signedInEmail };
const opened: LeadState = openedState('contacts', line);

const { max } = leadStateLimits.note;
const noted = fc.record({
  text: fc.oneof(
    anyText,
    fc.constantFrom(
      '',
      ' \n',
      ...['x', '𠮷', 'é'].flatMap((one) => [max, max + 1].map((count) => one.repeat(count))),
    ),
  ),
  what: fc.constantFrom('note', 'note', 'note', 'status'),
  status: fc.constantFrom(
    'new',
    'contacted',
    'qualified',
    'closed',
    'spam',
    'lost',
    'NEW',
    '',
    ' new',
  ),
});

test('the desk and the rules agree on what a note and a status are', async () => {
  const inputs = fc.sample(noted, { numRuns: runs, seed });
  const cases = inputs.map(({ text, what, status }): Case => {
    const isNote = what === 'note';
    const change = {
      ...line,
      what: isNote ? 'note' : 'status',
      text: isNote ? tidyText(text) : status,
    };
    const state = changedState(opened, change as LeadState['history'][number]);
    const known = leadStateSchema.shape.status.safeParse(status).success;
    return {
      input: change,
      accepted: isNote ? noteRefusal(change.text) === undefined : known,
      document: { ...state, updatedAt: serverTimestamp() },
    };
  });
  const withId = await withIds(cases);
  await database.bypassRules(async (firestore) => {
    for (let start = 0; start < withId.length; start += 250) {
      const batch = writeBatch(firestore);
      for (const { id } of withId.slice(start, start + 250)) {
        batch.set(doc(firestore, 'leadStates', id), { ...opened, updatedAt: Timestamp.now() });
        batch.set(doc(firestore, opened.kind, id), { text: 'a message' });
      }
      await batch.commit();
    }
  });

  expectSameVerdicts(
    withId,
    await sendAll(database, 'leadStates', withId, {
      mockUserToken: {
        sub: adminUid,
        role: 'admin',
        email: signedInEmail,
        auth_time: Math.floor(Date.now() / 1_000),
      },
    }),
  );
});
