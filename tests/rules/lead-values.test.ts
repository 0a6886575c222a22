import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { emailMaxLength } from '#src/lib/input/answers.schema.ts';
import { maxDollars } from '#src/lib/input/typed-numbers.ts';
import { websiteMaxLength } from '#src/lib/input/website.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import { minimumScore } from '#src/model/lead-forms/bot-check.contract.ts';
import type { FieldKind, FormField } from '#src/model/lead-forms/form-fields.ts';
import { messageFields } from '#src/model/lead-forms/message.fields.ts';
import { quoteFields } from '#src/model/lead-forms/quote.fields.ts';
import {
  daysFromNow,
  leadId,
  sampleApplication,
  sampleContact,
  sampleQuote,
  sampleReceipt,
} from './leads.sample.ts';
import { assertFails, assertSucceeds, rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();

/** Values of a field: each may be stored, or is refused for one reason. */
interface Values {
  allowed: readonly unknown[];
  denied: readonly unknown[];
}

const spaces = ['\t', '\n', '\v', ' ', '\u00a0', '\u3000', '\u2028', '\ufeff'];
const emailOf = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`;
const websiteOf = (length: number) => 'https://acme.com/'.padEnd(length, 'a');

const valuesOf: Record<FieldKind, (field: FormField) => Values> = {
  line: ({ limits: { min, max } = { min: 0, max: 0 } }) => ({
    allowed: ['李'.repeat(min), 'é'.repeat(max), '𠮷'.repeat(max), 'O’Brien, a b'],
    denied: [
      '𠮷'.repeat(min - 1),
      ...['é', '𠮷'].map((letter) => letter.repeat(max + 1)),
      ...[' Nuria', 'Nuria ', ' '.repeat(min), '120 Ma\nple'],
    ],
  }),
  text: ({ limits: { max } = { max: 0 } }) => ({
    allowed: ['?', 'x'.repeat(max), '𠮷'.repeat(max), 'One\n\n\tTwo\u2028Three'],
    denied: [
      ...['', 'x'.repeat(max + 1)],
      ...spaces.flatMap((space) => [space.repeat(3), `${space}a@b.co`, `a@b.co${space}`]),
    ],
  }),
  email: () => ({
    allowed: [emailOf(emailMaxLength), "a.!#$%&'*+/=?^_`{|}~-z@a-b.c.example"],
    denied: [
      ...['', 'nuria.example.com', 'nuria@example', 'nuria@example.com\n', 'ana@example.com '],
      ...['two words@example.com', emailOf(emailMaxLength + 1)],
    ],
  }),
  phone: ({ limits: { min, max } = { min: 0, max: 0 } }) => ({
    allowed: ['5'.repeat(min), '5'.repeat(max)],
    denied: ['5'.repeat(min - 1), '5'.repeat(max + 1), '+15551234567', ' 5551234567'],
  }),
  digits: ({ limits: { min, max } = { min: 0, max: 0 } }) => ({
    allowed: ['5'.repeat(min), '5'.repeat(max)],
    denied: ['', '5'.repeat(max + 1), '555-1234', '１２３'],
  }),
  zipCode: () => ({ allowed: ['02139'], denied: ['021394307', '0213'] }),
  website: () => ({
    allowed: [
      ...['http://www.acme.co.uk', 'HTTPS://acme.com:8443/#top'],
      ...[`https://${'a'.repeat(63)}.${'b'.repeat(63)}`, websiteOf(websiteMaxLength)],
    ],
    denied: [
      ...['acme.com', 'https://localhost', 'https://me:secret@acme.com', 'https://acme.com\n'],
      // Scripts, some of which look like a website.
      ...['javascript:alert(1)', 'javascript://acme.com/%0aalert(1)'],
      'javascript:alert(1)//https://acme.com',
      ...[`https://${'a'.repeat(64)}.com`, `https://acme.${'b'.repeat(64)}`],
      websiteOf(websiteMaxLength + 1),
    ],
  }),
  select: ({ options = [] }) => ({
    allowed: options.map(({ value }) => value),
    denied: ['unknown', 'Puerto Rico', 'texas'],
  }),
  downPayment: () => ({
    allowed: [
      ...['$0', '$0.05', '$80,000', '$80,000.50', '$999,999,999.99', '$1,000,000,000'],
      ...['0%', '0.001%', '3.5%', '20%', '99.999%', '100%'],
    ],
    denied: [
      ...['', '$', '80,000', '$80000', '$80,000.5', '$80,000.00', '-$5', '$080,000'],
      ...['$1,000,000,000.01', '$1,000,000,001', '$2,000,000,000'],
      ...['100.001%', '101%', '020%', '3.50%', '20', '20 %', '1e1%'],
    ],
  }),
  money: () => ({
    allowed: [0, maxDollars],
    denied: [-0.01, maxDollars + 0.01, Number.NaN, Number.POSITIVE_INFINITY],
  }),
  checkboxes: ({ options = [] }) => {
    const all = options.map(({ value }) => value);
    const [first] = all;
    return {
      allowed: [all, ...all.map((value) => [value])],
      denied: [[], [first, 'unknown'], [first, first], [{ name: first }]],
    };
  },
  consent: () => ({ allowed: [], denied: [false] }),
};

