import { expect, test } from 'vitest';
import type { TestCase } from 'vitest/node';
import { answerOf } from './lane.ts';

/** A finished test, as Vitest reports it. */
const ran = (name: string, error?: { code?: string; message: string }) =>
  ({
    id: `id of ${name}`,
    fullName: `create > ${name}`,
    result: () => (error ? { state: 'failed', errors: [error] } : { state: 'passed' }),
  }) as unknown as TestCase;
const denied = { code: 'permission-denied', message: 'no' };

test('nobody has noticed the rules when all tests pass', () => {
  const [one, two] = [ran('one'), ran('two')];
  expect(answerOf([one, two], [])).toEqual({ killer: undefined, passed: [one, two] });
});

test.each([
  ['a denial', denied],
  ['a denial that did not come', { message: "expected 'allowed' to be 'permission-denied'" }],
  ['a schema that disagrees', { message: 'rules and schema disagree' }],
])('%s names the first test that noticed', (_, error) => {
  const one = ran('one');
  const answer = answerOf([one, ran('two', error), ran('three', error)], []);
  expect(answer).toEqual({ killer: 'create > two', passed: [one] });
});

test.each([
  ['a hook that fails', [ran('one', denied)], ['no emulator'], /tests broke: no emulator/],
  [
    'a test that takes too long',
    [ran('slow', { message: 'timed out' })],
    [],
    /slow failed .*timed out/,
  ],
])('%s is not a kill', (_, results, broken, message) => {
  expect(() => answerOf(results, broken)).toThrow(message);
});
