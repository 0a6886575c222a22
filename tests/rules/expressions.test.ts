import { describe, expect, test } from 'vitest';
import { adminCommits } from './admin-commits.sample.ts';
import { evaluationCounter } from './evaluation-counter.ts';
import { type Commit, leadCommits } from './lead-commits.sample.ts';
import { sampleConsent } from './lead-desk.sample.ts';
import { leadId, sampleQuote, sampleReceipt } from './leads.sample.ts';
import { rulesDatabase } from './rules-database.ts';

/** The database allows 1,000 expressions for each write. The rest is headroom. */
const mostExpressions = 700;
/** The database's own limits: for a write that is sent alone, and for all writes of a commit. */
const mostLookups = { single: 10, batch: 20 };

const database = rulesDatabase('expressions');
const evaluations = evaluationCounter(database.projectId);
const [ofLeads, ofAdmins] = [leadCommits(database), adminCommits(database)];

describe.each<[kind: string, lookupsAllowed: number, commits: Commit[]]>([
  ['a single write', mostLookups.single, [...ofLeads.single, ...ofAdmins.single]],
  ['several writes', mostLookups.batch, [...ofLeads.batches, ...ofAdmins.batches]],
])(
  `%s takes at most ${mostExpressions} expressions and %i lookups`,
  (_kind, lookupsAllowed, commits) => {
    test.each(commits)('%s', async (_name, stored, send) => {
      for (const [path, data] of Object.entries(stored())) await database.store(path, data);

      const { expressions, lookups } = await evaluations(send);

      expect(expressions).toBeGreaterThan(10);
      expect(expressions).toBeLessThanOrEqual(mostExpressions);
      expect(lookups).toBeLessThanOrEqual(lookupsAllowed);
    });
  },
);

test('counts each lookup of a document', async () => {
  await database.store(`botReceipts/${leadId}`, sampleReceipt());
  const send = () =>
    database.by('a visitor').commit({
      [`mortgageQuotes/${leadId}`]: sampleQuote(),
      [`consentRecords/${leadId}`]: sampleConsent(),
    });

  // The receipt, and the quote before and after the commit.
  expect((await evaluations(send)).lookups).toBe(3);
});
