import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { minimumScore, verifierActions } from '#src/domain/leads/submission/bot-check.contract.ts';
import { contactLimits } from '#src/features/contact/contact.fields.ts';
import { emailMaxLength } from '#src/lib/input/answers.schema.ts';
import { contactReceipt, sampleContact } from './contact.sample.ts';
import { controlsIn, othersIn } from './control-characters.ts';
import { daysFromNow, leadId } from './quote.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  personas,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const path = `contacts/${leadId}`;
const write = (contact: DocumentData, persona: Persona = 'a visitor') =>
  setDoc(doc(database.as(persona), path), contact);

/**
 * Sends a message with a receipt of the same score, so that each case differs in one respect only.
 */
async function create(contact: DocumentData, persona: Persona = 'a visitor'): Promise<void> {
  const { recaptchaScore: score = contactReceipt().score } = contact;
  await database.store(`botReceipts/${leadId}`, contactReceipt({ score }));
  await write(contact, persona);
}

describe('create', () => {
  test.each(personas)('%s may send a verified message', async (persona) => {
    await assertSucceeds(create(sampleContact(), persona));
  });

  test('a message has the five fields of the specification', () => {
    const fields = ['createdAt', 'email', 'message', 'name', 'recaptchaScore'];
    expect(Object.keys(sampleContact()).sort()).toEqual(fields);
  });

  test.each(Object.keys(sampleContact()))('denied: %s is missing', async (field) => {
    await assertFails(create(without(field, sampleContact())));
  });

  test.each(Object.entries(sampleContact()))(
    'denied: %s has another type',
    async (field, value) => {
      const other = typeof value === 'string' ? { text: value } : String(value);
      await assertFails(create(sampleContact({ [field]: other })));
    },
  );

  test.each(Object.keys(sampleContact()))('denied: %s is null', async (field) => {
    await assertFails(create(sampleContact({ [field]: null })));
  });

  test('denied: an additional field', async () => {
    await assertFails(create(sampleContact({ unknown: 'x' })));
  });

  test('denied: createdAt as a timestamp', async () => {
    await assertFails(create(sampleContact({ createdAt: Timestamp.now() })));
  });

  test.each(allowedValues())('allowed: %s', async (_words, changes) => {
    await assertSucceeds(create(sampleContact(changes)));
  });

  test.each(refusedValues())('denied: %s', async (_words, changes) => {
    await assertFails(create(sampleContact(changes)));
  });
});

describe('the receipt', () => {
  test('denied: no receipt', async () => {
    await assertFails(write(sampleContact()));
  });

  test('denied: one with another id', async () => {
    await database.store(`botReceipts/${leadId.replace('Z', 'Y')}`, contactReceipt());
    await assertFails(write(sampleContact()));
  });

  test.each(Object.values(verifierActions).flat())('an action %s', async (action) => {
    await database.store(`botReceipts/${leadId}`, contactReceipt({ action }));
    const assertion = action === 'contact' ? assertSucceeds : assertFails;
    await assertion(write(sampleContact()));
  });

  test('denied: expired', async () => {
    const expiresAt = Timestamp.fromMillis(Date.now() - 1_000);
    await database.store(`botReceipts/${leadId}`, contactReceipt({ expiresAt }));
    await assertFails(write(sampleContact()));
  });

  test.each([0.8, 1])('denied: its score is %d and that of the message is 0.9', async (score) => {
    await database.store(`botReceipts/${leadId}`, contactReceipt({ score }));
    await assertFails(write(sampleContact()));
  });
});

describe.each(personas)('%s', (persona) => {
  test('may not read, list or delete messages', async () => {
    await database.store(path, sampleContact());
    const contact = doc(database.as(persona), path);

    await assertFails(getDoc(contact));
    await assertFails(getDocs(collection(database.as(persona), 'contacts')));
    await assertFails(deleteDoc(contact));
  });

  test('may not add to a message', async () => {
    const contact = sampleContact();
    await database.store(path, contact);

    await assertFails(write({ ...contact, status: 'answered' }, persona));
  });
});

function allowedValues(): [words: string, changes: DocumentData][] {
  const { name, message } = contactLimits;
  return [
    ['a name of one letter', { name: 'O' }],
    ['the longest name', { name: 'é'.repeat(name.max) }],
    ['the longest name in surrogate pairs', { name: '𠮷'.repeat(name.max) }],
    ['the longest email', { email: `${'a'.repeat(emailMaxLength - '@b.co'.length)}@b.co` }],
    ...othersIn('name'),
    ['a message of one letter', { message: '?' }],
    ['the longest message', { message: 'x'.repeat(message.max) }],
    ['the longest message in surrogate pairs', { message: '𠮷'.repeat(message.max) }],
    ['a message of several lines', { message: 'One\n\n\tTwo\u2028Three' }],
    ['the lowest score', { recaptchaScore: minimumScore }],
    ['the score 1', { recaptchaScore: 1 }],
    ...[-1.99, -1, 1, 1.99].map(clockOff),
  ];
}

function refusedValues(): [words: string, changes: DocumentData][] {
  const { name, message } = contactLimits;
  return [
    ['a name that is too long', { name: 'é'.repeat(name.max + 1) }],
    ...controlsIn('name'),
    ['an email without an at sign', { email: 'ana.example.com' }],
    ['an email without a dot in its domain', { email: 'ana@example' }],
    [
      'an email that is too long',
      { email: `${'a'.repeat(emailMaxLength + 1 - '@b.co'.length)}@b.co` },
    ],
    ['a message that is too long', { message: 'x'.repeat(message.max + 1) }],
    ...(['name', 'email', 'message'] as const).flatMap((field) => [
      [`no ${field}`, { [field]: '' }] as [string, DocumentData],
      ...['\t', '\n', '\v', ' ', '\u00a0', '\u3000', '\u2028', '\ufeff'].flatMap((space) =>
        whiteSpaceIn(field, space),
      ),
    ]),
    ['a score below the lowest', { recaptchaScore: minimumScore - 0.001 }],
    ['a score above 1', { recaptchaScore: 1.1 }],
    ['a score that is not a number', { recaptchaScore: Number.NaN }],
    ...[-3, -2.01, 2.01, 3].map(clockOff),
    ['no time', { createdAt: '' }],
    ['a time without milliseconds', { createdAt: new Date().toISOString().replace(/\.\d+/, '') }],
    ['a time with an offset', { createdAt: new Date().toISOString().replace('Z', '+00:00') }],
  ];
}

function whiteSpaceIn(field: string, space: string): [words: string, changes: DocumentData][] {
  const name = `U+${space.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return [
    [`a ${field} of nothing but ${name}`, { [field]: space.repeat(3) }],
    [`a ${field} that begins with ${name}`, { [field]: `${space}a@b.co` }],
    [`a ${field} that ends with ${name}`, { [field]: `a@b.co${space}` }],
  ];
}

function clockOff(days: number): [string, DocumentData] {
  return [`a browser's clock ${days} days off`, { createdAt: daysFromNow(days).toISOString() }];
}
