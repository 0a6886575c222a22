import { describe, test } from 'vitest';
import { leadId, sampleQuote, sampleReceipt } from './leads.sample.ts';
import { assertFails, personas, rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();

describe.each(personas)('%s', (persona) => {
  test.each(['settings', 'mortgageQuotes/of/notes', 'siteData/current/history'])(
    'may do nothing in %s',
    async (path) => {
      await database.store(`${path}/${leadId}`, { text: 'x' });
      await database.store(`botReceipts/${leadId}`, sampleReceipt());
      const by = database.by(persona);

      await assertFails(by.get(`${path}/${leadId}`));
      await assertFails(by.list(path));
      await assertFails(by.set(`${path}/${leadId}`, { text: 'y' }));
      await assertFails(by.delete(`${path}/${leadId}`));
      await assertFails(by.set(`${path}/new`, sampleQuote()));
    },
  );
});
