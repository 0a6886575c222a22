import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresVariable, reportedFigures } from '#tests/proof/figures.ts';
import { Failure } from '../lib/failure.ts';
import { logFolder, logPath } from '../lib/logs.ts';
import { runToEnd } from '../lib/processes.ts';
import { type ChildReport, printLine } from '../lib/progress.ts';
import { root } from '../lib/root.ts';

export const checks = [
  'types',
  'lint',
  'unit',
  'component',
  'scripts',
  'rules',
  'functions',
  'owner',
  'build',
  'hosting',
  'e2e',
  'engines',
] as const;

export type Check = (typeof checks)[number];

const onBuild: readonly Check[] = ['hosting', 'e2e', 'engines'];
export const onStack: readonly Check[] = ['rules', 'functions', 'owner', 'build', ...onBuild];

/**
 * Returns the checks that `--only` names, or all of them. Adds the build to checks of the built site.
 *
 * @throws Failure that names the unknown check, and the known ones
 */
export function chosenChecks(only: string | undefined): Set<Check> {
  if (only === undefined) return new Set(checks);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !checks.some((check) => check === name));
  if (unknown.length > 0) {
    throw new Failure(`No such check: ${unknown.join(', ')}. There are ${checks.join(', ')}.`);
  }
  const chosen = checks.filter((check) => names.includes(check));
  return new Set(chosen.some((check) => onBuild.includes(check)) ? ['build', ...chosen] : chosen);
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Counts = { ...none, passed: 1 };
const oneFailed: Counts = { ...none, failed: 1 };

/** What a test runner reports: at the end, the counts of each group of its tests. */
export interface TestReport extends ChildReport {
  counts?: Record<string, Counts>;
}

export function total(counts: readonly Counts[]): Counts {
  const sum = (what: keyof Counts) => counts.reduce((all, one) => all + one[what], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Returns the last line of `npm test`. */
export function summaryLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

export interface Outcome {
  counts: Counts;
  problems: unknown[];
}

/** Runs a step and prints its row. A step that throws is one failed check. */
export async function runStep(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const startedAt = Date.now();
  const outcome = await work().catch((error) => ({ counts: oneFailed, problems: [error] }));
  printLine(row(name, outcome.counts, (Date.now() - startedAt) / 1000));
  return outcome;
}

export function row(name: string, { passed, failed, skipped }: Counts, seconds: number): string {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
  const mark = failed > 0 ? '✖' : '✔';
  return `${mark} ${name.padEnd(28)}${counts.padEnd(34)}${seconds.toFixed(1).padStart(6)} s`;
}

/** A command that runs as one check: its name, the script for this process's Node, its arguments. */
export type CheckCommand = [name: string, cli: string, ...args: string[]];

/** Runs commands at the same time, each as one check, which passes if the command succeeds. */
export async function commandsOutcome(...commands: CheckCommand[]): Promise<Outcome> {
  const outcomes = await Promise.all(
    commands.map(async ([name, ...args]): Promise<Outcome> => {
      const { code } = await runToEnd({ name, command: process.execPath, args, shownAs: name });
      if (code === 0) return { counts: onePassed, problems: [] };
      const failure = new Failure(`${name} failed.`, { log: logPath(name) });
      return { counts: oneFailed, problems: [failure] };
    }),
  );
  return {
    counts: total(outcomes.map(({ counts }) => counts)),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}

/** Collects the figures that tests report; the function that it returns prints them. */
export function collectFigures(): () => void {
  const file = join(root, logFolder, 'figures.jsonl');
  mkdirSync(join(root, logFolder), { recursive: true });
  writeFileSync(file, '');
  process.env[figuresVariable] = file;
  return () => {
    const figures = reportedFigures(file);
    const width = Math.max(...figures.map(({ promise }) => promise.length));
    for (const { promise, figure } of figures) {
      console.log(`• ${promise.padEnd(width)}  ${figure}`);
    }
  };
}

/** File with the last commit for which all of `npm test` was green, relative to the repository. */
export const greenRunPath = join(logFolder, 'green-commit');

/** Returns the checked out commit; null if there are changes or no git. */
export function shownCommit(): string | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

export function noteGreenRun(commit: string | null): void {
  const file = join(root, greenRunPath);
  if (commit) writeFileSync(file, `${commit}\n`);
  else rmSync(file, { force: true });
}
