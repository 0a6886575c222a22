import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure, logPath, openLog } from './failure.ts';
import { root } from './root.ts';

interface ChildOptions {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Whether its output goes to the terminal instead of its log. */
  inTerminal?: boolean;
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const running = new Set<Child>();
let closed = false;

/** A child process in a process group of its own: Ctrl-C reaches only this process, which ends the child. */
export class Child {
  readonly log: string;
  /** Settles when it has ended and its output is complete. */
  readonly exited: Promise<Exit>;
  readonly #process: ChildProcess;
  /** A variable that its descendants inherit, in any group: Chromium and Java lead groups of their own. */
  readonly #mark = `STARTED_CHILD_${randomUUID()}`;

  constructor({ name, command, args, env, cwd = root, inTerminal }: ChildOptions) {
    if (closed) throw new Failure(`${name} is not started: everything is being stopped.`);
    this.log = logPath(name);
    const output = inTerminal ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd,
      env: { ...(env ?? process.env), [this.#mark]: '' },
      detached: true,
      stdio: ['ignore', output, output],
    });
    this.#process = child;
    running.add(this);
    if (!inTerminal) {
      const log = openLog(name);
      this.onOutput((chunk) => writeSync(log, chunk));
      child.once('close', () => closeSync(log));
    }
    this.exited = new Promise((resolve, reject) => {
      child.once('error', (error) =>
        reject(new Failure(`${name} does not start: ${error.message}`)),
      );
      child.once('exit', (code, signal) => {
        child.once('close', () => resolve({ code, signal }));
        // A surviving grandchild keeps the output open.
        setTimeout(() => resolve({ code, signal }), 1_000).unref();
      });
    });
    this.exited.catch(() => running.delete(this)); // reported to whoever awaits it
  }

  onOutput(listener: (text: string) => unknown): void {
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', listener);
    }
  }

  alive(): number[] {
    return pidsWith(this.#mark);
  }

  /** Asks it to end, waits, and then kills whatever is left. */
  async stop(signal: NodeJS.Signals = 'SIGTERM', graceMs = 5_000): Promise<void> {
    const { pid, exitCode, signalCode } = this.#process;
    if (pid && exitCode === null && !signalCode) {
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
      } catch {
        // It has ended by now.
      }
    }
    return alive.length > 0;
  }
}

/** Runs a command to completion; fails if it cannot be started or takes too long. */
export function runToEnd(
  { onOutput, ...options }: ChildOptions & { onOutput?: (text: string) => void },
  timeoutMs = 600_000,
): Promise<Exit> {
  return withProgress(options.name, async () => {
    const child = new Child(options);
    if (onOutput) child.onOutput(onOutput);
    try {
      const exit = await Promise.race([child.exited, delay(timeoutMs, null, { ref: false })]);
      if (exit) return exit;
      const message = `${options.name} took longer than ${timeoutMs / 1000} s.`;
      throw new Failure(message, { log: child.log });
    } finally {
      await child.stop();
    }
  });
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

/**
 * Takes the first port from `port` on on which nothing of `host` listens. Until this process ends, no other one takes
 * it, also before anything listens there.
 */
export async function takePort(host: string, port: number): Promise<number> {
  return (await answers(host, port)) || !(await claim(port)) ? takePort(host, port + 1) : port;
}

const claimed = new Set<number>();

/** Claims a port by a socket with its name and no file, which Linux gives to one process at a time. */
async function claim(port: number): Promise<boolean> {
  if (claimed.has(port) || process.platform !== 'linux') return true;
  const socket = createServer().unref();
  socket.listen(`\0local-stack-port-${port}`);
  const isFirst = await once(socket, 'listening').then(
    () => true,
    () => false,
  );
  if (isFirst) claimed.add(port);
  return isFirst;
}

/** Returns a free port of `host`. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/**
 * Returns whether something listens on a port. To listen there would prove less: macOS allows it while another
 * program has the port on all addresses.
 */
export async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  const outcome = await once(socket, 'connect').catch(() => null);
  socket.destroy();
  return outcome !== null;
}

export interface Task {
  /** Says how much is done. `unit` is what is counted, in the plural. */
  update(progress: { done: number; total: number; unit: string }): void;
}

const tasks = new Set<{ name: string; startedAt: number; counted: string }>();
let timer: NodeJS.Timeout | undefined;

/** Runs `work`. As long as anything runs, a line says so every ten seconds: `unit 20 s · build 4 s: 3 of 60 files`. */
export async function withProgress<Result>(
  name: string,
  work: (task: Task) => Promise<Result>,
): Promise<Result> {
  const task = { name, startedAt: performance.now(), counted: '' };
  timer ??= setInterval(printTasks, 10_000).unref();
  tasks.add(task);
  try {
    return await work({
      update({ done, total, unit }) {
        const [some, all] = [done, total].map((count) => count.toLocaleString('en-US'));
        task.counted = `: ${some} of ${all} ${unit}`;
      },
    });
  } finally {
    tasks.delete(task);
    if (tasks.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }
}

function printTasks(): void {
  const texts = [...tasks].map(({ name, startedAt, counted }) => {
    const seconds = Math.floor((performance.now() - startedAt) / 1000);
    return `${name} ${seconds} s${counted}`;
  });
  // Standard output is for results.
  console.error(`  ${texts.join(' · ')}`);
}

/**
 * Variables of a machine that the tools of the local stack misread: they lead to a proxy, to a real project, to
 * another emulator, or change how Node and Java start.
 */
const misread =
  /^((https?|all|no|grpc|no_grpc)_proxy|node_use_env_proxy|(firebase|google|gcloud|gcp|cloudsdk)_.*|.*_emulator_host|node_options|(java_tool|_java|jdk_java)_options)$/i;

/** The environment that the command was started with, for downloads, which may need a proxy. */
export const startedWith = { ...process.env };

/** Takes these variables from this process, and so from all that it starts. */
export function leaveMisreadVariables(env = process.env): void {
  for (const name of Object.keys(env)) if (misread.test(name)) delete env[name];
  env.NO_PROXY = env.no_proxy = 'localhost,127.0.0.1,::1';
}
