import { join } from 'node:path';
import type { FoundEngines } from '../../lib/browsers/engines.ts';
import { Failure } from '../../lib/failure.ts';
import { testLogPrefix } from '../../lib/logs.ts';
import { printLine } from '../../lib/progress.ts';
import { root } from '../../lib/root.ts';
import { playwrightCli } from '../../lib/tools.ts';
import { testOutcome } from './runner.ts';
import { type Counts, none, type Outcome } from './step.ts';

const configurations = {
  e2e: 'playwright.config.ts',
  engines: 'tests/engines/playwright.config.ts',
} as const;

/** Runs the tests of one of Playwright's configurations. */
export function playwrightOutcome(
  name: keyof typeof configurations,
  env: Record<string, string>,
): Promise<Outcome> {
  const progress = join(root, 'scripts/quality/checks/playwright-progress.ts');
  return testOutcome({
    name: `${testLogPrefix}${name}`,
    shownAs: name,
    cli: playwrightCli,
    args: ['test', `--config=${configurations[name]}`, `--reporter=list,json,${progress}`],
    env,
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    countsIn: (report) => ({ [name]: playwrightCounts(report) }),
  });
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  /** Errors outside of any test. */
  errors: unknown[];
}

/** Returns the counts of Playwright's JSON report. A flaky test counts as passed. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors }: PlaywrightReport = JSON.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
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
      ? await playwrightOutcome('engines', {
          ...options.env,
          ENGINES: names.join(','),
        })
      : { counts: none, problems: [] };
  return {
    counts: { ...counts, failed: counts.failed + missing.length },
    problems: [...missing, ...problems],
  };
}
