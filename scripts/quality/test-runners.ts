import { join } from 'node:path';
import { extent } from '#tests/proof/extent.ts';
import type { FoundEngines } from '../lib/browsers.ts';
import { Failure } from '../lib/failure.ts';
import { logPath, testLogPrefix } from '../lib/logs.ts';
import { runToEnd } from '../lib/processes.ts';
import { printLine } from '../lib/progress.ts';
import { root } from '../lib/root.ts';
import { playwrightCli, vitestCli } from '../lib/tools.ts';
import { type Counts, none, type Outcome, type TestReport, total } from './test-steps.ts';

// Only reached if something hangs: a runner's own limits come first and leave a report.
const timeoutMs = extent(120, 45) * 60_000;
const reporter = join(root, 'scripts/quality/test-reporter.ts');

type Groups = Record<string, Counts>;

/**
 * Runs projects of vitest.config.ts together, each with the projects whose names begin with its name. A
 * project without tests is a failed check.
 */
export function vitestOutcome(
  projects: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const wanted = projects.flatMap((project) => ['--project', `${project}*`]);
  const args = [vitestCli, 'run', ...wanted, '--reporter=default', `--reporter=${reporter}`];
  const empty = Object.fromEntries(projects.map((project) => [project, none]));
  return runnerOutcome({
    name: projects.join('-'),
    shownAs: projects.join(', '),
    args,
    env,
    empty,
  });
}

const configurations = {
  e2e: 'playwright.config.ts',
  engines: 'tests/engines/playwright.config.ts',
} as const;

export function playwrightOutcome(
  name: keyof typeof configurations,
  env: Record<string, string>,
): Promise<Outcome> {
  const config = `--config=${configurations[name]}`;
  const args = [playwrightCli, 'test', config, `--reporter=list,${reporter}`];
  return runnerOutcome({ name, shownAs: name, args, env });
}

/**
 * Runs the journey tests in each engine that was found. A missing engine is printed in a line, or is a
 * failed check if all engines are required.
 */
export async function enginesOutcome(
  { names, leftOut }: FoundEngines,
  options: { required: boolean; env: Record<string, string> },
): Promise<Outcome> {
  if (!options.required) for (const line of leftOut) printLine(`• ${line}`);
  const missing = options.required ? leftOut.map((line) => new Failure(line)) : [];
  const { counts, problems } =
    names.length > 0
      ? await playwrightOutcome('engines', { ...options.env, ENGINES: names.join(',') })
      : { counts: none, problems: [] };
  return {
    counts: { ...counts, failed: counts.failed + missing.length },
    problems: [...missing, ...problems],
  };
}

interface Run {
  name: string;
  shownAs: string;
  /** Script to run with this process's Node, and its arguments. */
  args: string[];
  env: Record<string, string>;
  /** Groups that must have tests, without counts. */
  empty?: Groups;
}

async function runnerOutcome({ name, shownAs, args, env, empty }: Run): Promise<Outcome> {
  const log = testLogPrefix + name;
  let groups: Groups | null = null;
  const { code } = await runToEnd(
    {
      name: log,
      command: process.execPath,
      args,
      env: { ...process.env, ...env },
      shownAs,
      reportsProgress: true,
      onMessage(message) {
        const { counts } = Object(message) as TestReport;
        if (counts) groups = { ...empty, ...counts };
      },
    },
    timeoutMs,
  );
  return judge(log, code, groups);
}

/**
 * Turns a runner's exit code and report into counts. A missing report, a group without tests, and a
 * failing exit code without a failed test each count as a failed check.
 *
 * @param name of its log
 */
export function judge(name: string, code: number | null, groups: Groups | null): Outcome {
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
