import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { applicationQuestions } from '#src/domain/leads/application.details.ts';
import { type FieldKind, mapFields, type WholeField } from '#src/domain/leads/form/form-fields.ts';
import { messageQuestions } from '#src/domain/leads/message.details.ts';
import { quoteQuestions } from '#src/domain/leads/quote.details.ts';
import { rewriteWindowMs } from '#src/domain/leads/submission/bot-check.contract.ts';
import { paths } from '#src/lib/paths.ts';
import { sampleConsent, sampleRevocation } from './lead-desk.sample.ts';
import {
  applicationReceipt,
  contactReceipt,
  leadId,
  minutesFromNow,
  sampleApplication,
  sampleContact,
  sampleQuote,
  sampleReceipt,
} from './leads.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const earlier = Timestamp.fromMillis(Date.now() - 5_000);
const windowMinutes = rewriteWindowMs / 60_000;

/** Other answers than the samples', which the rules would accept in a new lead. */
const others: Record<FieldKind, (field: WholeField) => unknown> = {
  line: () => 'Grace Hopper',
  text: () => 'Something else.',
  email: () => 'grace@example.com',
  phone: () => '(555) 765-4321',
  digits: () => '5557654321',
  zipCode: () => '02139',
  website: () => 'https://acme.com',
  select: ({ options = [] }) => options.at(-1)?.value,
  downPayment: () => '20%',
  money: () => 96_001,
  checkboxes: ({ options = [] }) => [options.at(-1)?.value],
  consent: () => false,
};

function otherAnswers(questions: Readonly<Record<string, WholeField>>): DocumentData {
  return mapFields(questions, (field) => others[field.kind](field));
}

interface Kind {
  path: string;
  sample: (changes?: DocumentData) => DocumentData;
  /** The field with the time from which it may arrive again for a while. */
  time: string;
  /** Another value of each field that a new document could have, or that someone might try to set. */
  otherValues: DocumentData;
  /** Undefined if a new one needs none. */
  receipt?: () => DocumentData;
}

describe.each<Kind>([
  {
    path: `mortgageQuotes/${leadId}`,
    sample: sampleQuote,
    // A visitor who sends it again moves createdAt, which must not prolong anything.
    time: 'recaptchaVerifiedAt',
    otherValues: {
      ...otherAnswers(quoteQuestions),
      fullName: 'Grace Hopper',
      companyName: 'Acme',
      createdAt: Timestamp.now(),
      source: 'elsewhere',
      type: 'insurance',
      status: 'contacted',
      recaptchaScore: 0.8,
      recaptchaAction: 'contact',
      recaptchaVerifiedAt: minutesFromNow(1),
    },
    receipt: sampleReceipt,
  },
  {
    path: `contacts/${leadId}`,
    sample: sampleContact,
    time: 'createdAt',
    otherValues: {
      ...otherAnswers(messageQuestions),
      createdAt: minutesFromNow(1),
      recaptchaScore: 0.8,
    },
    receipt: contactReceipt,
  },
  {
    path: `leadBuyers/${leadId}`,
    sample: sampleApplication,
    time: 'createdAt',
    otherValues: {
      ...otherAnswers(applicationQuestions),
      createdAt: minutesFromNow(1),
      recaptchaScore: 0.8,
    },
    receipt: applicationReceipt,
  },
  {
    path: `consentRecords/${leadId}`,
    sample: sampleConsent,
    time: 'givenAt',
    otherValues: {
      kind: 'leadBuyers',
      wording: '2026-11-22',
      wordingHash: 'x'.repeat(43),
      page: paths.preApproval,
      language: 'es',
      globalPrivacyControl: true,
      givenAt: minutesFromNow(1),
    },
  },
  {
    path: `revocations/${leadId}-withdraw`,
    sample: sampleRevocation,
    time: 'askedAt',
    otherValues: {
      kind: 'leadBuyers',
      lead: 'A'.repeat(43),
      asks: 'delete',
      askedAt: minutesFromNow(1),
    },
  },
])('sent again: $path', ({ path, sample, time, otherValues, receipt }) => {
  /** Stores a document, and returns what a browser would send again. */
  async function store(changes: DocumentData = {}): Promise<DocumentData> {
    const sent = sample(changes);
    // The time that the server sets.
    const isServerTime = typeof sent.createdAt === 'object';
    await database.store(path, isServerTime ? { ...sent, createdAt: earlier } : sent);
    return sent;
  }
  const send = (data: DocumentData) => database.by('a visitor').set(path, data);

  test.each(personas)('%s may do so unchanged, without a receipt', async (persona) => {
    await assertSucceeds(database.by(persona).set(path, await store()));
  });

  test('the table above has every field', () => {
    expect(Object.keys(otherValues).sort()).toEqual(Object.keys(sample()).sort());
  });

  test.each(Object.entries(otherValues))('denied: another %s, or none', async (field, value) => {
    const sent = await store();

    await assertFails(send({ ...sent, [field]: value }));
    await assertFails(send(without(field, sent)));
  });

  test('denied: an additional field', async () => {
    await assertFails(send({ ...(await store()), unknown: 'x' }));
  });

  test.each([1 - windowMinutes, windowMinutes - 1])(
    `allowed: its ${time} %s minutes from now`,
    async (minutes) => {
      await assertSucceeds(send(await store({ [time]: minutesFromNow(minutes) })));
    },
  );

  test.each([-1 - windowMinutes, windowMinutes + 1, -2_000])(
    `denied: its ${time} %s minutes from now`,
    async (minutes) => {
      await assertFails(send(await store({ [time]: minutesFromNow(minutes) })));
    },
  );

  test.each(receipt ? [receipt] : [])('a used receipt stores nothing else', async (makeReceipt) => {
    await database.store(`botReceipts/${leadId}`, makeReceipt());
    const sent = sample();

    await assertSucceeds(send(sent));
    await assertSucceeds(send(sent));
    await assertFails(send({ ...sent, email: 'grace@example.com' }));
  });
});
