import { printLine } from '../../lib/progress.ts';
import { type Counts, oneFailed } from './counts.ts';

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
