import { isDenial } from '#src/lib/firebase/request.ts';

/**
 * The number of posts per transaction. For each, the rules look up the post before and after the change,
 * and that no post has the id of what its history keeps; they may look up 20 documents in a commit.
 */
export const batchSize = 6;

/**
 * Processes items in sequential batches until one fails.
 *
 * @param work processes a batch; it logs its own errors before it throws
 * @param onProgress receives the number of finished items after each batch
 * @returns the results of the successful batches, the number of their items, and the items of the batch that failed,
 *   of which some may have been processed; none if it was denied
 */
export async function runBatches<Item, Result>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<Result>,
  onProgress: (doneCount: number) => void,
  signal: AbortSignal,
) {
  const results: Result[] = [];
  let doneCount = 0;
  while (doneCount < items.length && !signal.aborted) {
    const batch = items.slice(doneCount, doneCount + batchSize);
    try {
      results.push(await work(batch));
    } catch (failure) {
      return { results, unsure: isDenial(failure) ? [] : batch, doneCount };
    }
    doneCount += batch.length;
    onProgress(doneCount);
  }
  return { results, unsure: [], doneCount };
}
