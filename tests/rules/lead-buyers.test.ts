import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  companyTypeOptions,
  leadTypeOptions,
  leadVolumeOptions,
  monthlyBudgetOptions,
} from '#src/domain/leads/lead-buyer.options.ts';
import { minimumScore } from '#src/domain/leads/submission/bot-check.contract.ts';
import { leadBuyerLimits } from '#src/features/lead-buyer/lead-buyer.schema.ts';
import { websiteMaxLength } from '#src/lib/input/website.ts';
import { usStates } from '#src/lib/us-states.ts';
import type { Option } from '#src/ui/SelectField.tsx';
import { controlsIn, othersIn } from './control-characters.ts';
import { applicationReceipt, sampleApplication } from './lead-buyer.sample.ts';
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
const path = `leadBuyers/${leadId}`;
const lines = ['companyName', 'companyType', 'contactName', 'monthlyBudget', 'leadVolume'];

/**
 * Sends an application with a receipt of the same score, so that each case differs in one respect
 * only.
 */
async function create(
  application: DocumentData,
  receipt: DocumentData = {},
  persona: Persona = 'a visitor',
): Promise<void> {
  const { recaptchaScore: score = applicationReceipt().score } = application;
  await database.store(`botReceipts/${leadId}`, applicationReceipt({ score, ...receipt }));
  await setDoc(doc(database.as(persona), path), application);
}

describe('create', () => {
  test.each(personas)('%s may send a verified application', async (persona) => {
    await assertSucceeds(create(sampleApplication(), {}, persona));
  });

  test('an application has the 13 fields of the specification', () => {
    expect(Object.keys(sampleApplication())).toHaveLength(13);
  });

  test.each(Object.keys(sampleApplication()))('denied: %s is missing', async (field) => {
    await assertFails(create(without(field, sampleApplication())));
  });

  test.each(Object.entries(sampleApplication()))(
    'denied: %s has another type',
    async (field, value) => {
      await assertFails(create(sampleApplication({ [field]: otherType(value) })));
    },
  );

  test.each(Object.keys(sampleApplication()))('denied: %s is null', async (field) => {
    await assertFails(create(sampleApplication({ [field]: null })));
  });

  test('denied: an additional field', async () => {
    await assertFails(create(sampleApplication({ unknown: 'x' })));
  });

  test.each(allowedValues())('allowed: %s', async (_words, changes) => {
    await assertSucceeds(create(sampleApplication(changes)));
  });

  test.each(refusedValues())('denied: %s', async (_words, changes) => {
    await assertFails(create(sampleApplication(changes)));
  });
});

describe('the receipt', () => {
  test('denied: nothing was verified', async () => {
    await assertFails(setDoc(doc(database.as('a visitor'), path), sampleApplication()));
  });

  test.each<[words: string, receipt: DocumentData]>([
    ['is for a quote', { action: 'submit' }],
    ['is for a contact message', { action: 'contact' }],
    ['has another score', { score: 0.8 }],
    ['has expired', { expiresAt: Timestamp.fromMillis(Date.now() - 1) }],
  ])('denied: it %s', async (_words, receipt) => {
    await assertFails(create(sampleApplication(), receipt));
  });
});

describe.each(personas)('%s', (persona) => {
  test('may not read, list or delete applications', async () => {
    await database.store(path, sampleApplication());
    const application = doc(database.as(persona), path);

    await assertFails(getDoc(application));
    await assertFails(getDocs(collection(database.as(persona), 'leadBuyers')));
    await assertFails(deleteDoc(application));
  });
});

function otherType(value: unknown): unknown {
  return typeof value === 'string' ? { text: value } : String(value);
}

