import { join } from 'node:path';
import { extent } from '#tests/proof/extent.ts';
import type { FoundEngines } from '../lib/browsers.ts';
import { Failure } from '../lib/failure.ts';
import { logPath, testLogPrefix } from '../lib/logs.ts';
import { runToEnd } from '../lib/processes.ts';
import { printLine } from '../lib/progress.ts';
import { root } from '../lib/root.ts';
import { playwrightCli, vitestCli } from '../lib/tools.ts';
import { emulatorVariables, projects } from '../local/stack.ts';
import { type Counts, none, type Outcome, type TestReport, total } from './test-steps.ts';

// Only reached if something hangs: a runner's own limits come first and leave a report.
const timeoutMs = extent(120, 45) * 60_000;
const reporter = join(root, 'scripts/quality/test-reporter.ts');

type Groups = Record<string, Counts>;

/**
 * Runs projects of vitest.config.ts together, each with the projects whose names begin with its name. A
 * project without tests is a failed check.
 */
export function vitestOutcome(names: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const wanted = names.flatMap((project) => ['--project', `${project}*`]);
  const args = [vitestCli, 'run', ...wanted, '--reporter=default', `--reporter=${reporter}`];
  const empty = Object.fromEntries(names.map((project) => [project, none]));
  return runnerOutcome(names.join(', '), args, env, empty);
}

/** Runs the tests of Playwright's configuration, by default that of the repository. */
export function playwrightOutcome(
  name: string,
  env: Record<string, string>,
  config = 'playwright.config.ts',
): Promise<Outcome> {
  const args = [playwrightCli, 'test', `--config=${config}`, `--reporter=list,${reporter}`];
  return runnerOutcome(name, args, env);
}

/**
 * Runs the journey tests against the local stack, in each engine that was found. A missing engine is printed
 * in a line, or is a failed check if all engines are required.
 */
export async function enginesOutcome(
  { names, leftOut }: FoundEngines,
  required = false,
): Promise<Outcome> {
  if (!required) for (const line of leftOut) printLine(`• ${line}`);
  const missing = required ? leftOut.map((line) => new Failure(line)) : [];
  const env = { ...emulatorVariables(projects.test), ENGINES: names.join(',') };
  const config = 'tests/engines/playwright.config.ts';
  const { counts, problems } =
    names.length > 0
      ? await playwrightOutcome('engines', env, config)
      : { counts: none, problems: [] };
  return {
    counts: { ...counts, failed: counts.failed + missing.length },
    problems: [...missing, ...problems],
  };
}

async function runnerOutcome(
  name: string,
  args: string[],
  env: Record<string, string>,
  empty: Groups = {},
): Promise<Outcome> {
  const log = testLogPrefix + name.replaceAll(', ', '-');
  let groups: Groups | null = null;
  const { code } = await runToEnd(
    {
      name: log,
      command: process.execPath,
      args,
      env: { ...process.env, ...env },
      shownAs: name,
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
 */
export function judge(name: string, code: number | null, groups: Groups | null): Outcome {
  const counts = total(Object.values(groups ?? {}));
  const reasons = Object.entries(groups ?? {})
    .filter(([, group]) => group.passed + group.failed === 0)
    .map(([group]) => `${group} ran no tests`);
  if (!groups) reasons.push(`ended without a report (exit ${code})`);
  else if (code !== 0 && counts.failed + reasons.length === 0) {
    reasons.push(`failed (exit ${code})`);
  }
  const failed = counts.failed + reasons.length;
  if (failed === 0) return { counts, problems: [] };
  const message = reasons.join('; ') || `${counts.failed} failed`;
  return {
    counts: { ...counts, failed },
    problems: [new Failure(`${name}: ${message}.`, { log: logPath(name) })],
  };
}
