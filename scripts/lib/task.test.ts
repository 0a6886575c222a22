import { describe, expect, it } from 'vitest';
import { describeTask } from './task.ts';

const tests = { done: 143, total: 478, unit: 'tests' };
const e2e = { name: 'e2e', startedAt: 1_000 };

describe('describeTask', () => {
  it('shows the elapsed time if nothing is counted', () => {
    expect(describeTask({ name: 'lint', startedAt: 1_000 }, 13_400)).toBe('lint 12 s');
    expect(describeTask({ name: 'lint', startedAt: 0 }, 305_900)).toBe('lint 5 min 5 s');
  });

  it('shows progress, details and the estimated time left', () => {
    const task = { ...e2e, progress: { ...tests, details: ['2 failed'] } };

    expect(describeTask(task, 97_000)).toBe(
      'e2e 96 s: 143 of 478 tests, 2 failed, about 4 min left',
    );
  });

  it('raises the estimate while nothing happens', () => {
    const task = { ...e2e, progress: { ...tests, done: 239 } };

    expect(describeTask(task, 61_000)).toMatch(/about 60 s left$/);
    expect(describeTask(task, 101_000)).toMatch(/about 100 s left$/);
  });

  it.each([
    ['nothing is done yet', 0, 61_000],
    ['it is done', 478, 61_000],
    ['it has just begun', 143, 10_900],
  ])('shows no estimate when %s', (_, done, now) => {
    const task = { ...e2e, progress: { ...tests, done } };

    expect(describeTask(task, now)).toMatch(/ of 478 tests$/);
  });

  it('shows no estimate for uneven work', () => {
    const task = { ...e2e, progress: { ...tests, uneven: true } };

    expect(describeTask(task, 61_000)).toBe('e2e 60 s: 143 of 478 tests');
  });

  it('writes thousands with a comma', () => {
    const task = { ...e2e, progress: { done: 1_200, total: 10_000, unit: 'leads' } };

    expect(describeTask(task, 2_000)).toBe('e2e 1 s: 1,200 of 10,000 leads');
  });
});
