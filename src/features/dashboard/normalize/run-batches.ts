/**
 * The number of posts per transaction. For each, the rules look up the post that its history quotes, and
 * they may look up 20 documents.
 */
export const batchSize = 20;

/** The outcome of all batches. */
export interface BatchesOutcome {
  /** Whether all batches succeeded; the first failure stops the rest. */
  completed: boolean;
  /** The number of ids in successful batches. */
  doneCount: number;
  /** The sum of the counts that these batches returned. */
  tidyCount: number;
}

/**
 * Processes ids in sequential batches until one fails.
 *
 * @param work processes a batch and returns a count; it logs its own errors before it throws
 * @param onProgress receives the number of finished ids after each batch
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
