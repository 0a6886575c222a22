import fc from 'fast-check';
import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { companyNameLength } from '#src/domain/leads/application.fields.ts';
import {
  type HistoryKind,
  type HistoryLine,
  historyKinds,
  leadStateLimits,
} from '#src/domain/leads/lead-history.ts';
import { listReferralEvents } from '#src/domain/leads/lead-referrals.ts';
import {
  changedState,
  companyNameRefusal,
  followUpRefusal,
  leadStateSchema,
  noteRefusal,
  openedState,
} from '#src/domain/leads/lead-state.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import { expectSameVerdicts, runs, seed, sendAll, storeAll, withIds } from './agreement.ts';
import { applicant, buyer, buyerId, change, sampleConsent } from './lead-desk.sample.ts';
import { rulesDatabase, signedInEmail } from './rules-database.ts';
import { anyText } from './text-input.arbitrary.ts';

const database = rulesDatabase();
const kind = 'mortgageQuotes';
const opened = openedState(kind, { at: new Date().toISOString(), by: signedInEmail });
const elsewhere = `${buyerId}-withdraw`;

/** Texts, half of them empty, or as long as a limit allows, or longer. */
const textUpTo = (max: number) =>
  fc.oneof(
    anyText,
    fc.constantFrom(
      '',
      ' \n',
      'C'.repeat(43),
      ...['x', '𠮷', 'é'].flatMap((one) =>
        [max, max + 1, max + 2].map((count) => one.repeat(count)),
      ),
    ),
  );
const note = textUpTo(leadStateLimits.note.max).map(tidyText);
const status = fc.constantFrom(
  ...['new', 'contacted', 'qualified', 'closed', 'spam', 'lost', 'NEW', '', ' new'],
);
const outcome = fc.constantFrom(
  ...['reached', 'voicemail', 'wrong-number', 'not-interested', 'lost', ''],
);
const followUp = fc.oneof(
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2027-02-29', '2028-02-29', '2026-04-31', '2026-13-01', '2026-1-1', ' '),
  fc.constantFrom('12026-01-01', '2026-12-01T00:00', '2026-12-00', '２026-12-01', 'tomorrow'),
);
const company = fc.oneof(
  { weight: 1, arbitrary: fc.constant(applicant) },
  {
    weight: 4,
    arbitrary: textUpTo(companyNameLength.max).map((text) => ({ company: tidyLine(text) })),
  },
);

/** Random fields of lines of each kind. */
const lines = {
  note: fc.record({ note, followUp }, { requiredKeys: ['note'] }),
  status: fc.record({ status }),
  call: fc.record({ outcome, note, followUp }, { requiredKeys: ['outcome'] }),
  reminder: fc.record({ followUp }),
  'set-aside': fc.record({
    request: fc.constantFrom(elsewhere, elsewhere, 'unknown'),
    reason: note,
  }),
  'passed-on': company,
  'came-back': fc
    .tuple(company, fc.record({ reason: note }, { requiredKeys: [] }))
    .map(([to, reason]) => ({ ...to, ...reason })),
  'notified-of-withdrawal': fc
    .tuple(company, fc.record({ about: fc.constantFrom(buyerId, 'unknown') }, { requiredKeys: [] }))
    .map(([to, about]) => ({ ...to, ...about })),
  'notified-of-deletion': company,
} satisfies Record<Exclude<HistoryKind, 'opened'>, fc.Arbitrary<DocumentData>>;

/** Whether the desk accepts a field. */
const isAccepted: Readonly<Record<string, (typed: string) => boolean>> = {
  note: (text) => noteRefusal(text) === undefined,
  reason: (text) => noteRefusal(text) === undefined,
  status: (value) => leadStateSchema.shape.status.safeParse(value).success,
  outcome: (value) => historyKinds.call.fields.outcome.safeParse(value).success,
  followUp: (day) => followUpRefusal(day, '') === undefined,
  request: (id) => id === elsewhere,
  company: (name) => companyNameRefusal(name) === undefined,
  companyId: (id) => id === buyerId,
  about: (id) => id === buyerId,
};

/** The requests of which lines tell. */
const requests: Readonly<Record<string, string>> = {
  'notified-of-withdrawal': 'withdraw',
  'notified-of-deletion': 'delete',
};

test.each<[words: string, kinds: (keyof typeof lines)[]]>([
  ['what was done', ['note', 'note', 'status', 'call', 'reminder', 'set-aside']],
  ['companies', ['passed-on', 'came-back', 'notified-of-withdrawal', 'notified-of-deletion']],
])('the desk and the rules agree on lines about %s', async (_words, kinds) => {
  const anyLine = fc.oneof(
    ...kinds.map((one) => lines[one].map((fields) => change(one, fields) as HistoryLine)),
  );
  const inputs = fc.sample(anyLine, { numRuns: runs, seed: seed + kinds.length });
  const cases = await withIds(
    inputs.map((line) => {
      const { at: _at, by: _by, kind: _kind, ...fields } = line;
      // The company has the lead, unless it gets it.
      const before =
        'company' in line && line.kind !== 'passed-on'
          ? changedState(opened, { ...line, kind: 'passed-on' })
          : opened;
      const accepted = Object.entries(fields).every(([field, typed]) => isAccepted[field]?.(typed));
      const document = { ...changedState(before, line), updatedAt: serverTimestamp() };
      return { input: line, before, accepted, document };
    }),
  );
  const stored: Record<string, DocumentData> = {
    [`leadBuyers/${buyerId}`]: buyer,
    [`revocations/${elsewhere}`]: { lead: buyerId },
  };
  for (const { id, input, before } of cases) {
    const asks = requests[input.kind];
    Object.assign(stored, {
      [`leadStates/${id}`]: { ...before, updatedAt: Timestamp.now() },
      [`${kind}/${id}`]: { text: 'a lead' },
      [`consentRecords/${id}`]: sampleConsent(),
      [`leadReferrals/${id}`]: { events: listReferralEvents([input]), expiresAt: null },
      ...(asks && { [`revocations/${id}-${asks}`]: { lead: id } }),
    });
  }
  await storeAll(database, stored);

  const verdicts = await sendAll(database, 'leadStates', cases, 'an admin at the desk');
  expectSameVerdicts(cases, verdicts);
});
