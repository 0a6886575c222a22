import { nextTask } from './next-task.ts';

/** A key is answered between two slices of work, in milliseconds. */
const sliceMs = 20;

let sliceEnd = 0;

/**
 * Parts long work into tasks: to be awaited between its steps, it ends the task when the steps have
 * taken a while.
 */
export async function betweenSteps(): Promise<void> {
  if (performance.now() < sliceEnd) return;
  await nextTask();
  sliceEnd = performance.now() + sliceMs;
}
