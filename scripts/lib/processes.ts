import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { logPath, openLog } from './logs.ts';
import { eraseStatus, withProgress } from './progress.ts';
import { root } from './root.ts';

interface ChildOptions {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** `log`: into the log only; `both`: to the terminal too; `terminal`: there only. */
  output?: 'log' | 'both' | 'terminal';
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const running = new Set<Child>();
let closed = false;

/** A child process in a process group of its own: Ctrl-C reaches only this process, which ends the child. */
export class Child {
  readonly name: string;
  readonly log: string;
  /** Settles when it has ended and its output is complete. */
  readonly exited: Promise<Exit>;
  readonly #process: ChildProcess;
  /** A variable that its descendants inherit, in any group: Chromium and Java lead groups of their own. */
  readonly #mark = `STARTED_CHILD_${randomUUID()}`;
  readonly #listeners = new Set<(text: string) => void>();

  constructor(options: ChildOptions) {
    const { name, command, args, env = process.env, cwd = root, output = 'log' } = options;
    if (closed) throw new Failure(`${name} is not started: everything is being stopped.`);
    this.name = name;
    this.log = logPath(name);
    const log = output === 'terminal' ? null : openLog(name);
    this.#process = spawn(command, args, {
      cwd,
      env: { ...env, [this.#mark]: '' },
      detached: true,
      stdio: log === null ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    this.exited = this.#whenExited();
    this.exited.catch(() => {}); // reported to whoever awaits it
    // Its output counts as a sign of life.
    if (log === null) this.#process.once('exit', eraseStatus);
    if (log !== null) this.#collectOutput(log, output === 'both');
    running.add(this);
  }

  onOutput(listener: (text: string) => void): void {
    this.#listeners.add(listener);
  }

  alive(): number[] {
    return pidsWith(this.#mark);
  }

  /** Asks it to end, waits, and then kills whatever is left. */
  async stop(signal: NodeJS.Signals = 'SIGTERM', graceMs = 5_000): Promise<void> {
    if (this.#process.pid && this.#process.exitCode === null && !this.#process.signalCode) {
      this.#process.kill(signal);
      await Promise.race([this.exited, delay(graceMs, undefined, { ref: false })]);
    }
    for (let tries = 0; tries < 100 && this.kill(); tries += 1) await delay(50);
    running.delete(this);
  }

  kill(): boolean {
    const alive = this.alive();
    for (const pid of alive) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        // It may have ended by now.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
    return alive.length > 0;
  }

  #whenExited(): Promise<Exit> {
    return new Promise((resolve, reject) => {
      this.#process.once('error', (error) => {
        running.delete(this);
        reject(new Failure(`${this.name} does not start: ${error.message}`));
      });
      this.#process.once('exit', (code, signal) => {
        const end = () => resolve({ code, signal });
        this.#process.once('close', end);
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

interface RunOptions extends ChildOptions {
  /** What to show while it runs, such as `installing Chromium`; nothing if not given. */
  shownAs?: string;
  onOutput?: (text: string) => void;
}

/**
 * Runs a command to completion.
 *
 * @throws Failure when it cannot be started or takes too long
 */
export function runToEnd(
  { shownAs, onOutput, ...options }: RunOptions,
  timeoutMs = 600_000,
): Promise<Exit> {
  const run = async () => {
    const child = new Child(options);
    if (onOutput) child.onOutput(onOutput);
    try {
      const exit = await Promise.race([child.exited, delay(timeoutMs, null, { ref: false })]);
      if (exit) return exit;
      const message = `${child.name} took longer than ${timeoutMs / 1000} s.`;
      throw new Failure(message, { log: child.log });
    } finally {
      await child.stop();
    }
  };
  return shownAs ? withProgress(shownAs, run) : run();
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

function pidsWith(variable: string): number[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-AEww', '-o', 'pid=,command='], { encoding: 'utf8' });
    const own = lines.split('\n').filter((line) => line.includes(`${variable}=`));
    return own.map((line) => Number.parseInt(line, 10));
  }
  // Slim Linux images have no ps.
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.filter((pid) => readEnvironment(pid).includes(`${variable}=`)).map(Number);
}

function readEnvironment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
}
