import fc from 'fast-check';
import { doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { companyNameLength } from '#src/domain/leads/application.details.ts';
import {
  changedState,
  companyNameRefusal,
  followUpRefusal,
  type LeadState,
  leadStateLimits,
  leadStateSchema,
  noteRefusal,
  openedState,
} from '#src/domain/leads/lead-state.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import { type Case, expectSameVerdicts, runs, seed, sendAll, withIds } from './agreement.ts';
import { sampleConsent } from './lead-desk.sample.ts';
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
  what: fc.constantFrom('note' as const, 'note', 'note', 'status', 'follow-up'),
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
  day: fc.oneof(
    fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    fc.constantFrom('2027-02-29', '2028-02-29', '2026-04-31', '2026-13-01', '2026-1-1', ' '),
    fc.constantFrom('12026-01-01', '2026-12-01T00:00', '2026-12-00', '２026-12-01', 'tomorrow'),
  ),
});

type Input = typeof noted extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the text of the line, and whether the desk accepts it. */
function lineOf({ what, text, status, day }: Input): { text: string; accepted: boolean } {
  switch (what) {
    case 'note':
      return { text: tidyText(text), accepted: noteRefusal(tidyText(text)) === undefined };
    case 'status':
      return {
        text: status,
        accepted: leadStateSchema.shape.status.safeParse(status).success,
      };
    case 'follow-up':
      return { text: day, accepted: followUpRefusal(day, '') === undefined };
  }
}

test('the desk and the rules agree on what a note, a status and a day to call again are', async () => {
  const inputs = fc.sample(noted, { numRuns: runs, seed });
  const cases = inputs.map((input): Case => {
    const { text, accepted } = lineOf(input);
    const change = { ...line, what: input.what, text };
    const state = changedState(opened, change);
    return { input: change, accepted, document: { ...state, updatedAt: serverTimestamp() } };
  });
  await expectSameOfChanges(opened, cases);
});

const companyMax = companyNameLength.max;
const typedName = fc.oneof(
  anyText,
  fc.constantFrom(
    '',
    ' \n',
    'C'.repeat(43),
    ...['x', '𠮷', 'é'].flatMap((one) =>
      [companyMax, companyMax + 1].map((count) => one.repeat(count)),
    ),
  ),
);

test('the desk and the rules agree on what the name of a company is', async () => {
  const quote = openedState('mortgageQuotes', line);
  const inputs = fc.sample(typedName, { numRuns: runs, seed: seed + 1 });
  const cases = inputs.map((text): Case => {
    const name = tidyLine(text);
    const state = changedState(quote, { ...line, what: 'passed-on', text: name, buyer: name });
    return {
      input: name,
      accepted: companyNameRefusal(name) === undefined,
      document: { ...state, updatedAt: serverTimestamp() },
    };
  });
  await expectSameOfChanges(quote, cases);
});

/** Fails if the desk and the rules disagree about the changes of a lead that was opened. */
async function expectSameOfChanges(state: LeadState, cases: Case[]): Promise<void> {
  const withId = await withIds(cases);
  await database.bypassRules(async (firestore) => {
    for (let start = 0; start < withId.length; start += 150) {
      const batch = writeBatch(firestore);
      for (const { id } of withId.slice(start, start + 150)) {
        batch.set(doc(firestore, 'leadStates', id), { ...state, updatedAt: Timestamp.now() });
        batch.set(doc(firestore, state.kind, id), { text: 'a lead' });
        batch.set(doc(firestore, 'consentRecords', id), sampleConsent());
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
}
