import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { quoteDetails, quoteQuestions } from '#src/domain/leads/quote.details.ts';
import { emailMaxLength } from '#src/lib/input/answers.schema.ts';
import { maxDollars } from '#src/lib/input/typed-numbers.ts';
import { lineBreaksIn } from './control-characters.ts';
import { clocksOff, daysFromNow, everyChoice, leadSender, sampleQuote } from './leads.sample.ts';
import { assertFails, assertSucceeds, rulesDatabase } from './rules-database.ts';

const name = quoteDetails.firstName.limits;
const phone = quoteDetails.phone.limits;
const address = quoteDetails.address.limits;

const database = rulesDatabase();
const create = leadSender(database, 'mortgageQuotes', 'submit');

test.each(allowedValues())('allowed: %s', async (_words, changes) => {
  await assertSucceeds(create(sampleQuote(changes)));
});

test.each(refusedValues())('denied: %s', async (_words, changes) => {
  await assertFails(create(sampleQuote(changes)));
});

function allowedValues(): [words: string, changes: DocumentData][] {
  return [
    ['names of the minimum length', { firstName: 'Li', lastName: '李明' }],
    ['names of the maximum length', { firstName: 'é'.repeat(name.max), lastName: 'a b c' }],
    ['the longest name in surrogate pairs', { lastName: '𠮷'.repeat(name.max) }],
    ['the longest email', { email: `${'a'.repeat(emailMaxLength - '@b.co'.length)}@b.co` }],
    ['an email with every allowed character', { email: "a.!#$%&'*+/=?^_`{|}~-z@a-b.c.example" }],
    ['the shortest phone', { phone: '5'.repeat(phone.min) }],
    ['the longest phone', { phone: '5'.repeat(phone.max) }],
    ['the shortest address', { address: 'x'.repeat(address.min) }],
    ['the longest address', { address: 'x'.repeat(address.max) }],
    ['a ZIP code of five digits', { zipCode: '02139' }],
    ['no income', { income: 0 }],
    ['the highest income and price', { income: maxDollars, homePrice: maxDollars }],
    ...everyChoice(quoteQuestions),
    ...['$0', '$0.05', '$80,000', '$80,000.50', '$999,999,999.99', '$1,000,000,000'].map(down),
    ...['0%', '0.001%', '3.5%', '20%', '99.999%', '100%'].map(down),
    ['the score 0', { recaptchaScore: 0 }],
    ['the score 1', { recaptchaScore: 1 }],
    ...clocksOff('recaptchaVerifiedAt', -1.99, -1, 1, 1.99),
  ];
}

function refusedValues(): [words: string, changes: DocumentData][] {
  return [
    ['a first name of one letter', { firstName: 'O' }],
    ['a first name that is too long', { firstName: 'é'.repeat(name.max + 1) }],
    ['a last name of one surrogate pair', { lastName: '𠮷' }],
    ['a last name that is too long', { lastName: '𠮷'.repeat(name.max + 1) }],
    ['a name that begins with a space', { firstName: ' Nuria' }],
    ['a name that ends with a space', { lastName: 'Brien ' }],
    ...lineBreaksIn('firstName', 'lastName', 'address'),
    ['a full name that does not match', { fullName: 'Grace Hopper' }],
    ['an email without an at sign', { email: 'nuria.example.com' }],
    ['an email without a dot in its domain', { email: 'nuria@example' }],
    ['an email with a line break at its end', { email: 'nuria@example.com\n' }],
    [
      'an email that is too long',
      { email: `${'a'.repeat(emailMaxLength + 1 - '@b.co'.length)}@b.co` },
    ],
    ['a phone that is too short', { phone: '5'.repeat(phone.min - 1) }],
    ['a phone that is too long', { phone: '5'.repeat(phone.max + 1) }],
    ['a phone with a plus', { phone: '+15551234567' }],
    ['a phone that begins with a space', { phone: ' 5551234567' }],
    ['an address that is too short', { address: 'x'.repeat(address.min - 1) }],
    ['an address that is too long', { address: 'x'.repeat(address.max + 1) }],
    ['an address of spaces', { address: ' '.repeat(address.min) }],
    ['a ZIP code of nine digits in a row', { zipCode: '021394307' }],
    ['a ZIP code of four digits', { zipCode: '0213' }],
    ['a negative income', { income: -1 }],
    ['an income above a billion', { income: maxDollars + 0.01 }],
    ['an income that is not a number', { income: Number.NaN }],
    ['a negative price', { homePrice: -0.01 }],
    ['an infinite price', { homePrice: Number.POSITIVE_INFINITY }],
    ['an unknown credit score', { creditScore: 'unknown' }],
    ['an unknown loan type', { loanType: 'unknown' }],
    ['an unknown timeline', { timeline: 'unknown' }],
    ...['', '$', '80,000', '$80000', '$80,000.5', '$80,000.00', '-$5', '$080,000'].map(down),
    ...['$1,000,000,000.01', '$1,000,000,001', '$2,000,000,000'].map(down),
    ...['100.001%', '101%', '020%', '3.50%', '20', '20 %', '1e1%'].map(down),
    ['no consent', { contactConsent: false }],
    ['a filled honeypot', { companyName: 'Acme' }],
    ['another source', { source: 'elsewhere' }],
    ['another type', { type: 'insurance' }],
    ['another status', { status: 'contacted' }],
    ['a client time as createdAt', { createdAt: Timestamp.fromMillis(Date.now() - 1) }],
    ['another action', { recaptchaAction: 'contact' }],
    ['a score below 0', { recaptchaScore: -0.1 }],
    ['a score above 1', { recaptchaScore: 1.1 }],
    ['a score that is not a number', { recaptchaScore: Number.NaN }],
    ...clocksOff('recaptchaVerifiedAt', -3, -2.01, 2.01, 3),
    ...malformedTimes().map(([words, recaptchaVerifiedAt]): [string, DocumentData] => [
      words,
      { recaptchaVerifiedAt },
    ]),
  ];
}

function down(downPayment: string): [string, DocumentData] {
  return [`the down payment '${downPayment}'`, { downPayment }];
}

function malformedTimes(): [words: string, time: string][] {
  const now = new Date().toISOString();
  const [day, time] = now.split('T') as [string, string];
  return [
    ['no time', ''],
    ['a time without milliseconds', now.replace(/\.\d+/, '')],
    ['a time with an offset', now.replace('Z', '+00:00')],
    ['a time with more after it', `${now} or so`],
    ['a time with another one before it', `${now} ${now}`],
    ['a date without a time', day],
    ['the 31st of February', `${now.slice(0, 4)}-02-31T${time}`],
    ['the month 13', `${now.slice(0, 4)}-13-${now.slice(8)}`],
    ['the hour 24', `${daysFromNow(-1).toISOString().slice(0, 10)}T24:00:00.000Z`],
    ['the minute 60', now.replace(/:\d\d:/, ':60:')],
  ];
}
