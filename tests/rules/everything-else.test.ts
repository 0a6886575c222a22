import { describe } from 'vitest';
import { testAccess, testWho } from './access.ts';
import { leadId, sampleQuote, sampleReceipt } from './leads.sample.ts';
import { rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();

describe.each(['settings', 'mortgageQuotes/of/notes', 'siteData/current/history'])('%s', (name) => {
  const path = `${name}/${leadId}`;

  testAccess(database, path, { get: 'nobody', list: 'nobody', delete: 'nobody' });
  testWho('create a document', 'nobody', async (persona) => {
    await database.store(`botReceipts/${leadId}`, sampleReceipt());
    await database.by(persona).set(path, sampleQuote());
  });
  testWho('change a document', 'nobody', async (persona) => {
    await database.store(path, { text: 'x' });
    await database.by(persona).set(path, { text: 'y' });
  });
});
