import { type Task, withProgress } from '#scripts/lib/progress.ts';
import { callsPerMinute, projects } from '#scripts/local/stack.ts';
import { percentile } from '#scripts/quality/bench/harness.ts';
import { verifyingAtOnce } from './browser.ts';
import { eachLeadOnce, oneWinnerEach, type RoundReport } from './rounds.ts';
import { clearDatabase } from './stored-quotes.ts';

/**
 * `npm run load`: sends many leads at once through the whole flow, against the running local suite
 * of the load project. Exits with 1 and a message when a lead is lost, duplicated or altered.
 */
const leads = 1_000;
const receipts = 200;
const rivals = 20;
const limit = 50;
const minutesMax = 5;

const deadline = setTimeout(() => {
  console.error(`FAILED: not done after ${minutesMax} minutes.`);
  process.exit(1);
}, minutesMax * 60_000);

try {
  console.log(`The verifier's limit is raised to ${callsPerMinute(projects.load)} a minute.`);
  console.log(`${limit} in flight, of which at most ${verifyingAtOnce} are being verified.`);
  const passed =
    (await round('leads', (task) => eachLeadOnce(leads, limit, task))) &&
    (await round('races', (task) => oneWinnerEach(receipts, rivals, limit, task)));
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(`FAILED: ${error}`);
  process.exitCode = 1;
} finally {
  clearTimeout(deadline);
}

async function round(name: string, play: (task: Task) => Promise<RoundReport>): Promise<boolean> {
  await clearDatabase();
  return printRound(await withProgress(name, play));
}

/** Prints a round and returns whether it has passed. */
function printRound({ failures, success, milliseconds }: RoundReport): boolean {
  for (const [step, durations] of Object.entries(milliseconds)) {
    if (durations.length > 0)
      console.log(`  ${step.padEnd('second write'.length)} ${summary(durations)}`);
  }
  for (const failure of failures) console.error(`FAILED: ${failure}.`);
  if (failures.length === 0) console.log(`${success}.`);
  return failures.length === 0;
}

function summary(durations: readonly number[]): string {
  return [50, 95, 99]
    .map((percent) => `p${percent} ${percentile(durations, percent).toFixed(0).padStart(5)} ms`)
    .join('  ');
}
