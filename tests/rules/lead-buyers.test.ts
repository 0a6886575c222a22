import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { applicationDetails, applicationQuestions } from '#src/domain/leads/application.details.ts';
import { minimumScore } from '#src/domain/leads/submission/bot-check.contract.ts';
import { websiteMaxLength } from '#src/lib/input/website.ts';
import { lineBreaksIn } from './control-characters.ts';
import { clocksOff, everyChoice, leadSender, sampleApplication } from './leads.sample.ts';
import { assertFails, assertSucceeds, rulesDatabase } from './rules-database.ts';

const name = applicationDetails.contactName.limits;
const phoneDigits = applicationDetails.phone.limits;
const leadTypes = applicationDetails.leadTypes.options;

const database = rulesDatabase();
const create = leadSender(database, 'leadBuyers', 'purchase_leads');

test.each(allowedValues())('allowed: %s', async (_words, changes) => {
  await assertSucceeds(create(sampleApplication(changes)));
});

test.each(refusedValues())('denied: %s', async (_words, changes) => {
  await assertFails(create(sampleApplication(changes)));
});

function allowedValues(): [words: string, changes: DocumentData][] {
  return [
    ['names of the minimum length', { companyName: 'A', contactName: '李' }],
    ['names of the maximum length', { companyName: 'é'.repeat(name.max), contactName: 'a b' }],
    ['the longest name in surrogate pairs', { contactName: '𠮷'.repeat(name.max) }],
    ['a website without https', { website: 'http://www.acme.co.uk' }],
    ['a website with a port', { website: 'HTTPS://acme.com:8443/#top' }],
    [
      'a website with the longest labels',
      { website: `https://${'a'.repeat(63)}.${'b'.repeat(63)}` },
    ],
    ['the longest website', { website: makeWebsite(websiteMaxLength) }],
    ['the shortest phone', { phone: '5'.repeat(phoneDigits.min) }],
    ['the longest phone', { phone: '5'.repeat(phoneDigits.max) }],
    ['every type of lead', { leadTypes: leadTypes.map(({ value }) => value) }],
    ...leadTypes.map(({ value }): [string, DocumentData] => [
      `the lead type ${value} alone`,
      { leadTypes: [value] },
    ]),
    ...everyChoice(applicationQuestions),
    ...['companyType', 'monthlyBudget', 'leadVolume'].flatMap((field): [string, DocumentData][] => [
      [`the shortest ${field} that the site may offer one day`, { [field]: 'x' }],
      [`the longest ${field} that the site may offer one day`, { [field]: 'x'.repeat(100) }],
    ]),
    ['the lowest score', { recaptchaScore: minimumScore }],
    ['the score 1', { recaptchaScore: 1 }],
    ...clocksOff('createdAt', -1.99, 1.99),
  ];
}

function refusedValues(): [words: string, changes: DocumentData][] {
  return [
    ['no company name', { companyName: '' }],
    ['a company name that is a space', { companyName: ' ' }],
    ['a company name that is too long', { companyName: '𠮷'.repeat(name.max + 1) }],
    ['no contact name', { contactName: '' }],
    ['a contact name that ends with a space', { contactName: 'Ana ' }],
    ['a contact name that is too long', { contactName: 'é'.repeat(name.max + 1) }],
    ...lineBreaksIn('companyName', 'companyType', 'contactName', 'monthlyBudget', 'leadVolume'),
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
    ['a website that is too long', { website: makeWebsite(websiteMaxLength + 1) }],
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
    ...clocksOff('createdAt', -2.01, 2.01),
  ];
}

function makeWebsite(length: number): string {
  return 'https://acme.com/'.padEnd(length, 'a');
}
