import { expect, it } from 'vitest';
import {
  findDoubtfulRates,
  looksLikeRate,
  ratesFormSchema,
  ratesLimits,
} from './rates-form.schema.ts';

const empty = { fixed30: '', fixed15: '', arm51: '', jumbo30: '', lastUpdated: '' };

it('accepts empty texts and trims the others', () => {
  expect(ratesFormSchema.parse({ ...empty, arm51: ' 5.875% ' })).toEqual({
    ...empty,
    arm51: '5.875%',
  });
});

it.each([
  ['fixed30', ratesLimits.rate],
  ['jumbo30', ratesLimits.rate],
  ['lastUpdated', ratesLimits.lastUpdated],
])('limits %s to %d characters', (field, max) => {
  const parse = (length: number) =>
    ratesFormSchema.safeParse({ ...empty, [field]: 'x'.repeat(length) });

  expect(parse(max).success).toBe(true);
  expect(parse(max + 1).error?.issues).toMatchObject([
    { path: [field], message: `Use at most ${max} characters.` },
  ]);
});

it.each(['', ' ', '6%', '6.375%', ' 6.5 % ', '12.125%'])('%j looks like a rate', (text) => {
  expect(looksLikeRate(text)).toBe(true);
});

it.each(['6.375', '6,375%', '637.5%', 'on request', '%'])(
  '%j does not look like a rate',
  (text) => {
    expect(looksLikeRate(text)).toBe(false);
  },
);

it.each([
  ['62.5%', '6.25%'],
  ['62.5%', ''],
  ['637.5%', '6.375%'],
  ['6,375%', '6.375%'],
  ['0.5%', ''],
  ['0.99%', '1.5%'],
  ['20.01%', '19.5%'],
  ['5.375%', '6.375%'],
  ['3.6 %', '4.6%'],
])('asks about %s in place of %j', (typed, stored) => {
  const found = findDoubtfulRates({ ...empty, arm51: typed }, { ...empty, arm51: stored });
  expect(found.map(({ field }) => field)).toEqual(['arm51']);
});

it.each([
  ['', '6.375%'],
  ['6.375%', ''],
  ['5.38%', '6.375%'],
  ['1%', ''],
  ['20%', ''],
  ['62.5%', '62.5%'],
  ['on request', '6.375%'],
  ['62.5', '6.375%'],
])('does not ask about %j in place of %j', (typed, stored) => {
  expect(findDoubtfulRates({ ...empty, arm51: typed }, { ...empty, arm51: stored })).toEqual([]);
});
