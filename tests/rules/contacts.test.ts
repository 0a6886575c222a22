import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { messageDetails } from '#src/domain/leads/message.details.ts';
import { messageFields } from '#src/domain/leads/message.fields.ts';
import { minimumScore } from '#src/domain/leads/submission/bot-check.contract.ts';
import { emailMaxLength } from '#src/lib/input/answers.schema.ts';
import { controlsIn, othersIn, unseenIn } from './control-characters.ts';
import { clocksOff, leadSender, sampleContact } from './leads.sample.ts';
import { assertFails, assertSucceeds, rulesDatabase } from './rules-database.ts';

const name = messageDetails.name.limits;
const message = messageFields.message.limits;

const database = rulesDatabase();
const create = leadSender(database, 'contacts', 'contact');

test.each(allowedValues())('allowed: %s', async (_words, changes) => {
  await assertSucceeds(create(sampleContact(changes)));
});

test.each(refusedValues())('denied: %s', async (_words, changes) => {
  await assertFails(create(sampleContact(changes)));
});

function allowedValues(): [words: string, changes: DocumentData][] {
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
    ...clocksOff('createdAt', -1.99, -1, 1, 1.99),
  ];
}

function refusedValues(): [words: string, changes: DocumentData][] {
  return [
    ['a name that is too long', { name: 'é'.repeat(name.max + 1) }],
    ...controlsIn('name'),
    ...unseenIn('name'),
    ['an email without an at sign', { email: 'ana.example.com' }],
    ['an email without a dot in its domain', { email: 'ana@example' }],
    [
      'an email that is too long',
      { email: `${'a'.repeat(emailMaxLength + 1 - '@b.co'.length)}@b.co` },
    ],
    ['a message that is too long', { message: 'x'.repeat(message.max + 1) }],
    ['no name', { name: '' }],
    ['no email', { email: '' }],
    ['no message', { message: '' }],
    ['a name that ends with a space', { name: 'Ana ' }],
    ['an email that ends with a space', { email: 'ana@example.com ' }],
    ...['\t', '\n', '\v', ' ', '\u00a0', '\u3000', '\u2028', '\ufeff'].flatMap((space) =>
      whiteSpaceIn('message', space),
    ),
    ['a score below the lowest', { recaptchaScore: minimumScore - 0.001 }],
    ['a score above 1', { recaptchaScore: 1.1 }],
    ['a score that is not a number', { recaptchaScore: Number.NaN }],
    ...clocksOff('createdAt', -3, -2.01, 2.01, 3),
    ['no time', { createdAt: '' }],
    ['a timestamp', { createdAt: Timestamp.now() }],
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
