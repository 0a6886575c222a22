import { describe, expect, it } from 'vitest';
import { judge } from './test-runners.ts';
import { none } from './test-steps.ts';

describe('judge', () => {
  it('adds up the groups of a successful run', () => {
    const groups = {
      unit: { passed: 3, failed: 0, skipped: 1 },
      component: { passed: 2, failed: 0, skipped: 0 },
    };

    expect(judge('tests', 0, groups)).toEqual({
      counts: { passed: 5, failed: 0, skipped: 1 },
      problems: [],
    });
  });

  it('counts failed tests once', () => {
    const { counts, problems } = judge('tests', 1, { unit: { passed: 3, failed: 2, skipped: 0 } });

    expect(counts).toEqual({ passed: 3, failed: 2, skipped: 0 });
    expect(problems).toMatchObject([{ message: 'tests: 2 failed.', log: '.logs/tests.log' }]);
  });

  it.each([
    ['no report', 1, null, 1, 'tests: ended without a report (exit 1).'],
    ['a crash that looks well', 0, null, 1, 'tests: ended without a report (exit 0).'],
    ['a group without tests', 0, { unit: none }, 1, 'tests: unit ran no tests.'],
    [
      'an error outside of tests',
      1,
      { unit: { passed: 3, failed: 0, skipped: 0 } },
      1,
      'tests: failed (exit 1).',
    ],
  ])('counts %s as a failure', (_, code, groups, failed, message) => {
    const outcome = judge('tests', code, groups);

    expect(outcome.counts.failed).toBe(failed);
    expect(outcome.problems).toMatchObject([{ message }]);
  });
});
