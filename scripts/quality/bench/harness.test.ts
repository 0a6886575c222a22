import { expect, test, vi } from 'vitest';
import { brokenLimits, inRounds, percentile, ratioTo, spreadOf, table } from './harness.ts';

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [[30, 10, 20, 40], 50, 20],
  [[30, 10, 20, 40], 51, 30],
  [[7], 99, 7],
  [[2, 10, 9], 100, 10],
  [oneToHundred, 50, 50],
  [oneToHundred, 95, 95],
  [oneToHundred, 99, 99],
])('the %j have a percentile %d of %d', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test('a percentile does not reorder the values', () => {
  const values = [3, 1, 2];
  percentile(values, 50);
  expect(values).toEqual([3, 1, 2]);
});

test.each([
  [[], 50],
  [[1], 0],
  [[1], 101],
  [[1], Number.NaN],
])('rejects %j with the percentile %d', (values, percent) => {
  expect(() => percentile(values, percent)).toThrow(RangeError);
});

test('a spread has the lower median of an even number of values', () => {
  expect(spreadOf([4, 1, 3, 2])).toEqual({ median: 2, min: 1, max: 4 });
});

test('a ratio is the median of those to the control of the same round', () => {
  expect(ratioTo([200, 1_000, 100], [100, 900, 90])).toBe(0.9);
});

test('says which limits are broken, also by what could not be measured', () => {
  expect(
    brokenLimits([
      { what: 'fast, ms', value: 50, most: 50 },
      { what: 'slow, ms', value: 50.1234, most: 50 },
      { what: 'good', value: 99, least: 99 },
      { what: 'bad', value: 98, least: 99 },
      { what: 'lost, ms', value: Number.NaN, most: 50 },
    ]),
  ).toEqual(['✖ slow, ms: 50.123, above 50', '✖ bad: 98, below 99', '✖ lost, ms: NaN, above 50']);
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
  expect([...measured]).toEqual([
    ['site', ['SITE', 'SITE']],
    ['control', ['CONTROL']],
  ]);
});

test('a table aligns its columns, numbers to the right', () => {
  expect(table('Reads', ['page', 'documents'], [['home', 1_000]])).toBe(
    ['Reads:', '', '| page | documents |', '| ---- | --------- |', '| home |     1,000 |'].join(
      '\n',
    ),
  );
});
