import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { ratesLimits } from '#src/features/admin/dashboard/rates-form.schema.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { testAccess, testWho } from './access.ts';
import { daysFromNow } from './leads.sample.ts';
import {
  assertFails,
  assertSucceeds,
  rulesDatabase,
  signedInEmail,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const path = 'siteData/current';

const maxLength = (field: string) =>
  field === 'lastUpdated' ? ratesLimits.lastUpdated : ratesLimits.rate;
const save = (data: DocumentData) => database.by('an admin').set(path, data);

testAccess(database, path, { get: 'a visitor', list: 'nobody', delete: 'nobody' });
testAccess(database, 'siteData/draft', { get: 'nobody', delete: 'nobody' });
testAccess(database, 'rateChanges/one', { get: 'an admin', list: 'an admin', delete: 'nobody' });
testWho('save the first rates', 'an admin', (persona) => database.by(persona).set(path, rates));
testWho('change the rates', 'an admin', async (persona) => {
  await database.store(path, rates);
  await database.by(persona).set(path, { ...rates, fixed30: '1%' });
});

describe('saving the rates', () => {
  test('denied: an admin saves them elsewhere', async () => {
    await assertFails(database.by('an admin').set('siteData/draft', rates));
  });

  test('allowed: empty texts and the longest ones', async () => {
    const fields = Object.keys(rates);
    const longest = fields.map((field) => [field, 'x'.repeat(maxLength(field))]);
    await assertSucceeds(save(Object.fromEntries(fields.map((field) => [field, '']))));
    await assertSucceeds(save(Object.fromEntries(longest)));
  });

  test.each(Object.keys(rates))(
    'denied: %s is missing, a number, too long or two lines',
    async (field) => {
      await assertFails(save(without(field, rates)));
      await assertFails(save({ ...rates, [field]: 6.25 }));
      await assertFails(save({ ...rates, [field]: 'x'.repeat(maxLength(field) + 1) }));
      await assertFails(save({ ...rates, [field]: '6.125%\n5.5%' }));
    },
  );

  test('denied: an additional field', async () => {
    await assertFails(save({ ...rates, unknown: '8%' }));
  });
});

describe('the record of a change of the rates', () => {
  const after = { ...rates, fixed30: '6.125%' };
  const change = (changes: DocumentData = {}) => ({
    by: signedInEmail,
    at: serverTimestamp(),
    from: rates,
    to: after,
    expiresAt: daysFromNow(731),
    ...changes,
  });
  const commit = (record: DocumentData, to: DocumentData = after) =>
    database.by('an admin').commit({ [path]: to, 'rateChanges/one': record });

  test.each([724.1, 737.9])('allowed: one that expires in %d days', async (days) => {
    await database.store(path, rates);
    await assertSucceeds(commit(change({ expiresAt: daysFromNow(days) })));
  });

  test('allowed: the first rates, which were none before', async () => {
    await assertFails(commit(change()));
    await assertSucceeds(commit(change({ from: null })));
  });

  test.each<[string, DocumentData, DocumentData?]>([
    ['by somebody else', { by: 'ada@example.com' }],
    ['at another time', { at: Timestamp.fromMillis(0) }],
    ['from other rates', { from: { ...rates, arm51: '1%' } }],
    ['from none', { from: null }],
    ['to other rates', { to: { ...after, arm51: '1%' } }],
    ['of no change', { to: rates }, rates],
    ['that expires a week too early', { expiresAt: daysFromNow(723.9) }],
    ['that expires a week too late', { expiresAt: daysFromNow(738.1) }],
    ['with another field', { note: 'x' }],
  ])('denied: one %s', async (_, changes, to) => {
    await database.store(path, rates);
    await assertFails(commit(change(changes), to));
    await assertSucceeds(commit(change()));
  });

  test('denied: one without its change, and changing one', async () => {
    await database.store(path, rates);
    const { set, update } = database.by('an admin');
    await assertFails(set('rateChanges/one', change()));
    await commit(change());
    await assertFails(update('rateChanges/one', { by: signedInEmail }));
  });
});
