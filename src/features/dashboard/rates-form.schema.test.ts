import { expect, it } from 'vitest';
import { looksLikeRate, ratesFormSchema, ratesLimits } from './rates-form.schema.ts';

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
