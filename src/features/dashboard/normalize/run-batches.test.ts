import { expect, it, vi } from 'vitest';
import { batchSize, runBatches } from './run-batches.ts';

const ids = Array.from({ length: 2 * batchSize + 1 }, (_, index) => `post-${index}`);
const [first, second, third] = [0, 1, 2].map((n) => ids.slice(n * batchSize, (n + 1) * batchSize));
const staying = new AbortController().signal;
const makeCounter = () => vi.fn(async (batch: readonly string[]) => batch.length);

it('processes all items in order and reports progress', async () => {
  const work = makeCounter();
  const onProgress = vi.fn();

  expect(await runBatches(ids, work, onProgress, staying)).toEqual({
    results: [batchSize, batchSize, 1],
    unsure: [],
    left: [],
  });
  expect(work.mock.calls).toEqual([[first], [second], [third]]);
  expect(onProgress.mock.calls).toEqual([[batchSize], [2 * batchSize], [ids.length]]);
});

it('stops at the first failure and tells what was not reached from what may be done', async () => {
  const work = makeCounter();
  work.mockResolvedValueOnce(batchSize).mockRejectedValueOnce(new Error('away'));

  expect(await runBatches(ids, work, vi.fn(), staying)).toEqual({
    results: [batchSize],
    unsure: second,
    left: third,
  });
  expect(work).toHaveBeenCalledTimes(2);
});

it('stops before the next batch on request', async () => {
  const leaving = new AbortController();
  const outcome = await runBatches(ids, makeCounter(), () => leaving.abort(), leaving.signal);

  expect(outcome).toEqual({ results: [batchSize], unsure: [], left: ids.slice(batchSize) });
});

it('does nothing without items', async () => {
  expect(await runBatches([], makeCounter(), vi.fn(), staying)).toEqual({
    results: [],
    unsure: [],
    left: [],
  });
});
