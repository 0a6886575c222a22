import { expect, test } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { RunRecorder } from './run-recorder.ts';

/** A test that has run, as Vitest tells of it. */
const ran = (name: string, error?: { code: string; message: string }) =>
  ({
    name,
    fullName: `create > ${name}`,
    module: { moduleId: '/a.test.ts' },
    result: () => (error ? { state: 'failed', errors: [error] } : { state: 'passed' }),
  }) as unknown as TestCase;
const denied = { code: 'permission-denied', message: 'no' };

test('a run comes to its first failure, and to what passed', () => {
  const recorder = new RunRecorder();
  recorder.onTestRunStart();
  recorder.onTestCaseResult(ran('one'));
  recorder.onTestCaseResult(ran('two', denied));
  recorder.onTestCaseResult(ran('three', denied));
  expect(recorder.answer).toEqual({
    failed: { name: 'create > two', reason: 'permission-denied no' },
    passed: [{ file: '/a.test.ts', name: 'one' }],
    broken: [],
  });
});

test('the failures of a run before are none of this one', () => {
  const recorder = new RunRecorder();
  recorder.onTestCaseResult(ran('one', denied));
  recorder.onTestRunStart();
  expect(recorder.answer).toEqual({ failed: null, passed: [], broken: [] });
});

test('what breaks a file is noted', () => {
  const recorder = new RunRecorder();
  recorder.onTestModuleEnd({ errors: () => [{ message: 'no emulator' }] } as unknown as TestModule);
  expect(recorder.answer.broken).toEqual(['no emulator']);
});
