import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter as PlaywrightReporter,
  TestCase as PlaywrightTest,
  Suite,
  TestResult,
} from '@playwright/test/reporter';
import type {
  TestCase,
  TestModule,
  TestSpecification,
  Reporter as VitestReporter,
} from 'vitest/node';
import { reportToParent } from '../lib/progress.ts';
import { type Counts, none, type TestReport, total } from './test-steps.ts';

/**
 * Reports to `npm test`, for Vitest and for Playwright: progress, each failed test at once, and at the end
 * the counts of each of Vitest's projects, or of all of Playwright's tests.
 */
export default class TestReporter implements VitestReporter, PlaywrightReporter {
  #total = 0;
  #done = 0;
  #passed = 0;
  #failed = 0;
  #playwright: { folder: string; suite: Suite; errors: number } | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length;
    this.#reportProgress();
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'passed') this.#passed++;
    if (state === 'failed') {
      this.#failed++;
      report({ failedTest: `${test.module.relativeModuleId} > ${test.fullName}` });
    }
    this.#reportProgress();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done++;
    for (const { message } of module.errors()) {
      report({ failedTest: `${module.relativeModuleId}: ${message.split('\n')[0]}` });
    }
    this.#reportProgress();
  }

  onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const counts: Record<string, Counts> = {};
    for (const module of modules) {
      const { name } = module.project;
      counts[name] = total([counts[name] ?? none, countsOfModule(module)]);
    }
    return report({ counts });
  }

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#playwright = { folder: rootDir, suite, errors: this.#playwright?.errors ?? 0 };
    this.#total = suite.allTests().length;
    this.#reportProgress();
  }

  onTestEnd(test: PlaywrightTest, { retry }: TestResult): void {
    const failed = test.outcome() === 'unexpected';
    // Not the last try.
    if (failed && retry < test.retries) return;
    this.#done++;
    if (failed) {
      this.#failed++;
      // Skips the root's name, which is empty, and the file's.
      const [, project, , ...titles] = test.titlePath();
      const file = relative(this.#playwright?.folder ?? '', test.location.file);
      report({ failedTest: [...(project ? [project] : []), file, ...titles].join(' › ') });
    }
    this.#reportProgress();
  }

  onError(): void {
    if (this.#playwright) this.#playwright.errors++;
  }

  onEnd(): Promise<void> {
    const { suite, errors = 0 } = this.#playwright ?? {};
    const outcomes = (suite?.allTests() ?? []).map((test) => test.outcome());
    const count = (...wanted: string[]) => outcomes.filter((one) => wanted.includes(one)).length;
    const failed = count('unexpected') + errors;
    const counts = { passed: count('expected', 'flaky'), failed, skipped: count('skipped') };
    return report({ counts: { Playwright: counts } });
  }

  printsToStdio(): boolean {
    return false;
  }

  #reportProgress(): void {
    const failures = this.#failed > 0 ? [`${this.#failed} failed`] : [];
    const counts = { done: this.#done, total: this.#total };
    // Vitest knows the number of its tests only at the end.
    const progress = this.#playwright
      ? { ...counts, unit: 'tests', details: failures }
      : { ...counts, unit: 'files', details: [`${this.#passed} passed`, ...failures] };
    report({ progress });
  }
}

function report(message: TestReport): Promise<void> {
  return reportToParent(message);
}

function countsOfModule(module: TestModule): Counts {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
  const failed = count('failed');
  // A file that does not load, or whose hook fails, has no failed test.
  const broken = failed === 0 && module.state() === 'failed' ? 1 : 0;
  return { passed: count('passed'), failed: failed + broken, skipped: count('skipped', 'pending') };
}
