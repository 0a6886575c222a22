import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extent } from '#tests/proof/extent.ts';
import { Failure } from '../../lib/failure.ts';
import { logPath } from '../../lib/logs.ts';
import { runToEnd } from '../../lib/processes.ts';
import { type Counts, type Outcome, total } from './step.ts';

// Only reached if something hangs: a runner's own limits come first and leave a report.
const timeoutMs = extent(120, 45) * 60_000;

export interface TestRun {
  /** Name of its log. */
  name: string;
  /** Name to show while it runs. */
  shownAs: string;
  /** Script to run with this process's Node. */
  cli: string;
  args: string[];
  env: Record<string, string>;
  /** Environment variable with the path of the runner's report. */
  reportVariable: string;
  /** Returns the counts of each group of tests; no group may be empty. */
  countsIn(report: string): Record<string, Counts>;
}

/** Runs a test runner and reads its report. A runner without a report is a failed check. */
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
 * Turns a runner's exit code and report into counts. A missing report, a group without tests, and a
 * failing exit code without a failed test each count as a failed check.
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
