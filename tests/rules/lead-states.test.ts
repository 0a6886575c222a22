import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import type { z } from '#src/lib/loading/zod.ts';
import {
  applicationFields,
  companyNameLength,
  lenderTypes,
} from '#src/model/lead-forms/application.fields.ts';
import {
  callOutcomes,
  type HistoryKind,
  historyKinds,
  leadStateLimits,
} from '#src/model/leads/lead-history.ts';
import { companyNameError, followUpError, noteError } from '#src/model/leads/lead-state.ts';
import { leadStatuses } from '#src/model/leads/lead-statuses.ts';
import { site } from '#src/site.ts';
import { sample } from '#tests/proof/sample-size.ts';
import {
  applicant,
  buyer,
  buyerId,
  change,
  nextState,
  passedOnTo,
  referral,
  sampleConsent,
  sampleState,
  typedBuyer,
  withEvent,
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

/** Saves a state, and in `leadReferrals` the event of its last line. */
const save = (state: DocumentData, persona: Persona = desk) =>
  database.by(persona).commit(withEvent(state));
/** Saves a state and deletes its lead, in one commit. */
const saveAndErase = (state: DocumentData) =>
  database.by(desk).commit({ ...withEvent(state), [quotePath]: null });

const earlier = Timestamp.fromMillis(Date.now() - 60_000);
const opened: DocumentData = { ...sampleState(), updatedAt: earlier };
const passedOn: DocumentData = {
  ...opened,
  ...passedOnTo(),
  history: [...opened.history, referral()],
};
const returned = { status: 'qualified', passedOnTo: '' };
const day = '2026-12-01';
const reason = 'No answer.';
/** A request about another lead. */
const elsewhere = `${buyerId}-withdraw`;
const note = (text: unknown) => change('note', { note: text });
/** Texts as long as a limit allows, and longer, in characters of one, two and four bytes. */
const longTexts = (max: number) =>
  ['x', 'é', '𠮷'].flatMap((one) => [one.repeat(max), one.repeat(max + 1)]);

beforeEach(() =>
  database.by('owner').commit({
    [quotePath]: { text: 'a quote' },
    [`leadBuyers/${buyerId}`]: buyer,
    [consentPath]: sampleConsent(),
    [`revocations/${elsewhere}`]: { lead: buyerId },
  }),
);

/** Faults of a line, whatever it says. */
const faultyLines: [words: string, changes: DocumentData][] = [
  ['names another admin', { by: 'other@example.com' }],
  ['names the admin in another case', { by: adminEmail }],
  ['is three days old', { at: daysFromNow(-3).toISOString() }],
  ['is in the future', { at: daysFromNow(3).toISOString() }],
  ['has no time', { at: 'now' }],
  ['has an additional field', { unknown: 'x' }],
];

describe('the first opening of a lead', () => {
  test.each(['mortgageQuotes', 'contacts', 'leadBuyers'])('is recorded for %s', async (kind) => {
    await database.store(`${kind}/${leadId}`, { text: 'x' });

    await assertSucceeds(save(sampleState({ kind })));
  });

  test.each(personas)('denied: %s records it', async (persona) => {
    await assertFails(save(sampleState(), persona));
  });

  test.each(Object.keys(sampleState()))('denied: %s is missing', async (field) => {
    await assertFails(save(without(field, sampleState())));
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
    ['a note', { history: [note('Called.')] }],
    ['another line without fields', { history: [change('note')] }],
    ['a field', { history: [change('opened', { note: 'x' })] }],
    ['a client time', { updatedAt: earlier }],
    ['an additional field', { owner: 'x' }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(save(sampleState(changes)));
  });

  test.each(faultyLines)('denied: a line that %s', async (_words, changes) => {
    await assertFails(save(sampleState({ history: [change('opened', changes)] })));
  });

  test('denied: of a lead that the same commit deletes', async () => {
    await assertFails(saveAndErase(sampleState()));
    await assertSucceeds(save(sampleState()));
  });
});

/** Changes of each kind: a line's fields, the fields of the state that it sets, and the state before it. */
const changes: Record<
  Exclude<HistoryKind, 'opened'>,
  [fields: DocumentData, set: DocumentData, before?: DocumentData][]
> = {
  note: [
    [{ note: 'Called.' }, {}],
    [{ note: 'Called.' }, {}, passedOn],
    [{ note: 'Called.', followUp: day }, { followUp: day }],
  ],
  status: [[{ status: 'closed' }, { status: 'closed' }, passedOn]],
  call: [
    [{ outcome: 'reached' }, { status: 'contacted' }],
    [{ outcome: 'voicemail', note: 'Called.' }, {}, { ...opened, followUp: day }],
    [
      { outcome: 'voicemail', followUp: day },
      { status: 'contacted', followUp: day },
    ],
    [{ outcome: 'wrong-number', followUp: '' }, { followUp: '' }, { ...opened, followUp: day }],
    [{ outcome: 'not-interested', note: 'Called.', followUp: day }, { followUp: day }],
  ],
  reminder: [
    [{ followUp: day }, { followUp: day }],
    [{ followUp: '' }, { followUp: '' }, { ...opened, followUp: day }],
  ],
  'passed-on': [
    [applicant, passedOnTo()],
    [{ company: typedBuyer }, passedOnTo(typedBuyer)],
  ],
  'came-back': [
    [{ ...applicant, reason }, returned, passedOn],
    [{ company: typedBuyer }, returned, { ...passedOn, ...passedOnTo(typedBuyer) }],
  ],
  'notified-of-withdrawal': [
    [applicant, {}, passedOn],
    [{ company: typedBuyer }, {}, { ...passedOn, buyers: [buyerId, typedBuyer] }],
    [{ ...applicant, about: buyerId }, {}, passedOn],
  ],
  'notified-of-deletion': [[applicant, {}, passedOn]],
  'set-aside': [[{ request: elsewhere, reason }, {}]],
};
const kinds = Object.entries(changes).flatMap(([kind, rows]) =>
  rows.map(([fields, set, before = opened]) => [kind as HistoryKind, fields, set, before] as const),
);

/** Other values of a state, which no line sets. */
const otherValues: DocumentData = {
  kind: 'contacts',
  status: 'spam',
  passedOnTo: 'Acme',
  buyers: ['Acme'],
  names: { [buyerId]: 'Acme' },
  followUp: '2027-01-02',
  unknown: 'x',
};

/** Every field that a kind of line has, and one that none has. */
const fieldsOfLines: DocumentData = {
  status: 'closed',
  note: 'x',
  outcome: 'reached',
  company: typedBuyer,
  companyId: buyerId,
  reason,
  request: elsewhere,
  about: buyerId,
  followUp: day,
  unknown: 'x',
};

describe.each(kinds)('%s with %j', (kind, fields, set, before) => {
  const line = change(kind, fields);

  /** Stores the state before a change, and the requests of which a line may tell. */
  const prepare = async (stored: DocumentData = {}) => {
    for (const asks of kind.startsWith('notified') ? ['withdraw', 'delete'] : []) {
      await database.store(`revocations/${leadId}-${asks}`, { lead: leadId });
    }
    await database.store(path, { ...before, ...stored });
    return nextState({ ...before, ...stored }, line, set);
  };

  test('sets what it says, changes nothing else, and drops nothing', async () => {
    await database.store(`contacts/${leadId}`, { text: 'x' });
    const state = await prepare();
    const others = Object.entries(otherValues).map(([field, value]) => ({ [field]: value }));

    for (const other of others) await assertFails(save({ ...state, ...other }));
    for (const field of ['kind', ...Object.keys(set)])
      await assertFails(save(without(field, state)));
    await assertSucceeds(save(state));
  });

  // What follows depends on the kind of line alone.
  if (kinds.find(([other]) => other === kind)?.[1] !== fields) return;

  test('has a line of its own kind', async () => {
    const state = await prepare();
    const lines: DocumentData[] = ['unknown', 'opened'].map((other) => ({ ...line, kind: other }));
    for (const [field, value] of Object.entries(fieldsOfLines)) {
      const schema = (historyKinds[kind].fields as Record<string, z.ZodMiniType>)[field];
      lines.push({ ...line, [field]: schema ? null : value });
      if (schema && !schema.safeParse(undefined).success) lines.push(without(field, line));
    }

    for (const other of lines) {
      await assertFails(save({ ...state, history: [...before.history, other] }));
    }
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
  const last = ['note', 'call', 'set-aside'].includes(kind) ? notesUpToLine : lines;

  test(`is line ${last} of the history, and no later one`, async () => {
    const history = Array.from({ length: last }, () => note('x'));

    await assertFails(save(await prepare({ history })));
    await assertSucceeds(save(await prepare({ history: history.slice(1) })));
  });
});

describe('a line', () => {
  beforeEach(() => database.store(path, opened));

  test.each(personas)('denied: by %s', async (persona) => {
    await assertFails(save(nextState(opened, note('Called.')), persona));
  });

  test.each(faultyLines)('denied: that %s', async (_words, changes) => {
    await assertFails(save(nextState(opened, { ...note('Called.'), ...changes })));
  });

  test.each<[words: string, history: (stored: DocumentData[]) => DocumentData[]]>([
    ['nothing is added', (stored) => stored],
    ['two lines are added', (stored) => [...stored, note('x'), note('y')]],
    ['a line is removed', () => [note('x')]],
    ['a line is edited', ([first]) => [{ ...first, by: 'other@example.com' }, note('x')]],
    ['the new line comes first', (stored) => [note('x'), ...stored]],
  ])('denied: %s', async (_words, history) => {
    await assertFails(save({ ...nextState(opened, note('x')), history: history(opened.history) }));
  });

  test('denied: at another time than now, or at none', async () => {
    const state = nextState(opened, note('x'));
    await assertFails(save({ ...state, updatedAt: earlier }));
    await assertFails(save(without('updatedAt', state)));
    await assertSucceeds(save(state));
  });

  test('denied: by someone who has not seen the last one', async () => {
    await assertSucceeds(save(nextState(opened, note('The first.'))));

    await assertFails(save(nextState(opened, note('The second.'))));
  });

  test.each(['new', 'contacted', 'qualified', 'closed', 'spam'])(
    'may set the status %s',
    async (status) => {
      const stored = { ...opened, status: 'passed-on' };
      await database.store(path, stored);

      await assertSucceeds(save(nextState(stored, change('status', { status }), { status })));
    },
  );

  const texts = ['', 'X', ' \n', 'C'.repeat(43), '\u200b', 'a\u202eb', 'One\n\n\tTwo'];
  const { note: noteLength } = leadStateLimits;
  const days = ['2028-02-29', '2027-02-29', '2026-04-31', '2026-13-01', '2026-12-00', '2026-1-1'];
  test.each<[refuse: (typed: string) => string | undefined, field: string, typed: string[]]>([
    [noteError, 'note', [...texts, ...longTexts(noteLength.max)].map(tidyText)],
    [noteError, 'reason', longTexts(noteLength.max)],
    [companyNameError, 'company', [...texts, ...longTexts(companyNameLength.max)].map(tidyLine)],
    [
      (typed) => followUpError(typed, ''),
      'followUp',
      [...days, ' ', '2026-12-012026-12-01', '2026-12-01T00:00', '２026-12-01', 'tomorrow'],
    ],
  ])('is refused by the rules as %o refuses a %s', async (refuse, field, typed) => {
    const stored = field === 'reason' ? passedOn : opened;
    const reset = { [path]: stored, [`leadReferrals/${leadId}`]: null };
    for (const text of typed) {
      const states: DocumentData = {
        note: nextState(stored, change('note', { note: text })),
        reason: nextState(stored, change('came-back', { ...applicant, reason: text }), returned),
        company: nextState(stored, referral({ company: text }), passedOnTo(text)),
        followUp: nextState(stored, change('reminder', { followUp: text }), { followUp: text }),
      };
      await database.by('owner').commit(reset);
      const saved = save(states[field]);
      await (refuse(text) ? assertFails : assertSucceeds)(saved);
    }
  });

  const statuses = leadStatuses.map(({ value }) => value);
  test.each(statuses)(
    'moves, as a call, no lead that is %s, unless to contact it first',
    async (from) => {
      const before = { ...opened, status: from };
      await database.store(path, before);
      for (const to of statuses.filter((status) => status !== from)) {
        // To a status that no outcome sets, one decides as the others.
        const outcomes = to === 'contacted' ? callOutcomes : sample(callOutcomes, 1);
        for (const { value: outcome, isContact } of outcomes) {
          const isFirst = isContact && from === 'new' && to === 'contacted';
          const saved = save(nextState(before, change('call', { outcome }), { status: to }));
          await (isFirst ? assertSucceeds : assertFails)(saved);
          if (isFirst) await database.store(path, before);
        }
      }
    },
  );

  test('denied: a reminder that says nothing, an unknown outcome, and a status that is none or has its own line', async () => {
    await assertFails(save(nextState(opened, change('reminder'))));
    await assertFails(save(nextState(opened, change('call', { outcome: 'unknown' }))));
    for (const status of ['unknown', 'passed-on'])
      await assertFails(save(nextState(opened, change('status', { status }), { status })));
  });
});

describe('a request that is set aside', () => {
  const setAside = (request: string) =>
    save(nextState(opened, change('set-aside', { request, reason })));

  beforeEach(() => database.store(path, opened));

  test.each(['withdraw', 'delete'])('is one to %s about another lead, and stored', async (asks) => {
    await database.store(`revocations/${leadId}-${asks}`, { lead: leadId });
    await assertFails(setAside(`${leadId}-${asks}`));
    await assertFails(setAside(`${otherId}-${asks}`));

    await database.store(`revocations/${otherId}-${asks}`, { lead: otherId });
    await assertSucceeds(setAside(`${otherId}-${asks}`));
  });
});

describe('a quote', () => {
  /** Passes it on to a company. */
  const passOn = (stored: DocumentData, to: DocumentData = applicant) => {
    const id = to.companyId ?? to.company;
    const buyers = [...(stored.buyers ?? []), id];
    const names = { ...stored.names, [id]: to.company };
    const changes = { ...passedOnTo(id), buyers, ...('companyId' in to && { names }) };
    return save(nextState(stored, referral(to), changes));
  };

  beforeEach(() => database.store(path, opened));

  test.each<[words: string, to: DocumentData]>([
    ['a name that ends with a space', { company: 'Acme ' }],
    ['a name that is no text', { company: 7 }],
    ['the id of an application as a name', { company: buyerId }],
    ['the id of no application', { ...applicant, companyId: otherId }],
    ['the id of a quote', { ...applicant, companyId: leadId }],
    ['its name as its id', { companyId: 'Acme', company: 'Acme' }],
    ['another name than that of the application', { ...applicant, company: typedBuyer }],
    ['an application without a name', { companyId: 'D'.repeat(43), company: '' }],
  ])('denied: to a company with %s', async (_words, to) => {
    await database.store(`leadBuyers/${'D'.repeat(43)}`, { ...buyer, companyName: '' });
    await database.store('leadBuyers/Acme', { ...buyer, companyName: 'Acme' });

    await assertFails(passOn(opened, to));
  });

  const types = applicationFields.companyType.options.map(({ value }) => value);

  test.each([...types, 'unknown'])(
    'goes to an applicant of the type %s only if it lends',
    async (companyType) => {
      await database.store(`leadBuyers/${buyerId}`, { ...buyer, companyType });

      const isLender = lenderTypes.some((type) => type === companyType);
      await (isLender ? assertSucceeds : assertFails)(passOn(opened));
    },
  );

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
    await assertSucceeds(passOn(before));
  });

  test.each<[words: string, names: unknown]>([
    ['no name', undefined],
    ['another name', { [otherId]: 'Acme', [buyerId]: typedBuyer }],
    ['one name more', { [otherId]: 'Acme', [buyerId]: buyer.companyName, unknown: 'Best' }],
    ['the name of another company, too', { [otherId]: 'Best', [buyerId]: buyer.companyName }],
    ['the names without an earlier one', { [buyerId]: buyer.companyName }],
    ['names that are no map', [buyer.companyName]],
  ])('adds its name to those that had it: denied with %s', async (_words, names) => {
    const before = { ...opened, buyers: [otherId], names: { [otherId]: 'Acme' } };
    await database.store(path, before);
    const next = nextState(before, referral(), { ...passedOnTo(), buyers: [otherId, buyerId] });

    await assertFails(save(names ? { ...next, names } : without('names', next)));
    await assertSucceeds(passOn(before));
  });

  test('denied: without a record of the consent, or with Global Privacy Control on', async () => {
    await database.store(consentPath, sampleConsent({ globalPrivacyControl: true }));
    await assertFails(passOn(opened));
    await database.erase(consentPath);
    await assertFails(passOn(opened));
    await database.store(consentPath, sampleConsent());
    await assertSucceeds(passOn(opened));
  });

  test.each(['withdraw', 'delete'])('denied: after the person asked to %s', async (asks) => {
    await database.store(`revocations/${buyerId}-${asks}`, { lead: buyerId });
    await database.store(`revocations/${leadId}-${asks}`, { lead: leadId });
    await assertFails(passOn(opened));

    await database.erase(`revocations/${leadId}-${asks}`);
    await assertSucceeds(passOn(opened));
  });

  test.each(['withdraw', 'delete'])(
    'denied: in the commit in which the person asks to %s',
    async (asks) => {
      const asking = (lead: string) => ({
        ...withEvent(nextState(opened, referral(), { ...passedOnTo(), buyers: [buyerId] })),
        [`revocations/${lead}-${asks}`]: {
          ...{ kind: 'mortgageQuotes', lead, asks },
          askedAt: new Date().toISOString(),
        },
      });
      await database.store(`mortgageQuotes/${otherId}`, { text: 'a quote' });
      await assertFails(database.by(desk).commit(asking(leadId)));
      await assertSucceeds(database.by(desk).commit(asking(otherId)));
    },
  );

  test.each(['contacts', 'leadBuyers'])('denied: a lead of %s that is stored', async (kind) => {
    const other = { ...opened, kind };
    await database.store(`${kind}/${leadId}`, { text: 'not a quote' });
    await database.store(path, other);

    await assertFails(passOn(other));
    await assertSucceeds(save(nextState(other, note('A control.'))));
  });

  test.each([
    ['another company', otherId],
    ['the same company', buyerId],
  ])('denied: to %s before it came back', async (_words, companyId) => {
    await database.store(`leadBuyers/${companyId}`, buyer);
    await database.store(path, passedOn);
    await assertFails(passOn(passedOn, { ...applicant, companyId }));

    await database.store(path, { ...passedOn, ...returned });
    await assertSucceeds(passOn({ ...passedOn, ...returned }, { ...applicant, companyId }));
  });

  const most = site.companiesPerInquiry;
  const companies = Array.from({ length: most }, (_, index) => `Company ${index}`);

  test.each([
    ['', { company: typedBuyer }],
    [' that has applied', applicant],
  ])('goes to as many companies as people are told, and to no other%s', async (_words, to) => {
    const all = { ...opened, buyers: companies };
    await database.store(path, all);
    await assertFails(passOn(all, to));

    const one = { ...opened, buyers: companies.slice(1) };
    await database.store(path, one);
    await assertSucceeds(passOn(one, to));
  });

  test('counts a company once that gets it again', async () => {
    const twice = { ...opened, buyers: [...companies.slice(1), ...companies.slice(1)] };
    await database.store(path, twice);

    await assertSucceeds(passOn(twice, { company: typedBuyer }));
  });
});

test.each<[words: string, fields: DocumentData, set?: DocumentData, stored?: DocumentData]>([
  ['the lead buyer still in its state', applicant, { status: 'qualified' }],
  ['another status', applicant, { status: 'passed-on', passedOnTo: '' }],
  ['another company', { company: typedBuyer }],
  ['another name', { ...applicant, company: typedBuyer }],
  ['an id as the name', { company: buyerId }],
  ['a lead that was not passed on', applicant, { status: 'qualified' }, opened],
  ['a lead that came back', applicant, returned, { ...passedOn, ...returned }],
  ['a lead with nobody', { companyId: '', company: 'x' }, { status: 'qualified' }, opened],
])('a return denied: with %s', async (_words, fields, set = returned, stored = passedOn) => {
  await database.store(path, stored);
  await assertFails(save(nextState(stored, change('came-back', fields), set)));
});

describe('a line that says that a buyer was notified', () => {
  const tell = (kind: string, to: DocumentData = applicant) =>
    save(nextState(passedOn, change(kind, to)));

  beforeEach(() => database.store(path, passedOn));

  test.each([
    ['notified-of-withdrawal', 'withdraw', 'delete'],
    ['notified-of-deletion', 'delete', 'withdraw'],
  ])('needs a request of its kind: %s', async (kind, asks, other) => {
    await database.store(`revocations/${leadId}-${other}`, { lead: leadId });
    await assertFails(tell(kind));

    await database.store(`revocations/${leadId}-${asks}`, { lead: leadId });
    await assertSucceeds(tell(kind));
  });

  test('names the other lead of the same person whose sender withdrew, and of no deletion', async () => {
    const about = { ...applicant, about: otherId };
    await database.store(`revocations/${leadId}-withdraw`, { lead: leadId });
    await database.store(`revocations/${leadId}-delete`, { lead: leadId });
    await database.store(`revocations/${otherId}-delete`, { lead: otherId });
    await assertFails(tell('notified-of-withdrawal', about));
    await database.store(`revocations/${otherId}-withdraw`, { lead: otherId });
    await assertFails(tell('notified-of-deletion', about));
    await assertSucceeds(tell('notified-of-withdrawal', about));
  });

  test.each<DocumentData>([
    { company: typedBuyer },
    { company: buyerId },
    { ...applicant, companyId: otherId },
    { ...applicant, company: typedBuyer },
  ])('denied: about %j, which did not get the lead', async (to) => {
    for (const [kind, asks] of [
      ['notified-of-withdrawal', 'withdraw'],
      ['notified-of-deletion', 'delete'],
    ] as const) {
      await database.store(`revocations/${leadId}-${asks}`, { lead: leadId });
      await assertFails(tell(kind, to));
    }
    await assertSucceeds(tell('notified-of-withdrawal'));
  });

  test('names a company by its id alone, if the lead went to it without a name', async () => {
    const unnamed = without('names', passedOn);
    await database.store(path, unnamed);
    await database.store(`revocations/${leadId}-delete`, { lead: leadId });

    await assertSucceeds(save(nextState(unnamed, change('notified-of-deletion', applicant))));
  });
});
