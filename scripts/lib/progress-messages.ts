import { eraseStatus } from './progress.ts';
import type { Progress, Task } from './task.ts';

/** What a child says while it works. */
type ProgressMessage = { progress: Progress } | { failedTest: string };

/** Tells the process that started this one how far this one is; without one that asks, nothing. */
export function reportProgress(progress: Progress): void {
  send({ progress });
}

/** Tells the process that started this one of a test that failed, as soon as it did. */
export function reportFailedTest(failedTest: string): void {
  send({ failedTest });
}

function send(message: ProgressMessage): void {
  // Its callback takes the error of a parent that is gone.
  process.send?.(message, undefined, undefined, () => {});
}

/**
 * Shows what a child says.
 *
 * @param name of the child, as it is shown
 */
export function showMessage(message: unknown, name: string, task: Task): void {
  if (typeof message !== 'object' || message === null) return;
  const { progress, failedTest } = message as Partial<{ progress: Progress; failedTest: string }>;
  if (progress) task.update(progress);
  if (failedTest) {
    eraseStatus();
    console.error(`✖ ${name}: ${failedTest}`);
  }
}
