import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.ts';
import { logPath } from '../../lib/logs.ts';
import { runToEnd } from '../../lib/processes.ts';
import { type Counts, type Outcome, total } from './step.ts';

// Beyond this something hangs; a runner's own limits come first and leave a report.
const timeoutMs = 30 * 60_000;

export interface TestRun {
  /** Name of its log. */
  name: string;
  /** What is shown while it runs. */
  shownAs: string;
  /** Script to run with this process's Node. */
  cli: string;
  args: string[];
  env: Record<string, string>;
  /** Variable that tells the runner where to write its report. */
  reportVariable: string;
  /** What the report says of each group of tests, which must not be empty. */
  countsIn(report: string): Record<string, Counts>;
}

/** Runs a test runner and reads what it reports; one that says nothing is a failed check. */
export async function testOutcome(run: TestRun): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  try {
    const env = { ...process.env, ...run.env, [run.reportVariable]: report };
    const args = [run.cli, ...run.args];
    const { code } = await runToEnd(
      {
        name: run.name,
        command: process.execPath,
        args,
        env,
        shownAs: run.shownAs,
        reportsProgress: true,
      },
      timeoutMs,
    );
    const text = await readFile(report, 'utf8').catch(() => null);
    return judge(run.name, code, text === null ? null : run.countsIn(text));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Turns a runner's exit code and report into counts that hide nothing: no report, no tests in a
 * group, and a failing exit code without a failed test each count as a failed check.
 */
export function judge(
  name: string,
  code: number | null,
  groups: Record<string, Counts> | null,
): Outcome {
  const counts = total(Object.values(groups ?? {}));
  const empty = Object.entries(groups ?? {})
    .filter(([, group]) => group.passed + group.failed === 0)
    .map(([group]) => `${group} ran no tests`);
  const reasons = [
    ...(groups ? [] : [`ended without a report (exit ${code})`]),
    ...empty,
    ...(groups && code !== 0 && counts.failed + empty.length === 0
      ? [`failed (exit ${code})`]
      : []),
  ];
  const failed = counts.failed + reasons.length;
  if (failed === 0) return { counts, problems: [] };
  const message = reasons.length > 0 ? reasons.join('; ') : `${counts.failed} failed`;
  return {
    counts: { ...counts, failed },
    problems: [new Failure(`${name}: ${message}.`, { log: logPath(name) })],
  };
}
