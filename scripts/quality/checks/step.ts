import { Failure } from '../../lib/failure.ts';
import { logPath } from '../../lib/logs.ts';
import { runToEnd } from '../../lib/processes.ts';
import { printLine } from '../../lib/progress.ts';

/** How many checks had which outcome. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Counts = { ...none, passed: 1 };
export const oneFailed: Counts = { ...none, failed: 1 };

/** The counts of several checks together. */
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

/** The last line of `npm test`. */
export function summaryLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** What a step of the check found. */
export interface Outcome {
  counts: Counts;
  /** What to tell at the end: failures, with the logs that say more. */
  problems: unknown[];
}

export interface StepResult extends Outcome {
  name: string;
}

/** Runs one step and prints its row; a step that throws is one failed check. */
export async function runStep(name: string, work: () => Promise<Outcome>): Promise<StepResult> {
  const startedAt = Date.now();
  const outcome = await work().catch((error) => ({ counts: oneFailed, problems: [error] }));
  printLine(row(name, outcome.counts, (Date.now() - startedAt) / 1000));
  return { name, ...outcome };
}

/** One line of the table of steps. */
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
 * A command whose success is one passed check.
 *
 * @param name of its log, and what is shown while it runs
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
