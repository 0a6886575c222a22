import { expect, test, vi } from 'vitest';
import { brokenLimits, inRounds, percentile, ratios, report } from './harness.ts';

test.each([
  [[30, 10, 20, 40], 50, 20],
  [[30, 10, 20, 40], 51, 30],
  [[7], 99, 7],
  [[2, 10, 9], 100, 10],
  [[], 50, Number.NaN],
])('the %j have a percentile %d of %d', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

const figure = (column: string, values: number[], limit = {}) => ({
  row: 'home',
  column,
  values,
  ...limit,
});

test('a ratio is the one to the control of the same round', () => {
  expect(ratios([100, 900, 90], [200, 1_000, 100])).toEqual([0.5, 0.9, 0.9]);
  expect(ratios([100], [])).toEqual([]);
});

test('says which limits are broken, also by what could not be measured', () => {
  const figures = [
    figure('fast, ms', [50], { most: 50 }),
    figure('slow, ms', [50.1234], { most: 50 }),
    figure('good', [99], { least: 99 }),
    figure('bad', [98], { least: 99 }),
    figure('lost, ms', [Number.NaN], { most: 50 }),
    figure('never measured, ms', [], { most: 50 }),
    figure('without a limit', []),
  ];
  expect(brokenLimits(figures)).toEqual([
    '✖ home, slow, ms: 50.1, above 50',
    '✖ home, bad: 98, below 99',
    '✖ home, lost, ms: NaN, above 50',
    '✖ home, never measured, ms: NaN, above 50',
  ]);
});

test('measures each case that is due once per round, in turns', async () => {
  const measure = vi.fn(async (one: string) => one.toUpperCase());
  const isDue = (one: string, round: number) => one === 'site' || round === 1;
  const measured = await inRounds(
    ['site', 'control'],
    { rounds: 2, name: 'loads', isDue },
    measure,
  );
  expect(measure.mock.calls.flat()).toEqual(['site', 'control', 'site']);
  expect(measured).toEqual([
    ['site', ['SITE', 'SITE']],
    ['control', ['CONTROL']],
  ]);
});

test('a table has the rows with the same columns, their medians, ranges and limits', () => {
  const figures = [
    figure('requests', [1_234], { most: 2_000 }),
    figure('× twin', [0.98765, 1.1, 0.9], { most: 1 }),
    { ...figure('requests', [8]), row: 'blog' },
    { ...figure('× twin', []), row: 'blog' },
    { ...figure('score', [99], { least: 98 }), row: 'rates' },
  ];
  expect(report(figures)).toBe(
    [
      '|      | requests      | × twin              |',
      '| ---- | ------------- | ------------------- |',
      '| home | 1,234 ≤ 2,000 | 0.988 (0.9–1.1) ≤ 1 |',
      '| blog | 8             | –                   |',
      '',
      '|       | score   |',
      '| ----- | ------- |',
      '| rates | 99 ≥ 98 |',
    ].join('\n'),
  );
});
