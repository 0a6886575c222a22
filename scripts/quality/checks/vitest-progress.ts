import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { reportFailedTest, reportProgress } from '../../lib/progress-messages.ts';

/** Reports Vitest's progress to `npm test` in files, as the number of tests is known only at the end. */
export default class ProgressReporter implements Reporter {
  #files = 0;
  #filesDone = 0;
  #passed = 0;
  #failed = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
    this.#report();
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'passed') this.#passed++;
    if (state === 'failed') {
      this.#failed++;
      reportFailedTest(`${test.module.relativeModuleId} > ${test.fullName}`);
    }
    this.#report();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#filesDone++;
    for (const { message } of module.errors()) {
      reportFailedTest(`${module.relativeModuleId}: ${message.split('\n')[0]}`);
    }
    this.#report();
  }

  #report(): void {
    reportProgress({
      done: this.#filesDone,
      total: this.#files,
      unit: 'files',
      uneven: true,
      details: [`${this.#passed} passed`, ...(this.#failed > 0 ? [`${this.#failed} failed`] : [])],
    });
  }
}
