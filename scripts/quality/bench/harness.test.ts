import { expect, test, vi } from 'vitest';
import { inRounds, isWithinLimits, percentile, report } from './harness.ts';

test.each([
  [[30, 10, 20, 40], 50, 20],
  [[30, 10, 20, 40], 51, 30],
  [[7], 99, 7],
  [[2, 10, 9], 100, 10],
  [[], 50, Number.NaN],
])('the %j have a percentile %d of %d', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test.each([
  [{ ours: [50], most: 50 }, true],
  [{ ours: [50.1], most: 50 }, false],
  [{ ours: [99], least: 99 }, true],
  [{ ours: [98], least: 99 }, false],
  [{ ours: [1, 2, 9], most: 2 }, true],
  // What could not be measured.
  [{ ours: [Number.NaN], most: 50 }, false],
  [{ ours: [], most: 50 }, false],
  [{ ours: [] }, true],
  // The ratio is that of a round, whose conditions are the same for both.
  [{ ours: [100, 900, 90], control: [200, 1_000, 100], mostRatio: 0.9 }, true],
  [{ ours: [100, 900, 90], control: [200, 1_000, 100], mostRatio: 0.89 }, false],
  [{ ours: [100], control: [], mostRatio: 1 }, false],
])('%j is within its limits: %s', (figure, expected) => {
  expect(isWithinLimits({ name: 'home', ...figure })).toBe(expected);
});

test('measures each case that is due once per round, in turns', async () => {
  const measure = vi.fn(async (one: string) => one.toUpperCase());
  const isRare = (one: string) => one === 'control';
  const options = { rounds: 2, name: 'loads', isRare };
  const measured = await inRounds(['site', 'control'], options, measure);
  expect(measure.mock.calls.flat()).toEqual(['site', 'control', 'site']);
  expect(measured).toEqual([
    ['site', ['SITE', 'SITE']],
    ['control', ['CONTROL']],
  ]);
});

test('a table has medians, ranges, ratios and limits, and marks those that do not hold', () => {
  const figures = [
    { name: 'requests', ours: [1_234], most: 2_000 },
    { name: 'LCP', ours: [98.765, 110, 90], control: [100, 100, 100], mostRatio: 0.9 },
    { name: 'score', ours: [99], least: 100 },
  ];
  expect(report(figures)).toBe(
    [
      '|  | ours | control | ratio | limit |  |',
      '| --- | --- | --- | --- | --- | --- |',
      '| requests | 1,234 |  |  | ≤ 2,000 |  |',
      '| LCP | 98.8 (90–110) | 100 (100–100) | 0.988× (0.9–1.1) | ≤ 0.9× | ✖ |',
      '| score | 99 |  |  | ≥ 100 | ✖ |',
    ].join('\n'),
  );
});
