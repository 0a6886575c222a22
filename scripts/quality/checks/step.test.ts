import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneFailed, onePassed, row, runStep, summaryLine, total } from './step.ts';

it('adds up counts', () => {
  const counts = total([onePassed, onePassed, oneFailed, { passed: 10, failed: 0, skipped: 2 }]);

  expect(counts).toEqual({ passed: 12, failed: 1, skipped: 2 });
  expect(summaryLine(counts)).toBe('12 passed, 1 failed');
});

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('returns the outcome of a step, and prints its row', async () => {
  const result = await runStep('lint', async () => ({ counts: onePassed, problems: [] }));

  expect(result).toEqual({ name: 'lint', counts: onePassed, problems: [] });
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