/** Selects whose options may change with the site, so that the rules take any line. */
const openChoices = ['companyType', 'monthlyBudget', 'leadVolume'];
const openLine: FormField = { kind: 'line', label: '', limits: { min: 1, max: 100 } };

const isoTime = new Date().toISOString();
const [isoDay = '', timeOfDay = ''] = isoTime.split('T');
const timesOff = (...days: number[]) => days.map((off) => daysFromNow(off).toISOString());
/** The times of a browser, whose clock may be two days off. */
const times: Values = {
  allowed: timesOff(-1.99, -1, 1, 1.99),
  denied: [
    ...timesOff(-3, -2.01, 2.01, 3),
    ...['', isoDay, isoTime.replace(/\.\d+/, ''), isoTime.replace('Z', '+00:00')],
    ...[`${isoTime} or so`, `${isoTime} ${isoTime}`],
    ...[`${isoDay.slice(0, 4)}-02-31T${timeOfDay}`, `${isoDay.slice(0, 4)}-13-01T${timeOfDay}`],
    ...[`${timesOff(-1)[0]?.slice(0, 10)}T24:00:00.000Z`, isoTime.replace(/:\d\d:/, ':60:')],
    ...[Timestamp.now(), serverTimestamp()],
  ],
};
const scoresFrom = (lowest: number): Values => ({
  allowed: [lowest, 1],
  denied: [lowest - 0.001, 1.1, Number.NaN],
});

/** The edges of the ranges of control characters, and a tab; line ends, and what reverses a text. */
const controls = [
  ...['\u0000', '\t', '\u001f', '\u007f', '\u009f'],
  ...['\u2028', '\u202e', '\u2066', '\u2069'],
];
/** Neighbors of those ranges, and other invisible characters. */
const others = [' ', '~', '\u00a0', '\u2027', '\u200c', '\u200d', '\u202f', '\u2065', '\u206a'];
/** Texts in which nobody can see anything. */
const unseen = ['\u200b', '\u3164', '\u2800\u3000\u2800', '\u200d\ufe0f', '\u{e0041}'];
const around = (character: string) => `120 Ma${character}ple`;

describe.each<{
  collection: string;
  action: string;
  sample: (changes: DocumentData) => DocumentData;
  questions: Readonly<Record<string, FormField>>;
  /** The values of the fields that nobody typed, and others of those that somebody did. */
  more: Readonly<Record<string, Values>>;
}>([
  {
    collection: 'mortgageQuotes',
    action: 'submit',
    sample: sampleQuote,
    questions: quoteFields,
    more: {
      fullName: { allowed: [], denied: ['Grace Hopper'] },
      companyName: { allowed: [], denied: ['Acme'] },
      source: { allowed: [], denied: ['elsewhere'] },
      type: { allowed: [], denied: ['insurance'] },
      status: { allowed: [], denied: ['contacted'] },
      createdAt: { allowed: [], denied: [Timestamp.fromMillis(Date.now() - 1)] },
      recaptchaAction: { allowed: [], denied: ['contact'] },
      recaptchaScore: scoresFrom(0),
      recaptchaVerifiedAt: times,
    },
  },
  {
    collection: 'contacts',
    action: 'contact',
    sample: sampleContact,
    questions: messageFields,
    more: {
      name: { allowed: others.map(around), denied: [...controls.map(around), ...unseen] },
      recaptchaScore: scoresFrom(minimumScore),
      createdAt: times,
    },
  },
  {
    collection: 'leadBuyers',
    action: 'purchase_leads',
    sample: sampleApplication,
    questions: applicationFields,
    more: { recaptchaScore: scoresFrom(minimumScore), createdAt: times },
  },
])('$collection', ({ collection, action, sample, questions, more }) => {
  const path = `${collection}/${leadId}`;
  const typed = Object.entries(questions).map(([field, question]): [string, Values] => {
    const values = valuesOf[question.kind](question);
    if (!openChoices.includes(field)) return [field, values];
    const { allowed, denied } = valuesOf.line(openLine);
    return [field, { allowed: [...values.allowed, ...allowed], denied }];
  });

  test.each([...typed, ...Object.entries(more)])('%s', async (field, { allowed, denied }) => {
    const isScore = field === 'recaptchaScore';
    /** Stores the receipt that a value needs, and no lead. */
    const prepare = (value: unknown) => {
      const receipt = sampleReceipt({ action, ...(isScore && { score: value }) });
      return database.by('owner').commit({ [`botReceipts/${leadId}`]: receipt, [path]: null });
    };
    const send = (value: unknown) => database.by('a visitor').set(path, sample({ [field]: value }));

    await prepare(1);
    for (const value of denied) {
      if (isScore) await prepare(value);
      await assertFails(send(value), `denied: ${JSON.stringify(value)}`);
    }
    for (const value of allowed) {
      await prepare(value);
      await assertSucceeds(send(value), `allowed: ${JSON.stringify(value)} `);
    }
  });
});
