import type { DocumentData } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { ratesLimits } from '#src/features/dashboard/rates-form.schema.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { lineBreaksIn } from './control-characters.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

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
