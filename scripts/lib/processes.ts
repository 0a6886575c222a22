import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { logPath, openLog } from './logs.ts';
import { ProcessTree, sendSignal } from './process-tree.ts';
import { eraseStatus, showReport, withProgress } from './progress.ts';
import { root } from './root.ts';

export interface ChildOptions {
  /** Used in messages and as the name of its log. */
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** `log`: into the log only; `both`: to the terminal too; `terminal`: there only. */
  output?: 'log' | 'both' | 'terminal';
  onMessage?: ((message: unknown) => void) | undefined;
}

export interface RunOptions extends ChildOptions {
  /** What to show while it runs, such as `installing Chromium`; nothing if not given. */
  shownAs?: string;
  /** Whether it reports its progress with `reportToParent`. */
  reportsProgress?: boolean;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const inherited = ['ignore', 'inherit', 'inherit'] as const;
const piped = ['ignore', 'pipe', 'pipe'] as const;

const running = new Set<Child>();
let closed = false;

/**
 * A child process in a process group of its own: Ctrl-C reaches only this process, which ends the
 * child.
 */
export class Child {
  readonly name: string;
  readonly log: string;
  /** Settles when it has ended and its output is complete. */
  readonly exited: Promise<Exit>;
  readonly #process: ChildProcess;
  readonly #tree: ProcessTree | undefined;
  readonly #listeners = new Set<(text: string) => void>();

  constructor(options: ChildOptions) {
    const { name, command, args, env, cwd = root, output = 'log', onMessage } = options;
    if (closed) throw new Failure(`${name} is not started: everything is being stopped.`);
    this.name = name;
    this.log = logPath(name);
    const log = output === 'terminal' ? null : openLog(name);
    this.#process = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: [...(log === null ? inherited : piped), ...(onMessage ? (['ipc'] as const) : [])],
    });
    if (onMessage) this.#process.on('message', onMessage);
    this.exited = this.#whenExited();
    this.exited.catch(() => {}); // reported to whoever awaits it
    // Its output counts as a sign of life.
    if (log === null) this.#process.once('exit', eraseStatus);
    if (log !== null) this.#collectOutput(log, output === 'both');
    if (this.#process.pid) this.#tree = new ProcessTree(this.#process.pid);
    running.add(this);
  }

  onOutput(listener: (text: string) => void): void {
    this.#listeners.add(listener);
  }

  /** Records its descendants, to end them even if it dies first. */
  rememberTree(): void {
    this.#tree?.remember();
  }

  /**
   * Asks it to end, waits, and then kills whatever is left.
   *
   * @param graceMs how long it may take to end by itself, in milliseconds
   */
  async stop(signal: NodeJS.Signals = 'SIGTERM', graceMs = 5_000): Promise<void> {
    this.rememberTree();
    if (this.#process.pid && this.#process.exitCode === null && !this.#process.signalCode) {
      sendSignal(this.#process.pid, signal);
      await Promise.race([this.exited, delay(graceMs, undefined, { ref: false })]);
    }
    await this.#tree?.end();
    running.delete(this);
  }

  kill(): void {
    this.#tree?.kill();
  }

  #whenExited(): Promise<Exit> {
    return new Promise((resolve, reject) => {
      this.#process.once('error', (error) => {
        running.delete(this);
        reject(new Failure(`${this.name} does not start: ${error.message}`));
      });
      this.#process.once('exit', (code, signal) => {
        const end = () => resolve({ code, signal });
        this.#process.once('close', () => {
          // Its last messages may still be on their way.
          if (this.#process.connected) this.#process.once('disconnect', end);
          else end();
        });
        // A surviving grandchild keeps the output open.
        setTimeout(end, 1_000).unref();
      });
    });
  }

  #collectOutput(log: number, toTerminal: boolean): void {
    const collect = (chunk: Buffer) => {
      writeSync(log, chunk);
      if (toTerminal) {
        eraseStatus();
        process.stdout.write(chunk);
      }
      for (const listener of this.#listeners) listener(chunk.toString());
    };
    this.#process.stdout?.on('data', collect);
    this.#process.stderr?.on('data', collect);
    this.#process.once('close', () => closeSync(log));
  }
}

/**
 * Runs a command to completion.
 *
 * @param timeoutMs after which it is ended and the run fails
 * @throws Failure when it cannot be started or takes too long
 */
export async function runToEnd(options: RunOptions, timeoutMs = 600_000): Promise<Exit> {
  const { shownAs, reportsProgress, ...child } = options;
  if (!shownAs) return endOf(child, timeoutMs);
  return withProgress(shownAs, (task) => {
    const onMessage = (message: unknown) => {
      showReport(message, shownAs, task);
      child.onMessage?.(message);
    };
    return endOf({ ...child, ...(reportsProgress && { onMessage }) }, timeoutMs);
  });
}

async function endOf(options: ChildOptions, timeoutMs: number): Promise<Exit> {
  const child = new Child(options);
  const timer = new AbortController();
  const tooLate = delay(timeoutMs, null, { signal: timer.signal }).catch(() => null);
  try {
    const exit = await Promise.race([child.exited, tooLate]);
    if (exit) return exit;
    throw new Failure(`${child.name} took longer than ${timeoutMs / 1000} s.`, { log: child.log });
  } finally {
    timer.abort();
    await child.stop();
  }
}

/** Ends all children and refuses new ones; for the end of a command. */
export async function endAllChildren(): Promise<void> {
  closed = true;
  await Promise.all([...running].map((child) => child.stop('SIGKILL')));
}

export function killAllChildren(): void {
  closed = true;
  for (const child of running) child.kill();
}
