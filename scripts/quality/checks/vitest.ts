import { join } from 'node:path';
import { testLogPrefix } from '../../lib/logs.ts';
import { root } from '../../lib/root.ts';
import { vitestCli } from '../../lib/tools.ts';
import { testOutcome } from './runner.ts';
import { type Counts, none, type Outcome } from './step.ts';
import { vitestReportVariable } from './vitest-reporter.ts';

/**
 * Runs projects of vitest.config.ts together, each with the projects whose names begin with its name. A
 * project without tests is a failed check.
 */
export function vitestOutcome(
  projects: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const reporter = (file: string) => `--reporter=${join(root, 'scripts/quality/checks', file)}`;
  return testOutcome({
    name: `${testLogPrefix}${projects.join('-')}`,
    shownAs: projects.join(', '),
    cli: vitestCli,
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', `${project}*`]),
      '--reporter=default',
      reporter('vitest-reporter.ts'),
      reporter('vitest-progress.ts'),
    ],
    env,
    reportVariable: vitestReportVariable,
    countsIn(report) {
      const counted: Record<string, Counts> = JSON.parse(report);
      return { ...Object.fromEntries(projects.map((project) => [project, none])), ...counted };
    },
  });
}
