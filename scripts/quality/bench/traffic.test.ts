import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { brokenLimits } from './harness.ts';
import { readsOf, stepFigures, watchTraffic } from './traffic.ts';

const count = (integerValue: string) => [{ result: { aggregateFields: { a: { integerValue } } } }];

describe('readsOf', () => {
  it.each([
    ['documents of a query', [{ document: {} }, { document: {} }], 2, 2],
    ['a query without result', [{ readTime: 'now' }], 0, 1],
    ['a document by its id', [{ found: {} }], 1, 1],
    ['an id without a document', [{ missing: 'x' }], 0, 1],
    ['a count of nothing', count('0'), 0, 1],
    ['a count of 1,000', count('1000'), 0, 1],
    ['a count of 1,001', count('1001'), 0, 2],
  ])('%s', (_, answer, documents, billed) => {
    expect(readsOf(answer)).toEqual({ documents, billed });
  });
});

/** A page whose requests a test begins and ends. */
function fakePage() {
  const page = new EventEmitter();
  const request = (answer: unknown, { ok = true, url = 'http://db/documents:runQuery' } = {}) => {
    const response = { ok: () => ok, json: async () => answer };
    const sent = { method: () => 'POST', url: () => url, response: async () => response };
    page.emit('request', sent);
    return { end: (event = 'requestfinished') => page.emit(event, sent) };
  };
  return { page: page as unknown as Page, request };
}

it('counts what a step reads until the page is quiet, and nothing before it', async () => {
  const { page, request } = fakePage();
  const { step } = watchTraffic(page, 100);
  request([{ document: {} }]).end();
  const counted = step('search', async () => {
    const slow = request([{ document: {} }, { document: {} }]);
    setTimeout(() => slow.end(), 200);
    request(count('1001')).end();
    request([{ document: {} }], { ok: false }).end();
    request([{ document: {} }], { url: 'http://site/assets/a.js' }).end();
    request([{ document: {} }]).end('requestfailed');
  });
  expect(await counted).toEqual({
    name: 'search',
    documents: 2,
    billed: 4,
    requests: 2,
    ms: expect.any(Number),
  });
});

it('limits the documents of a step', () => {
  const step = { name: 'home', documents: 4, billed: 5, requests: 2, ms: 10 };
  const brokenOf = (documents: number, limits?: { most: number; least: number }) =>
    brokenLimits(stepFigures('10 posts', { ...step, documents }, limits));
  const limits = { most: 4, least: 1 };
  expect(brokenOf(4, limits)).toEqual([]);
  expect(brokenOf(5, limits)).toEqual(['✖ 10 posts, home, documents: 5, above 4']);
  expect(brokenOf(0, limits)).toEqual(['✖ 10 posts, home, documents: 0, below 1']);
  expect(brokenOf(1_000)).toEqual([]);
});
