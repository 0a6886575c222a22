import { beforeAll, beforeEach, expect, test } from 'vitest';
import { collections } from '#src/model/site/collections.ts';
import { inFull } from '#tests/proof/sample-size.ts';
import { changedRules } from '#tests/rules/rules-source.ts';
import { firestoreHost, firestorePort, rulesDatabase } from './rules-database.ts';
import { loadRules } from './rules-source.ts';

const database = rulesDatabase('offset');
const address = `${firestoreHost}:${firestorePort}`;

beforeAll(async () => {
  const rules = changedRules('offset');
  expect(await loadRules(rules, { address, projectId: database.projectId })).toBe(true);
});

beforeEach(async () => {
  await database.store(`${collections.posts}/one`, { title: 'One' });
  await database.store(`${collections.slugRedirects}/old`, { post: 'one' });
});

/** Returns the status of a visitor's query. */
async function query(collectionId: string, offset?: number, method = 'runQuery'): Promise<number> {
  const structuredQuery = { from: [{ collectionId }], ...(offset !== undefined && { offset }) };
  const count = { structuredQuery, aggregations: [{ count: {} }] };
  const body = method === 'runQuery' ? { structuredQuery } : { structuredAggregationQuery: count };
  const parent = `http://${address}/v1/projects/${database.projectId}/databases/(default)/documents`;
  const answer = await fetch(`${parent}:${method}`, { method: 'POST', body: JSON.stringify(body) });
  return answer.status;
}

test.runIf(inFull).each([collections.posts, collections.slugRedirects])(
  'the command of the guide refuses queries of %s that skip documents, and no others',
  async (collection) => {
    expect(await query(collection)).toBe(200);
    expect(await query(collection, 0)).toBe(200);
    expect(await query(collection, undefined, 'runAggregationQuery')).toBe(200);
    expect(await query(collection, 1)).toBe(403);
    expect(await query(collection, 10_000)).toBe(403);
    expect(await query(collection, 10_000, 'runAggregationQuery')).toBe(403);
  },
);

test.runIf(inFull)('single documents are read as before', async () => {
  const visitor = database.by('a visitor');
  expect((await visitor.get(`${collections.posts}/one`)).exists()).toBe(true);
  expect((await visitor.list(collections.posts)).size).toBe(1);
});
