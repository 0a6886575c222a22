import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import { figuresVariable, reportedFigures } from '#tests/proof/figures.ts';
import { sampleSize } from '#tests/proof/sample-size.ts';
import { Failure, logFolder, logPath, testLogPrefix } from '../lib/failure.ts';
import { runToEnd } from '../lib/processes.ts';
import { playwrightCli, root, vitestCli } from '../lib/root.ts';

export const checks = [
  'types',
  'lint',
  'node',
  'dom',
  'rules',
  'functions',
  'owner',
  'build',
  'hosting',
  'e2e',
  'engines',
] as const;

export type CheckName = (typeof checks)[number];

const onBuild: readonly CheckName[] = ['hosting', 'e2e', 'engines'];
export const onStack: readonly CheckName[] = ['rules', 'functions', 'owner', 'build', ...onBuild];

/** Returns the checks that `--only` names, with the build for those of the built site, or all of them. */
export function chosenChecks(only: string | undefined): Set<CheckName> {
  if (only === undefined) return new Set(checks);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !checks.some((check) => check === name));
  if (unknown.length > 0) {
    throw new Failure(`No such check: ${unknown.join(', ')}. There are ${checks.join(', ')}.`);
  }
  const chosen = checks.filter((check) => names.includes(check));
  return new Set(chosen.some((check) => onBuild.includes(check)) ? ['build', ...chosen] : chosen);
}

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export const onePassed: TestCounts = { passed: 1, failed: 0, skipped: 0 };

/** What failed, which is told after all steps. */
export const problems: unknown[] = [];

/** Notes a problem, and returns the counts of one failed check. */
export function fail(problem: unknown): TestCounts {
  problems.push(problem);
  return { passed: 0, failed: 1, skipped: 0 };
}

export function addUp(all: readonly TestCounts[]): TestCounts {
  const sum = (what: keyof TestCounts) => all.reduce((total, counts) => total + counts[what], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Returns the last line of `npm test`, with the browser engines that it had to leave out. */
export function summaryLine({ passed, failed }: TestCounts, leftOut: number): string {
  return `${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} skipped` : ''}`;
}

/** Runs a step and prints its row. A step that throws is one failed check. */
export async function runStep(name: string, work: () => Promise<TestCounts>): Promise<TestCounts> {
  const startedAt = Date.now();
  const counts = await work().catch(fail);
  const { passed, ...others } = counts;
  const more = Object.entries(others).filter(([, count]) => count > 0);
  const texts = [`${passed} passed`, ...more.map(([what, count]) => `${count} ${what}`)].join(', ');
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const mark = counts.failed > 0 ? styleText('red', '✖') : styleText('green', '✔');
  console.log(`${mark} ${name.padEnd(28)}${texts.padEnd(34)}${seconds.padStart(6)} s`);
  return counts;
}

/** Runs scripts by name with this process's Node at the same time, each as one check, which passes if it succeeds. */
export async function runScripts(commands: Record<string, string[]>): Promise<TestCounts> {
  const counts = Object.entries(commands).map(async ([name, args]) => {
    const { code } = await runToEnd({ name, command: process.execPath, args });
    return code === 0 ? onePassed : fail(new Failure(`${name} failed.`, { log: logPath(name) }));
  });
  return addUp(await Promise.all(counts));
}

/** Runs projects of vitest.config.ts together. */
export function runVitest(names: string[], env: Record<string, string> = {}): Promise<TestCounts> {
  const wanted = names.flatMap((project) => ['--project', project]);
  return runTests(names.join(', '), env, (report) => [
    ...[vitestCli, 'run', ...wanted],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
}

/** Runs the tests of Playwright's configuration, by default that of the repository. */
export function runPlaywright(
  name: string,
  env: Record<string, string>,
  config = 'playwright.config.ts',
): Promise<TestCounts> {
  return runTests(name, env, () => [
    ...[playwrightCli, 'test', `--config=${config}`, '--reporter=list,json'],
  ]);
}

// Only reached if something hangs: a runner's own limits come first and leave a report.
const timeoutMs = sampleSize(120, 45) * 60_000;

async function runTests(
  name: string,
  env: Record<string, string>,
  argsFor: (report: string) => string[],
): Promise<TestCounts> {
  const log = testLogPrefix + name.replaceAll(', ', '-');
  const report = join(root, logFolder, `${log}.json`);
  rmSync(report, { force: true });
  const options = {
    ...{ name: log, command: process.execPath, args: argsFor(report) },
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    onOutput: (text: string) => printFailedTests(name, text),
  };
  const { code } = await runToEnd(options, timeoutMs);
  return judge(log, code, readCounts(report));
}

/** Prints the lines in which Vitest or Playwright names a failed test, or its file. */
export function printFailedTests(name: string, output: string): void {
  for (const line of stripVTControlCharacters(output).split('\n')) {
    if (/^\s*([×✘]|❯.* failed)/.test(line)) console.log(`✖ ${name}: ${line.trim()}`);
  }
}

/** Returns the counts in a JSON report of Vitest or Playwright; null if there is no report. */
export function readCounts(file: string): TestCounts | null {
  if (!existsSync(file)) return null;
  const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats) {
    const { expected, flaky, unexpected: failed, skipped } = stats;
    return { passed: expected + flaky, failed, skipped };
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = vitest;
  return { passed, failed, skipped: numPendingTests + numTodoTests };
}

/**
 * Judges a runner by its exit code and counts. A missing report, a run without tests, and a failing exit code
 * without a failed test each count as a failed check.
 */
export function judge(log: string, code: number | null, counts: TestCounts | null): TestCounts {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  if (code === 0 && passed > 0 && failed === 0) return { passed, failed, skipped };
  const what = failed > 0 ? `${failed} failed` : `${passed} passed, exit ${code}`;
  fail(new Failure(`${log}: ${counts ? what : 'no report'}.`, { log: logPath(log) }));
  return { passed, failed: Math.max(failed, 1), skipped };
}

/** Collects the figures that tests report; the function that it returns prints them. */
export function collectFigures(): () => void {
  const file = join(root, logFolder, 'figures.jsonl');
  mkdirSync(join(root, logFolder), { recursive: true });
  writeFileSync(file, '');
  process.env[figuresVariable] = file;
  return () => {
    const figures = reportedFigures(file);
    const width = Math.max(...figures.map(({ guarantee }) => guarantee.length));
    for (const { guarantee, figure } of figures) {
      console.log(`• ${guarantee.padEnd(width)}  ${figure}`);
    }
  };
}

/** File with the last commit for which all of `npm test` was green, relative to the repository. */
export const greenRunPath = join(logFolder, 'green-commit');

/** Returns the checked out commit; null if there are changes or no git. */
export function shownCommit(): string | null {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
}

export function noteGreenRun(commit: string | null): void {
  const file = join(root, greenRunPath);
  if (commit) writeFileSync(file, `${commit}\n`);
  else rmSync(file, { force: true });
}
