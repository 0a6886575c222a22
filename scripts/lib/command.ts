import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Failure, tell } from './failure.ts';
import { endAllChildren, killAllChildren } from './processes.ts';

export interface Command {
  /** Registers a cleanup that runs however the command ends; the last one registered runs first. */
  onExit(cleanup: () => Promise<unknown>): void;
  /** Waits for Ctrl-C, which from then on ends the command with exit code 0. */
  untilStopped(): Promise<0>;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const interruptedCode = 130;

/**
 * Runs a command of package.json and ends the process with its exit code: 1 after a failure, which is
 * printed in one line; 130 when a signal interrupts it; 0 when a signal ends a command that runs until
 * it is stopped. No child process outlives it.
 */
export function runCommand(work: (command: Command) => Promise<number>): void {
  const cleanups: (() => Promise<unknown>)[] = [];
  let stop: (() => void) | undefined;
  let ending = false;
  let firstSignalAt = 0;

  async function end(code: number): Promise<void> {
    if (ending) return;
    ending = true;
    let exitCode = code;
    for (const cleanup of cleanups.reverse()) {
      await cleanup().catch((error) => {
        tell(error);
        exitCode ||= 1;
      });
    }
    await endAllChildren();
    process.exit(exitCode);
  }

  function onSignal(): void {
    // Ctrl-C in a terminal arrives twice: from the terminal and from npm.
    const again = firstSignalAt > 0 && Date.now() - firstSignalAt > 1_000;
    firstSignalAt ||= Date.now();
    if (again) {
      killAllChildren();
      process.exit(interruptedCode);
    }
    if (stop) stop();
    else void end(interruptedCode);
  }

  for (const signal of signals) process.on(signal, onSignal);
  whenNpmIsGone(() => firstSignalAt === 0 && onSignal());
  process.on('exit', killAllChildren);
  // A closed terminal must not prevent the cleanup.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const command: Command = {
    onExit: (cleanup) => cleanups.push(cleanup),
    untilStopped: () =>
      new Promise((resolve) => {
        stop = () => resolve(0);
      }),
  };
  work(command).then(end, (error) => {
    if (ending) return;
    tell(error);
    return end(1);
  });
}

// npm forwards a signal only to its shell, which ends without forwarding it.
function whenNpmIsGone(callback: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 500);
  watch.unref();
}

export function tellUsualTime(name: string, minutes: number): void {
  console.log(`${name} takes about ${minutes} min on two quiet cores.`);
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads a command's arguments; the Failure for an unknown one names those that are known. */
export function readArguments<T extends Options>(options: T, args = process.argv.slice(2)) {
  return parsed(options, args, false).values;
}

/** Reads the arguments of a command that also takes positional ones, such as an email address. */
export function readArgumentsAndWords<T extends Options>(options: T, args = process.argv.slice(2)) {
  const { values, positionals } = parsed(options, args, true);
  return { values, words: positionals };
}

function parsed<T extends Options>(options: T, args: string[], allowPositionals: boolean) {
  checkTakenByNpm(options, args, process.env);
  try {
    return parseArgs({ args, options, strict: true, allowPositionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const list = known.join(', ') || 'no arguments';
    const [reason] = (error as Error).message.split('. ');
    throw new Failure(`${reason}. This command knows ${list}.`);
  }
}

/**
 * Throws if npm took an argument for itself: without `--`, `npm run leads:delete NAME --dry-run` sets a
 * variable instead of passing `--dry-run` on, and the command would delete.
 */
export function checkTakenByNpm(options: Options, args: string[], variables: NodeJS.ProcessEnv) {
  const taken = Object.keys(options)
    .filter((name) => variables[`npm_config_${name.replaceAll('-', '_')}`])
    .map((name) => `--${name}`)
    .filter((flag) => !args.includes(flag));
  const command = variables.npm_lifecycle_event;
  if (!command || taken.length === 0) return;
  throw new Failure(
    `Nothing was done: npm took ${taken.join(' and ')} for itself. Write all arguments after --: npm run ${command} -- …`,
  );
}
