import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { LaneAnswer } from './lane.ts';

/**
 * Records the outcome of one run of Vitest. The result that a run returns also contains the failures of
 * earlier runs.
 */
export class RunRecorder implements Reporter {
  #answer: LaneAnswer = emptyAnswer();

  /** Outcome of the last run. */
  get answer(): LaneAnswer {
    return this.#answer;
  }

  onTestRunStart(): void {
    this.#answer = emptyAnswer();
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const { id, module, fullName } = test;
    if (state === 'passed') this.#answer.passed.push({ id, file: module.moduleId, name: fullName });
    if (state !== 'failed') return;
    const reason = errors.map(({ code, message }) => `${code} ${message}`).join('\n');
    this.#answer.failed ??= { name: fullName, reason };
  }

  onTestSuiteResult(suite: TestSuite): void {
    this.#noteBroken(suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#noteBroken(module.errors());
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#noteBroken(unhandled);
  }

  #noteBroken(errors: readonly { message: string }[]): void {
    this.#answer.broken.push(...errors.map(({ message }) => message));
  }
}

function emptyAnswer(): LaneAnswer {
  return { failed: null, passed: [], broken: [] };
}
