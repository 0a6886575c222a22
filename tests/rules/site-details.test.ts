import type { DocumentData } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { profileLimits } from '#src/features/admin/site-details/site-details.schema.ts';
import { sampleProfile } from '#src/model/site/sample-profile.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { testAccess, testWho } from './access.ts';
import { assertFails, assertSucceeds, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const path = 'siteData/profile';
const save = (data: DocumentData) => database.by('an admin').set(path, data);

testAccess(database, path, { get: 'a visitor', list: 'nobody', delete: 'nobody' });
testWho('save the details', 'an admin', (persona) => database.by(persona).set(path, wholeProfile));
testWho('change the details', 'an admin', async (persona) => {
  await database.store(path, sampleProfile);
  await database.by(persona).set(path, wholeProfile);
});

test('allowed: the sample, everything filled in, the longest texts and none', async () => {
  await assertSucceeds(save(sampleProfile));
  await assertSucceeds(save(wholeProfile));
  await assertSucceeds(save({ ...wholeProfile, ...longest(0), replyDays: 10 }));
  const empty = Object.fromEntries(Object.keys(profileLimits).map((field) => [field, '']));
  await assertSucceeds(save({ ...empty, aprPoints: '', aprFees: '', replyDays: 1 }));
});

test.each(Object.keys(profileLimits))(
  'denied: %s is missing, a number or too long',
  async (field) => {
    await assertFails(save(without(field, wholeProfile)));
    await assertFails(save({ ...wholeProfile, [field]: 1 }));
    await assertFails(save({ ...wholeProfile, [field]: longest(1)[field] }));
  },
);

test.each([
  ['another field', { unknown: '' }],
  ['a script as the photo', { founderPhoto: 'javascript:alert(1)' }],
  ['a photo on another host by its path', { founderPhoto: '//evil.example/a.jpg' }],
  ['a sister site without a scheme', { sisterUrl: 'solar.example' }],
  ['a script as the sister site', { sisterUrl: 'javascript:alert(1)' }],
  ['a name of two lines', { founderName: 'Ada\nExample' }],
  ['a source of the rates of two lines', { ratesSource: 'a survey\nof lenders' }],
  ['a name without a role', { founderRole: '' }],
  ['a name without a bio', { bio: '' }],
  ['a name without an editorial policy', { editorialPolicy: '' }],
  ['points that are a number', { aprPoints: 0 }],
  ['points of ten percent', { aprPoints: '10' }],
  ['fees in cents', { aprFees: '1500.50' }],
  ['an answer within 0 days', { replyDays: 0 }],
  ['an answer within 11 days', { replyDays: 11 }],
  ['an answer within half a day', { replyDays: 1.5 }],
  ['an answer within a text', { replyDays: '2' }],
])('denied: %s', async (_words, changes) => {
  await assertFails(save({ ...wholeProfile, ...changes }));
});

/** Returns texts at their limits, or longer by some characters. */
function longest(more: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(profileLimits).map(([field, limit]) => {
      const start = { founderPhoto: '/', sisterUrl: 'https://a.example/' }[field] ?? '';
      return [field, start.padEnd(limit + more, 'x')];
    }),
  );
}
