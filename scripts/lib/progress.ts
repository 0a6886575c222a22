import { StatusLine } from './status-line.ts';
import type { Task } from './task.ts';

/** On standard error, as standard output is for results. */
const statusLine = new StatusLine({ stream: process.stderr, now: () => performance.now() });

/**
 * Runs `work` and shows its progress: as a status line in a terminal, as a line every ten seconds
 * elsewhere.
 *
 * @param name with which the line begins, such as `prerendering`
 */
export async function withProgress<Result>(
  name: string,
  work: (task: Task) => Promise<Result>,
): Promise<Result> {
  const task = statusLine.start(name);
  try {
    return await work(task);
  } finally {
    task.end();
  }
}

/** Prints a line above the status line. */
export function printLine(text: string): void {
  eraseStatus();
  console.log(text);
}

/** Clears the status line before something is printed. */
export function eraseStatus(): void {
  statusLine.erase();
}
