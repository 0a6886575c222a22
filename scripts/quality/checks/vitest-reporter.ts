import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { type Counts, total } from './step.ts';

/** Environment variable with the path to which the reporter writes the counts of each project, as JSON. */
export const vitestReportVariable = 'VITEST_COUNTS_FILE';

/** Counts the tests per project, which Vitest's JSON report does not. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[vitestReportVariable];
    if (!file) throw new Error(`${vitestReportVariable} is missing`);
    const projects: Record<string, Counts> = {};
    for (const module of modules) {
      const { name } = module.project;
      projects[name] = total([projects[name] ?? total([]), countsOf(module)]);
    }
    writeFileSync(file, JSON.stringify(projects));
  }
}

function countsOf(module: TestModule): Counts {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
  const failed = count('failed');
  // A file that does not load, or whose hook fails, has no failed test.
  const broken = failed === 0 && module.state() === 'failed' ? 1 : 0;
  return { passed: count('passed'), failed: failed + broken, skipped: count('skipped', 'pending') };
}
