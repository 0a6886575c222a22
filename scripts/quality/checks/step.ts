import { Failure } from '../../lib/failure.ts';
import { logPath } from '../../lib/logs.ts';
import { runToEnd } from '../../lib/processes.ts';
import { printLine } from '../../lib/progress.ts';

/** Numbers of checks by outcome. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Counts = { ...none, passed: 1 };
export const oneFailed: Counts = { ...none, failed: 1 };

/** Returns the sum of several counts. */
export function total(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none,
  );
}

/** Returns the last line of `npm test`. */
export function summaryLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** The outcome of a step. */
export interface Outcome {
  counts: Counts;
  /** Failures to print at the end, with their logs. */
  problems: unknown[];
}

export interface StepResult extends Outcome {
  name: string;
}

/** Runs a step and prints its row. A step that throws is one failed check. */
export async function runStep(name: string, work: () => Promise<Outcome>): Promise<StepResult> {
  const startedAt = Date.now();
  const outcome = await work().catch((error) => ({ counts: oneFailed, problems: [error] }));
  printLine(row(name, outcome.counts, (Date.now() - startedAt) / 1000));
  return { name, ...outcome };
}

/** Returns a line of the table of steps. */
export function row(name: string, { passed, failed, skipped }: Counts, seconds: number): string {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
  const mark = failed > 0 ? '✖' : '✔';
  return `${mark} ${name.padEnd(28)}${counts.padEnd(34)}${seconds.toFixed(1).padStart(6)} s`;
}

/**
 * Runs a command as one check, which passes if the command succeeds.
 *
 * @param name of its log, also shown while it runs
 * @param cli script to run with this process's Node
 */
export async function commandOutcome(name: string, cli: string, args: string[]): Promise<Outcome> {
  const { code } = await runToEnd({
    name,
    command: process.execPath,
    args: [cli, ...args],
    shownAs: name,
  });
  if (code === 0) return { counts: onePassed, problems: [] };
  const failure = new Failure(`${name} failed.`, { log: logPath(name) });
  return { counts: oneFailed, problems: [failure] };
}
