import { StatusLine } from './status-line.ts';
import type { Task } from './task.ts';

/** Of this process: standard output is for results. */
const statusLine = new StatusLine({ stream: process.stderr, now: () => performance.now() });

/**
 * Does what takes longer than a moment, and shows meanwhile that it lives: in a terminal by a
 * status line, elsewhere by a line every ten seconds.
 *
 * @param name such as `prerendering`, with which the line begins
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

/** Prints a line while something is running: the status line comes back below it. */
export function printLine(text: string): void {
  eraseStatus();
  console.log(text);
}

/** Makes room for what is about to be printed. */
export function eraseStatus(): void {
  statusLine.erase();
}
