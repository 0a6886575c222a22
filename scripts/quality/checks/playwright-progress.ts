import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { reportFailedTest, reportProgress } from '../../lib/progress-messages.ts';

/** Tells `npm test` how far Playwright is. */
export default class ProgressReporter implements Reporter {
  #folder = '';
  #total = 0;
  #done = 0;
  #failed = 0;

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#folder = rootDir;
    this.#total = suite.allTests().length;
    this.#report();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const failed = test.outcome() === 'unexpected';
    // What is tried again has not ended.
    if (failed && result.retry < test.retries) return;
    this.#done++;
    if (failed) {
      this.#failed++;
      // The first of its path is the root's name, which is empty; the third is the file's.
      const [, project, , ...titles] = test.titlePath();
      const file = relative(this.#folder, test.location.file);
      reportFailedTest([...(project ? [project] : []), file, ...titles].join(' › '));
    }
    this.#report();
  }

  printsToStdio(): boolean {
    return false;
  }

  #report(): void {
    reportProgress({
      done: this.#done,
      total: this.#total,
      unit: 'tests',
      details: this.#failed > 0 ? [`${this.#failed} failed`] : [],
    });
  }
}
