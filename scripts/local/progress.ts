import { StatusLine } from './status-line.ts';

/** How far something is. */
export interface Progress {
  done: number;
  total: number;
  /** What is counted, in the plural. */
  unit: string;
  /** What else there is to say, such as `2 failed`. */
  details?: readonly string[];
}

/** Something that runs, as its work sees it. */
export interface Task {
  update(progress: Progress): void;
}

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

/** Makes room for a line that is about to be printed; the status line comes back below it. */
export function eraseStatus(): void {
  statusLine.erase();
}
