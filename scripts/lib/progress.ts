export interface Progress {
  done: number;
  total: number;
  /** What is counted, in the plural. */
  unit: string;
}

export interface Task {
  update(progress: Progress): void;
}

interface ActiveTask {
  name: string;
  startedAt: number;
  progress?: Progress;
}

const redrawMs = 250;
// Leaves room for a late tick within ten seconds.
const quietMs = 8_500;
const eraseLine = '\r\u001B[2K';

// One line about all running tasks. On standard error, as standard output is for results.
const stream = process.stderr;
const tasks = new Set<ActiveTask>();
let timer: NodeJS.Timeout | undefined;
let isShown = false;
let lastPrintedAt = 0;

/**
 * Runs `work` and shows its progress: as a line that is rewritten in a terminal, and elsewhere as a line
 * whenever nothing else was printed for about ten seconds.
 */
export async function withProgress<Result>(
  name: string,
  work: (task: Task) => Promise<Result>,
): Promise<Result> {
  const task: ActiveTask = { name, startedAt: performance.now() };
  if (tasks.size === 0) {
    timer = setInterval(draw, redrawMs).unref();
    lastPrintedAt = task.startedAt;
  }
  tasks.add(task);
  const update = (progress: Progress) => {
    task.progress = progress;
  };
  try {
    return await work({ update });
  } finally {
    tasks.delete(task);
    clearLine();
    if (tasks.size === 0) clearInterval(timer);
  }
}

export function printLine(text: string): void {
  eraseStatus();
  console.log(text);
}

/** Clears the status line before something is printed. */
export function eraseStatus(): void {
  clearLine();
  lastPrintedAt = performance.now();
}

function clearLine(): void {
  if (isShown) stream.write(eraseLine);
  isShown = false;
}

function draw(): void {
  const now = performance.now();
  const line = `  ${[...tasks].map((task) => describeTask(task, now)).join(' · ')}`;
  if (stream.isTTY && process.env.TERM !== 'dumb') {
    // A wrapped line cannot be rewritten. Some terminals report 0 columns.
    stream.write(eraseLine + line.slice(0, (stream.columns || 80) - 1));
    isShown = true;
  } else if (now - lastPrintedAt >= quietMs) {
    stream.write(`${line}\n`);
    lastPrintedAt = now;
  }
}

/**
 * Describes a task's progress.
 *
 * @param now milliseconds, on the same clock as `startedAt`
 * @example 'load 96 s: 143 of 1,000 leads'
 */
export function describeTask({ name, startedAt, progress }: ActiveTask, now: number): string {
  const seconds = Math.floor((now - startedAt) / 1000);
  const time = seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  if (!progress) return `${name} ${time}`;
  const [done, total] = [progress.done, progress.total].map((count) =>
    count.toLocaleString('en-US'),
  );
  return `${name} ${time}: ${done} of ${total} ${progress.unit}`;
}