function allowedValues(): [words: string, changes: DocumentData][] {
  const { name, phoneDigits } = leadBuyerLimits;
  const everyChoice = (field: string, options: readonly Option[]) =>
    options.map(({ value }): [string, DocumentData] => [`${field} ${value}`, { [field]: value }]);

  return [
    ['names of the minimum length', { companyName: 'A', contactName: '李' }],
    ['names of the maximum length', { companyName: 'é'.repeat(name.max), contactName: 'a b' }],
    ['the longest name in surrogate pairs', { contactName: '𠮷'.repeat(name.max) }],
    ...lines.flatMap(othersIn),
    ['a website without https', { website: 'http://www.acme.co.uk' }],
    ['a website with a port', { website: 'HTTPS://acme.com:8443/#top' }],
    [
      'a website with the longest labels',
      { website: `https://${'a'.repeat(63)}.${'b'.repeat(63)}` },
    ],
    ['the longest website', { website: websiteOf(websiteMaxLength) }],
    ['the shortest phone', { phone: '5'.repeat(phoneDigits.min) }],
    ['the longest phone', { phone: '5'.repeat(phoneDigits.max) }],
    ['every type of lead', { leadTypes: leadTypeOptions.map(({ value }) => value) }],
    ...leadTypeOptions.map(({ value }): [string, DocumentData] => [
      `the lead type ${value} alone`,
      { leadTypes: [value] },
    ]),
    ...usStates.map((state): [string, DocumentData] => [`the state ${state}`, { state }]),
    ...everyChoice('companyType', companyTypeOptions),
    ...everyChoice('monthlyBudget', monthlyBudgetOptions),
    ...everyChoice('leadVolume', leadVolumeOptions),
    ...['companyType', 'monthlyBudget', 'leadVolume'].flatMap((field): [string, DocumentData][] => [
      [`the shortest ${field} that the site may offer one day`, { [field]: 'x' }],
      [`the longest ${field} that the site may offer one day`, { [field]: 'x'.repeat(100) }],
    ]),
    ['the lowest score', { recaptchaScore: minimumScore }],
    ['the score 1', { recaptchaScore: 1 }],
    ...[-1.99, -1, 1, 1.99].map(clockOff),
  ];
}

function refusedValues(): [words: string, changes: DocumentData][] {
  const { name, phoneDigits } = leadBuyerLimits;
  return [
    ['no company name', { companyName: '' }],
    ['a company name that is a space', { companyName: ' ' }],
    ['a company name that is too long', { companyName: '𠮷'.repeat(name.max + 1) }],
    ['no contact name', { contactName: '' }],
    ['a contact name that ends with a space', { contactName: 'Ana ' }],
    ['a contact name that is too long', { contactName: 'é'.repeat(name.max + 1) }],
    ...lines.flatMap(controlsIn),
    ['an email without a dot in its domain', { email: 'ana@example' }],
    ['a phone without digits', { phone: '' }],
    ['a phone that is too long', { phone: '5'.repeat(phoneDigits.max + 1) }],
    ['a phone with a hyphen', { phone: '555-1234' }],
    ['a phone with non-ASCII digits', { phone: '１２３' }],
    ['a state other than the 50', { state: 'Puerto Rico' }],
    ['an unknown state', { state: 'unknown' }],
    ['a state in lower case', { state: 'texas' }],
    ['a website without its scheme', { website: 'acme.com' }],
    ['a website that is a script', { website: 'javascript:alert(1)' }],
    ['a script that looks like a website', { website: 'javascript://acme.com/%0aalert(1)' }],
    ['a website after a script', { website: 'javascript:alert(1)//https://acme.com' }],
    ['a website without a dot', { website: 'https://localhost' }],
    ['a website with a password', { website: 'https://me:secret@acme.com' }],
    ['a website with a line break', { website: 'https://acme.com\n' }],
    ['a website with a label that is too long', { website: `https://${'a'.repeat(64)}.com` }],
    [
      'a website with a top-level domain that is too long',
      { website: `https://acme.${'b'.repeat(64)}` },
    ],
    ['a website that is too long', { website: websiteOf(websiteMaxLength + 1) }],
    ...['companyType', 'monthlyBudget', 'leadVolume'].flatMap((field): [string, DocumentData][] => [
      [`an empty ${field}`, { [field]: '' }],
      [`a ${field} that is too long`, { [field]: 'x'.repeat(101) }],
    ]),
    ['no lead type', { leadTypes: [] }],
    ['an unknown lead type', { leadTypes: ['Refinance', 'unknown'] }],
    ['a duplicate lead type', { leadTypes: ['Refinance', 'Refinance'] }],
    ['a lead type in a list', { leadTypes: [{ name: 'Refinance' }] }],
    ['no consent', { contactConsent: false }],
    ['a score below the threshold', { recaptchaScore: minimumScore - 0.01 }],
    ['a score above 1', { recaptchaScore: 1.1 }],
    ['a score that is not a number', { recaptchaScore: Number.NaN }],
    ['the server time', { createdAt: serverTimestamp() }],
    ['a date without a time', { createdAt: new Date().toISOString().slice(0, 10) }],
    ...[-3, -2.01, 2.01, 3].map(clockOff),
  ];
}

function websiteOf(length: number): string {
  return 'https://acme.com/'.padEnd(length, 'a');
}

function clockOff(days: number): [string, DocumentData] {
  return [`a browser's clock ${days} days off`, { createdAt: daysFromNow(days).toISOString() }];
}
