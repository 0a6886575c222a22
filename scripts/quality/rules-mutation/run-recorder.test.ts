import { expect, test } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { RunRecorder } from './run-recorder.ts';

/** A finished test, as Vitest reports it. */
const ran = (name: string, error?: { code: string; message: string }) =>
  ({
    id: `id of ${name}`,
    name,
    fullName: `create > ${name}`,
    module: { moduleId: '/a.test.ts' },
    result: () => (error ? { state: 'failed', errors: [error] } : { state: 'passed' }),
  }) as unknown as TestCase;
const denied = { code: 'permission-denied', message: 'no' };

test('records the first failure of a run, and what passed', () => {
  const recorder = new RunRecorder();
  recorder.onTestRunStart();
  recorder.onTestCaseResult(ran('one'));
  recorder.onTestCaseResult(ran('two', denied));
  recorder.onTestCaseResult(ran('three', denied));
  expect(recorder.answer).toEqual({
    failed: { name: 'create > two', reason: 'permission-denied no' },
    passed: [{ id: 'id of one', file: '/a.test.ts', name: 'create > one' }],
    broken: [],
  });
});

test('forgets the failures of the previous run', () => {
  const recorder = new RunRecorder();
  recorder.onTestCaseResult(ran('one', denied));
  recorder.onTestRunStart();
  expect(recorder.answer).toEqual({ failed: null, passed: [], broken: [] });
});

test('records what breaks a file', () => {
  const recorder = new RunRecorder();
  recorder.onTestModuleEnd({ errors: () => [{ message: 'no emulator' }] } as unknown as TestModule);
  expect(recorder.answer.broken).toEqual(['no emulator']);
});
