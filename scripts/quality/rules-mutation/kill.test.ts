import { expect, test } from 'vitest';
import { noticedBy } from './kill.ts';
import type { LaneAnswer, LaneJob } from './lane.ts';

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
  const asked: LaneJob[] = [];
  const run = async (job: LaneJob) => {
    asked.push(job);
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
