import { expect, test } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { type LaneAnswer, noticedBy, recordInto } from './lane.ts';

const green: LaneAnswer = { failed: null, broken: [], passed: [] };
const red: LaneAnswer = {
  failed: {
    name: 'denied: no consent',
    reason: "undefined expected 'allowed' to be 'permission-denied'",
  },
  broken: [],
  passed: [],
};

const tests = Array.from({ length: 30 }, (_, index) => ({
  id: `id of ${index}`,
  file: index < 10 ? 'a.test.ts' : 'b.test.ts',
  name: String(index),
}));

/** A lane that gives these answers, and the jobs that it was given. */
function laneThatSays(...answers: LaneAnswer[]) {
  const asked: { files: readonly string[]; tests: string[] }[] = [];
  const run = async (files: readonly string[], tests: string[] = []) => {
    asked.push({ files, tests });
    return answers[asked.length - 1] ?? green;
  };
  return { asked, noticed: () => noticedBy({ run }, tests) };
}

test('all tests run when the likely ones are green', async () => {
  const { asked, noticed } = laneThatSays(green, red);
  expect(await noticed()).toBe('denied: no consent');
  expect(asked.map(({ files }) => files)).toEqual([['a.test.ts', 'b.test.ts'], ['b.test.ts']]);
  expect(asked.flatMap(({ tests }) => tests)).toEqual(tests.map(({ id }) => id));
});

test('no other test runs when a likely one is red', async () => {
  const { asked, noticed } = laneThatSays(red);
  expect(await noticed()).toBe('denied: no consent');
  expect(asked).toHaveLength(1);
});

test('a mutant that no test notices survives', async () => {
  expect(await laneThatSays(green, green).noticed()).toBeNull();
});

test.each<[string, LaneAnswer]>([
  ['a hook that fails', { failed: null, broken: ['no emulator'], passed: [] }],
  [
    'a test that takes too long',
    { failed: { name: 'slow', reason: 'timed out' }, broken: [], passed: [] },
  ],
])('%s is not a kill', async (_words, answer) => {
  await expect(laneThatSays(answer).noticed()).rejects.toThrow(/no emulator|timed out/);
});

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
  const answer: LaneAnswer = { failed: null, broken: [], passed: [] };
  const { onTestCaseResult } = recordInto(() => answer);
  onTestCaseResult?.(ran('one'));
  onTestCaseResult?.(ran('two', denied));
  onTestCaseResult?.(ran('three', denied));
  expect(answer).toEqual({
    failed: { name: 'create > two', reason: 'permission-denied no' },
    passed: [{ id: 'id of one', file: '/a.test.ts', name: 'create > one' }],
    broken: [],
  });
});

test('records into the answer of the current run', () => {
  const answers: LaneAnswer[] = [];
  const { onTestCaseResult } = recordInto(() => answers.at(-1) as LaneAnswer);
  answers.push({ failed: null, broken: [], passed: [] });
  onTestCaseResult?.(ran('one', denied));
  answers.push({ failed: null, broken: [], passed: [] });
  onTestCaseResult?.(ran('two'));
  expect(answers.map(({ failed }) => failed?.name)).toEqual(['create > one', undefined]);
});

test('records what breaks a file', () => {
  const answer: LaneAnswer = { failed: null, broken: [], passed: [] };
  const module = { errors: () => [{ message: 'no emulator' }] } as unknown as TestModule;
  recordInto(() => answer).onTestModuleEnd?.(module);
  expect(answer.broken).toEqual(['no emulator']);
});
