import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { ratesLimits } from '#src/features/dashboard/rates-form.schema.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { lineBreaksIn } from './control-characters.ts';
import { daysFromNow } from './leads.sample.ts';
import {
  assertFails,
  assertSucceeds,
  personas,
  rulesDatabase,
  signedInEmail,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const path = 'siteData/current';

const maxLength = (field: string) =>
  field === 'lastUpdated' ? ratesLimits.lastUpdated : ratesLimits.rate;
const save = (data: DocumentData) => database.by('an admin').set(path, data);

describe.each(personas)('%s', (persona) => {
  test('may get the rates', async () => {
    await database.store(path, rates);

    await assertSucceeds(database.by(persona).get(path));
  });

  test('may not get other documents of the site, list them or delete the rates', async () => {
    await database.store(path, rates);
    const by = database.by(persona);

    await assertFails(by.get('siteData/draft'));
    await assertFails(by.list('siteData'));
    await assertFails(by.delete(path));
  });
});

describe('saving the rates', () => {
  test('an admin may save them the first time and again', async () => {
    await assertSucceeds(save(rates));
    await assertSucceeds(save({ ...rates, fixed30: '6.125%' }));
  });

  test.each(['a visitor', 'a signed-in user'] as const)(
    'denied: %s saves them',
    async (persona) => {
      const { set } = database.by(persona);

      await assertFails(set(path, rates));
      await database.store(path, rates);
      await assertFails(set(path, { ...rates, fixed30: '1%' }));
    },
  );

  test('denied: an admin saves them elsewhere', async () => {
    await assertFails(database.by('an admin').set('siteData/draft', rates));
  });

  test('allowed: empty texts and the longest ones', async () => {
    const fields = Object.keys(rates);
    const longest = fields.map((field) => [field, 'x'.repeat(maxLength(field))]);
    await assertSucceeds(save(Object.fromEntries(fields.map((field) => [field, '']))));
    await assertSucceeds(save(Object.fromEntries(longest)));
  });

  test.each(Object.keys(rates))('denied: %s is missing, a number or too long', async (field) => {
    await assertFails(save(without(field, rates)));
    await assertFails(save({ ...rates, [field]: 6.25 }));
    await assertFails(save({ ...rates, [field]: 'x'.repeat(maxLength(field) + 1) }));
  });

  test.each(lineBreaksIn(...Object.keys(rates)))('denied: %s', async (_words, changes) => {
    await assertFails(save({ ...rates, ...changes }));
  });

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

  test('an admin may write it with the change, and read it; nobody else may read it', async () => {
    await database.store(path, rates);
    await assertSucceeds(commit(change()));
    await assertSucceeds(database.by('an admin').list('rateChanges'));
    for (const persona of personas.filter((persona) => persona !== 'an admin')) {
      await assertFails(database.by(persona).get('rateChanges/one'));
      await assertFails(database.by(persona).list('rateChanges'));
    }
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
    ['that expires too early', { expiresAt: daysFromNow(700) }],
    ['that expires too late', { expiresAt: daysFromNow(750) }],
    ['with another field', { note: 'x' }],
  ])('denied: one %s', async (_, changes, to) => {
    await database.store(path, rates);
    await assertFails(commit(change(changes), to));
    await assertSucceeds(commit(change()));
  });

  test('denied: one without its change, and changing or deleting one', async () => {
    await database.store(path, rates);
    const { set, update, delete: remove } = database.by('an admin');
    await assertFails(set('rateChanges/one', change()));
    await commit(change());
    await assertFails(update('rateChanges/one', { by: signedInEmail }));
    await assertFails(remove('rateChanges/one'));
  });
});
