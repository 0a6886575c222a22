import { nextTask } from '#src/lib/timers.ts';

/** The length of a slice of work, in milliseconds. The page handles input between two slices. */
const sliceMs = 20;

let sliceEnd = 0;

/**
 * Splits long work into tasks: await it between steps of the work. It ends the current task if the
 * slice is used up.
 */
export async function yieldIfDue(): Promise<void> {
  if (performance.now() < sliceEnd) return;
  await nextTask();
  sliceEnd = performance.now() + sliceMs;
}
