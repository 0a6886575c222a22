import { percentile } from '#scripts/quality/bench/percentiles.ts';

/** What became of a round of the load test. */
export interface RoundReport {
  /** One line each; the round has passed when there is none. */
  failures: string[];
  /** What a passed round has shown. */
  success: string;
  /** Durations by the name of the step. */
  milliseconds: Record<string, number[]>;
}

/** Prints a round and tells whether it has passed. */
export function printRound({ failures, success, milliseconds }: RoundReport): boolean {
  for (const [step, durations] of Object.entries(milliseconds)) {
    if (durations.length > 0)
      console.log(`  ${step.padEnd('second write'.length)} ${summary(durations)}`);
  }
  for (const failure of failures) console.error(`FAILED: ${failure}.`);
  if (failures.length === 0) console.log(`${success}.`);
  return failures.length === 0;
}

/** One line on the outcomes that are errors, with the first of them as an example. */
export function failuresOf(outcomes: PromiseSettledResult<unknown>[], what: string): string[] {
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  const [first] = failed;
  return first ? [`${failed.length} of ${outcomes.length} ${what}, as: ${first.reason}`] : [];
}

function summary(durations: readonly number[]): string {
  return [50, 95, 99]
    .map((percent) => `p${percent} ${percentile(durations, percent).toFixed(0).padStart(5)} ms`)
    .join('  ');
}
