import { percentile } from '#scripts/quality/bench/harness.ts';

/** The result of one round of the load test. */
export interface RoundReport {
  /** One line each. The round has passed when there are none. */
  failures: string[];
  /** What a passed round has shown. */
  success: string;
  /** Durations in milliseconds, by the name of the step. */
  milliseconds: Record<string, number[]>;
}

/** Prints a round and returns whether it has passed. */
export function printRound({ failures, success, milliseconds }: RoundReport): boolean {
  for (const [step, durations] of Object.entries(milliseconds)) {
    if (durations.length > 0)
      console.log(`  ${step.padEnd('second write'.length)} ${summary(durations)}`);
  }
  for (const failure of failures) console.error(`FAILED: ${failure}.`);
  if (failures.length === 0) console.log(`${success}.`);
  return failures.length === 0;
}

/** Returns one line about the outcomes that are errors, with the first of them as an example. */
export function listFailures(outcomes: PromiseSettledResult<unknown>[], what: string): string[] {
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  const [first] = failed;
  return first ? [`${failed.length} of ${outcomes.length} ${what}, as: ${first.reason}`] : [];
}

function summary(durations: readonly number[]): string {
  return [50, 95, 99]
    .map((percent) => `p${percent} ${percentile(durations, percent).toFixed(0).padStart(5)} ms`)
    .join('  ');
}
