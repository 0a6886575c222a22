/** How many posts are normalized at once: all of them or none. */
export const batchSize = 50;

/** What became of the batches. */
export interface BatchesOutcome {
  /** Whether all went through; after the first failure no other batch is begun. */
  completed: boolean;
  /** How many ids were in the batches that went through. */
  doneCount: number;
  /** The sum of what these batches answered. */
  tidyCount: number;
}

/**
 * Works through ids in batches, one after the other, until one fails.
 *
 * @param work answers a count for its ids; whoever throws in it has logged why
 * @param onProgress told how many ids are done, after each batch
 */
export async function runBatches(
  ids: readonly string[],
  work: (ids: readonly string[]) => Promise<number>,
  onProgress: (doneCount: number) => void,
): Promise<BatchesOutcome> {
  let doneCount = 0;
  let tidyCount = 0;
  while (doneCount < ids.length) {
    const batch = ids.slice(doneCount, doneCount + batchSize);
    try {
      tidyCount += await work(batch);
    } catch {
      return { completed: false, doneCount, tidyCount };
    }
    doneCount += batch.length;
    onProgress(doneCount);
  }
  return { completed: true, doneCount, tidyCount };
}
