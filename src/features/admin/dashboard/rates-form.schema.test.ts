import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  askAboutRate,
  findUnlikelyFields,
  looksLikeRate,
  nextEighth,
  noRates,
  ratesFormSchema,
  ratesLimits,
  storedRatesSchema,
  tidyRate,
} from './rates-form.schema.ts';

beforeEach(() => {
  // 11 p.m. on November 24 in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T04:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['fixed30', ratesLimits.rate],
  ['jumbo30', ratesLimits.rate],
  ['lastUpdated', ratesLimits.lastUpdated],
])('limits %s to %d characters', (field, max) => {
  const parse = (length: number) =>
    ratesFormSchema.safeParse({ ...noRates, [field]: 'x'.repeat(length) });

  expect(parse(max).success).toBe(true);
  expect(parse(max + 1).error?.issues).toMatchObject([
    { path: [field], message: `Use at most ${max} characters.` },
  ]);
});

it('stores the fields that firestore.rules lists, with the same limits', () => {
  const [, rule = ''] =
    /function isRates\(rates\) \{([^}]*)/.exec(readFileSync('firestore.rules', 'utf8')) ?? [];
  const fields = Object.keys(storedRatesSchema.shape);
  const listed = [...rule.matchAll(/'(\w+)'/g)].map(([, field]) => field);
  const checks = [...rule.matchAll(/isLine\(.*?\)/g)].map(String);
  const expected = fields.map((field) => {
    const limit = field === 'lastUpdated' ? ratesLimits.lastUpdated : ratesLimits.rate;
    return `isLine(rates.${field}, 0, ${limit})`;
  });
  const faults = [
    ...[...fields, ...expected]
      .filter((part) => !listed.includes(part) && !checks.includes(part))
      .map((part) => `${part} is missing`),
    ...[...listed, ...checks]
      .filter((part = '') => !fields.includes(part) && !expected.includes(part))
      .map((part) => `${part} belongs to no displayed rate`),
  ];
  expect(faults.map((fault) => `firestore.rules, isRates: ${fault}`)).toEqual([]);
});

it.each([
  ['', true],
  [' 6.5 % ', true],
  ['6.375', false],
  ['on request', false],
])('that %j looks like a rate is %s', (text, does) => {
  expect(looksLikeRate(text)).toBe(does);
});

it.each([
  ['63.75', '63.75%'],
  [' 6 ', '6%'],
  ['6.', '6%'],
  ['.5', '.5%'],
  ['-6.25', '-6.25%'],
  ['６．２５', '6.25%'],
  ['6,25', '6.25%'],
  ['6 3/8', '6 3/8%'],
  ['6-3/8', '6-3/8%'],
  ['6⅜', '6⅜%'],
  ['6²', '6²%'],
])('gives the bare number %j its percent sign: %j', (text, tidy) => {
  expect(tidyRate(text)).toBe(tidy);
  expect(tidyRate(tidy)).toBe(tidy);
  expect(ratesFormSchema.parse({ ...noRates, arm51: text }).arm51).toBe(tidy);
});

it.each([
  ...['', '6.25%', '6.5 %', '6.25 percent'],
  ...['6.25 - 6.5', '6,25 - 6.5', '6,25 percent', '6.25 6.5', '6.375% APR', 'on request', '$6'],
])('leaves %j as it is', (text) => {
  expect(tidyRate(text)).toBe(text);
});

it.each<[text: string, question: string, answer?: string]>([
  ['0.0625', 'Did you mean 6.25%?', '6.25%'],
  ['62.5%', 'Did you mean 6.25%?', '6.25%'],
  ['6,25 percent', 'Write it as 6.25%?', '6.25%'],
  ['25%', 'That’s above 20%. Is it right?'],
  ['6 3/8', 'Write it as 6.375%?', '6.375%'],
  ['6⅜%', 'Write it as 6.375%?', '6.375%'],
])('asks beside the rate %j: %s', (text, question, answer) => {
  expect(askAboutRate(text)).toMatchObject(
    answer ? { text: question, answer } : { text: question },
  );
  if (answer) expect(askAboutRate(answer)).toBeUndefined();
});

it.each(['', '6.25', '6,25', '6.25%', '6.25% APR', '$6', 'on request', '6.25 - 6.5%'])(
  'asks nothing beside the rate %j',
  (text) => {
    expect(askAboutRate(text)).toBeUndefined();
  },
);

const findIn = (field: 'arm51' | 'lastUpdated', typed: string, stored: string) =>
  findUnlikelyFields({ ...noRates, [field]: typed }, { ...noRates, [field]: stored });

it.each([
  ['62.5%', '6.25%'],
  ['63,75%', '6.375%'],
  ['0.5%', ''],
  ['0.99%', '1.5%'],
  ['5.375%', '6.375%'],
  ['3.6 %', '4.6%'],
  ['63.75 percent', '6.375%'],
  ['62½%', ''],
  ['5⅜%', '6.375%'],
  ['5-3/8', '6 3/8'],
  ['.5%', ''],
  ['-6 1/4%', '6.25%'],
  ['−6.25%', ''],
  ['6 25%', '6.25%'],
  ['６２．５％', ''],
  ['٦٫٢٥%', ''],
  ['6.25 - 65%', '6.25%'],
  ['5 to 5.25%', '6.25 to 6.5%'],
  ['62.5% APR', '6.25% APR'],
  ['about 7.5', '6.25% to 6.5%'],
  ['1/0%', ''],
  ['6²%', ''],
])('asks about the rate %j in place of %j', (typed, stored) => {
  expect(findIn('arm51', typed, stored)).toEqual(['arm51']);
});

it.each([
  ['', '6.375%'],
  ['5.38%', '6.375%'],
  ['1%', ''],
  ['20%', ''],
  ['62.5%', '62.5%'],
  ['on request', '6.375%'],
  ['6,5', '6.375%'],
  ['6 1/2%', '6.375%'],
  ['6.25 percent', '6⅜%'],
  ['6–6.5%', '5.75% - 6.25%'],
  ['6.4%', '5.25% to 6.5%'],
  ['6.25%', 'on request'],
])('does not ask about the rate %j in place of %j', (typed, stored) => {
  expect(findIn('arm51', typed, stored)).toEqual([]);
});

it('asks about a date that is a text, and not about one that is stored or empty', () => {
  expect(findIn('lastUpdated', 'this week', 'November 23, 2026')).toEqual(['lastUpdated']);
  expect(findIn('lastUpdated', 'this week', 'this week')).toEqual([]);
  expect(findIn('lastUpdated', '', 'November 23, 2026')).toEqual([]);
  expect(findIn('lastUpdated', 'Nov 24 2026', '')).toEqual([]);
});

it.each([
  ['6.375%', '6.250%', '6.500%'],
  ['6.3', '6.250%', '6.375%'],
  ['0%', undefined, '0.125%'],
  ['99.9%', '99.875%', undefined],
  ['on request', undefined, undefined],
])('the eighths beside %j are %j and %j', (text, lower, higher) => {
  expect([nextEighth(text, -1), nextEighth(text, 1)]).toEqual([lower, higher]);
});
