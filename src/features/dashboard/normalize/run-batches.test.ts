import { expect, it, vi } from 'vitest';
import { batchSize, runBatches } from './run-batches.ts';

const ids = Array.from({ length: 2 * batchSize + 1 }, (_, index) => `post-${index}`);

it('processes all ids in order and reports progress', async () => {
  const work = vi.fn(async (batch: readonly string[]) => batch.length);
  const onProgress = vi.fn();

  expect(await runBatches(ids, work, onProgress)).toEqual({
    completed: true,
    doneCount: ids.length,
    tidyCount: ids.length,
  });
  expect(work.mock.calls.flatMap(([batch]) => batch)).toEqual(ids);
  expect(onProgress.mock.calls).toEqual([[batchSize], [2 * batchSize], [ids.length]]);
});

it('stops at the first failure and counts what was done', async () => {
  const work = vi.fn(async (batch: readonly string[]) => batch.length - 1);
  work.mockResolvedValueOnce(batchSize).mockRejectedValueOnce(new Error('away'));

  expect(await runBatches(ids, work, vi.fn())).toEqual({
    completed: false,
    doneCount: batchSize,
    tidyCount: batchSize,
  });
  expect(work).toHaveBeenCalledTimes(2);
});

it('does nothing without ids', async () => {
  expect(await runBatches([], vi.fn(), vi.fn())).toEqual({
    completed: true,
    doneCount: 0,
    tidyCount: 0,
  });
});
