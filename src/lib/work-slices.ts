import { nextTask } from './next-task.ts';

/** A key is answered between two slices of work, in milliseconds. */
const sliceMs = 20;

/**
 * Parts long work into tasks.
 *
 * @returns to be awaited between its steps: it ends the task when the steps have taken a while
 */
export function workSlices(): () => Promise<void> {
  let sliceEnd = performance.now() + sliceMs;
  return async () => {
    if (performance.now() < sliceEnd) return;
    await nextTask();
    sliceEnd = performance.now() + sliceMs;
  };
}
