import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { reportFailedTest, reportProgress } from '../../lib/progress-messages.ts';

/** Reports Playwright's progress to `npm test`. */
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
    // Not the last try.
    if (failed && result.retry < test.retries) return;
    this.#done++;
    if (failed) {
      this.#failed++;
      // Skips the root's name, which is empty, and the file's.
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
