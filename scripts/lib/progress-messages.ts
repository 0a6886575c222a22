import { eraseStatus } from './progress.ts';
import type { Progress, Task } from './task.ts';

/** What a child sends while it works. */
type ProgressMessage = { progress: Progress } | { failedTest: string };

/** Reports this process's progress to its parent; does nothing if the parent does not listen. */
export function reportProgress(progress: Progress): void {
  send({ progress });
}

/** Reports a failed test to the parent process at once. */
export function reportFailedTest(failedTest: string): void {
  send({ failedTest });
}

function send(message: ProgressMessage): void {
  // The callback swallows the error of a parent that has ended.
  process.send?.(message, undefined, undefined, () => {});
}

/**
 * Shows a message of a child.
 *
 * @param name of the child, for display
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
