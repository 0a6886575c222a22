import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  checks,
  chosenChecks,
  none,
  onePassed,
  row,
  runStep,
  summaryLine,
  total,
} from './test-steps.ts';

it('adds up counts', () => {
  const counts = total([
    onePassed,
    onePassed,
    { ...none, failed: 1 },
    { passed: 10, failed: 0, skipped: 2 },
  ]);

  expect(counts).toEqual({ passed: 12, failed: 1, skipped: 2 });
  expect(summaryLine(counts)).toBe('12 passed, 1 failed');
});

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('returns the outcome of a step, and prints its row', async () => {
  const result = await runStep('lint', async () => ({ counts: onePassed, problems: [] }));

  expect(result).toEqual({ counts: onePassed, problems: [] });
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/^✔ lint +1 passed +0\.0 s$/));
});

it('counts a step that throws as one failure', async () => {
  const crash = new Error('crash');

  const result = await runStep('build', () => Promise.reject(crash));

  expect(result).toMatchObject({ counts: { passed: 0, failed: 1 }, problems: [crash] });
});

it('prints only counts above zero', () => {
  expect(row('unit', { passed: 4, failed: 1, skipped: 2 }, 3.14)).toMatch(
    /^✖ unit +4 passed, 1 failed, 2 skipped +3\.1 s$/,
  );
});

it('chooses all checks by default', () => {
  expect([...chosenChecks(undefined)]).toEqual([...checks]);
});

it('chooses the named checks', () => {
  expect([...chosenChecks('rules, unit')]).toEqual(['unit', 'rules']);
});

it('adds the build to checks of the built site', () => {
  expect([...chosenChecks('e2e')]).toEqual(['build', 'e2e']);
  expect([...chosenChecks('hosting')]).toEqual(['build', 'hosting']);
  expect([...chosenChecks('engines')]).toEqual(['build', 'engines']);
});

it('rejects an unknown check', () => {
  expect(() => chosenChecks('unit,e2')).toThrow(/^No such check: e2\. There are types, lint, unit/);
});
