import { type ActiveTask, describeTask, type Progress, type Task } from './task.ts';

/** The part of a stream that is used here. */
interface StatusStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface StatusLineOptions {
  stream: StatusStream;
  /** Milliseconds since the process began. */
  now(): number;
  /** Calls back at an interval until the returned function is called. */
  every?(milliseconds: number, callback: () => void): () => void;
}

const redrawMs = 250;
// Leaves room for a late tick within ten seconds.
const quietMs = 8_500;
/** A shorter task gets no line of its own. */
const momentMs = 1_000;
const eraseLine = '\r\u001B[2K';

/**
 * One line about all running tasks: rewritten in place in a terminal, printed again elsewhere after a
 * while without other output.
 */
export class StatusLine {
  readonly #options: Required<StatusLineOptions>;
  readonly #tasks = new Set<ActiveTask>();
  readonly #rewrites: boolean;
  #stopTicking: (() => void) | undefined;
  #isShown = false;
  #lastPrintedAt = 0;

  constructor(options: StatusLineOptions) {
    this.#options = { every: everyInterval, ...options };
    this.#rewrites = options.stream.isTTY === true && process.env.TERM !== 'dumb';
  }

  /** Adds a task, which is shown until it ends. */
  start(name: string): Task & { end(): void } {
    const { now, every } = this.#options;
    const task: ActiveTask = { name, startedAt: now() };
    if (this.#tasks.size === 0) {
      this.#stopTicking = every(redrawMs, () => this.#tick());
    }
    this.#tasks.add(task);
    return {
      update: (progress: Progress) => {
        task.progress = progress;
      },
      end: () => {
        this.#tasks.delete(task);
        this.#clear();
        if (this.#tasks.size === 0) this.#stopTicking?.();
      },
    };
  }

  /** Clears the line before something is printed. */
  erase(): void {
    this.#clear();
    this.#lastPrintedAt = this.#options.now();
  }

  #clear(): void {
    if (this.#isShown) this.#options.stream.write(eraseLine);
    this.#isShown = false;
  }

  #tick(): void {
    const { stream, now } = this.#options;
    if (this.#rewrites) {
      // A wrapped line cannot be rewritten. Some terminals report 0 columns.
      const width = (stream.columns || 80) - 1;
      stream.write(eraseLine + this.#line().slice(0, width));
      this.#isShown = true;
    } else if (now() - this.#lastPrintedAt >= quietMs && now() - this.#oldestStart() >= momentMs) {
      stream.write(`${this.#line()}\n`);
      this.#lastPrintedAt = now();
    }
  }

  #oldestStart(): number {
    return Math.min(...[...this.#tasks].map(({ startedAt }) => startedAt));
  }

  #line(): string {
    const now = this.#options.now();
    return `  ${[...this.#tasks].map((task) => describeTask(task, now)).join(' · ')}`;
  }
}

function everyInterval(milliseconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
