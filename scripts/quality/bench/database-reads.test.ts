import { afterEach, describe, expect, it, vi } from 'vitest';
import { countReads, readsOf, trafficMeter } from './database-reads.ts';

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

describe('countReads', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('adds up what the work reads from the database, and returns the work’s result', async () => {
    const fetch = vi.fn(async () => new Response('[{"document":{"é":1}}]'));
    vi.stubGlobal('fetch', fetch);
    const answers: unknown[] = [];

    const reads = await countReads('http://site', async () => {
      for (const path of ['a', 'b']) answers.push(await (await globalThis.fetch(path)).json());
    });

    expect(reads).toEqual({ documents: 2, billed: 2, bytes: 46 });
    expect(answers).toEqual(Array(2).fill([{ document: { é: 1 } }]));
    expect(globalThis.fetch).toBe(fetch);
  });

  it('counts only the bytes of the site’s files', async () => {
    const fetch = vi.fn(async () => new Response('["id"]'));
    vi.stubGlobal('fetch', fetch);
    const signal = AbortSignal.abort();

    const reads = await countReads('http://site', () => globalThis.fetch('/ids.json', { signal }));

    expect(reads).toEqual({ documents: 0, billed: 0, bytes: 6 });
    expect(fetch).toHaveBeenCalledWith('http://site/ids.json', { signal });
  });
});

it('adds up the traffic until it stops, and starts again', async () => {
  const meter = trafficMeter();
  meter.countFile(1_000);
  meter.start();
  meter.beginRead();
  meter.beginRead();
  meter.countFile(10);
  const total = meter.total();
  setTimeout(() => {
    meter.endRead({ documents: 2, billed: 3, bytes: 40 });
    // A preflight, or a failed request.
    meter.endRead(undefined);
  }, 1_000);
  const traffic = {
    reads: { documents: 2, billed: 3, bytes: 40 },
    requests: 1,
    files: 1,
    fileBytes: 10,
  };
  expect(await total).toEqual(traffic);
  // Later traffic does not count.
  meter.countFile(1);
  expect(await total).toEqual(traffic);
});
