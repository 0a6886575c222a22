import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxAmount, maxAnnualRatePercent } from '#src/model/loans/loan.ts';
import type { AmountKind, PercentKind } from '#src/model/loans/number-kinds.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { readAmount, readPercent, tidyAmount, tidyPercent } from './read-number.ts';

describe('readAmount', () => {
  it.each([
    ['$450,000', 450_000],
    ['1.2m', 1_200_000],
    ['1.2 million', 1_200_000],
    ['.5', 0.5],
    ['$.5', 0.5],
    ['0', 0],
    // Half-way through typing.
    ['400,', 400],
    ['1520.', 1520],
  ])('understands %j', (text, value) => {
    expect(readAmount(text)).toEqual({ value });
  });

  it.each([
    ['3,0,0', 300, '$300'],
    ['4,00,000', 400_000, '$400,000'],
    ['4000,000', 4_000_000, '$4,000,000'],
    ['1,0000', 10_000, '$10,000'],
    ['$1 2 3', 123, '$123'],
  ])('reads past the marks of %j and says so', (text, value, shown) => {
    expect(readAmount(text)).toEqual({ value, hint: `Read as ${shown}.` });
  });

  it.each([
    ['$400,0', '400 or 4,000'],
    ['4,000,00', '4,000 or 400,000'],
  ])('counts %j as 0 and asks which amount is meant', (text, amounts) => {
    expect(readAmount(text)).toEqual({ value: 0, hint: `Counts as 0: ${amounts}?` });
    expect(tidyAmount(text)).toBe(text);
  });

  it.each(['abc', '1e6', '1e15', '-5', '=1+1', '12x', '1.2.3', '∞', 'NaN'])(
    'counts %j as 0 and says so',
    (text) => {
      expect(readAmount(text)).toEqual({
        value: 0,
        hint: 'Enter a number, like 300,000.',
      });
    },
  );

  it.each(['', '  ', '$'])('counts the empty %j as 0 and says so', (text) => {
    expect(readAmount(text)).toEqual({ value: 0, hint: 'Empty counts as 0.' });
  });

  it.each<[text: string, kind: AmountKind, value: number, hint?: string]>([
    ['100/mo', 'homeInsurance', 1_200, 'Counts as $1,200 a year.'],
    ['3,600 a year', 'hoa', 300, 'Counts as $300 a month.'],
    ['3,600 a year', 'propertyTax', 3_600],
    ['$2,000 per month', 'rent', 2_000],
    ['1.1%', 'propertyTax', 4_400, 'Counts as $4,400.'],
    ['3½ percent', 'downPayment', 14_000, 'Counts as $14,000.'],
    ['400,000 USD', 'homePrice', 400_000],
    ['2,000/mo', 'homePrice', 0, 'Enter a number, like 300,000.'],
    ['20%', 'homePrice', 0, 'Enter a number, like 300,000.'],
  ])('reads %j as %s, %d', (text, kind, value, hint) => {
    const reading = hint ? { value, hint } : { value };
    expect(readAmount(text, kind, 400_000)).toEqual(reading);
    expect(readAmount(tidyAmount(text), kind, 400_000)).toEqual(reading);
  });

  it('takes 1e15 written out, and no more', () => {
    expect(readAmount('1000000000000000')).toEqual({ value: 1e15 });
    expect(readAmount('9'.repeat(400))).toEqual({
      value: 1e15,
      hint: 'Counts as $1,000,000,000,000,000, the maximum.',
    });
  });
});

describe('readPercent', () => {
  it.each([
    ['4.5', 4.5],
    ['4.', 4],
    ['0', 0],
    ['6 7/8', 6.875],
    ['6-7/8%', 6.875],
    ['6⅞', 6.875],
    ['6½ %', 6.5],
    ['6 1⁄2', 6.5],
    ['½', 0.5],
    ['6,5 percent', 6.5],
    ['6.5pct', 6.5],
    ['6.5% a year', 6.5],
    ['4. %', 4],
    ['.5', 0.5],
    ['-0', 0],
  ])('understands %j', (text, value) => {
    expect(readPercent(text)).toEqual({ value });
  });

  it.each([
    ...['abc', '-1', '1e2', '4.5.1', '4,5,1', '4,5.1', '6 5', '6,5½'],
    ...['6/7/8', '1/0', '9/8', '1/3', '6.5% a month', '--1'],
  ])('counts %j as 0 and says so', (text) => {
    expect(readPercent(text)).toEqual({ value: 0, hint: 'Enter a number, like 6.' });
  });

  it('takes what can fall below 0, and only that', () => {
    expect(readPercent('-1.5', 'growth')).toEqual({ value: -1.5 });
    expect(readPercent('−2,0 %', 'growth')).toEqual({ value: -2 });
    expect(readPercent('-1.5', 'costPercent').value).toBe(0);
    expect(tidyPercent('−2½ %', 'growth')).toBe('-2.5');
  });

  it.each<[text: string, kind: PercentKind, value: number, hint: string]>([
    ['99999', 'rate', 1_000, 'Counts as 1000%, the maximum.'],
    ['150', 'downPaymentPercent', 100, 'Counts as 100%, the maximum.'],
    ['150', 'growth', 100, 'Counts as 100%, the maximum.'],
    ['-150', 'growth', -100, 'Counts as -100%, the minimum.'],
  ])('counts %s as no more than is computed with', (text, kind, value, hint) => {
    expect(readPercent(text, kind)).toEqual({ value, hint });
  });
});

it('shows back the usual form, and leaves what is not understood', () => {
  expect(tidyAmount('450k')).toBe('450,000');
  expect(tidyAmount('3,0,0')).toBe('300');
  expect(tidyAmount('abc')).toBe('abc');
  expect(tidyPercent('6.50%')).toBe('6.5');
  expect(tidyPercent('0.00000010')).toBe('0.0000001');
  expect(tidyPercent('')).toBe('');
});

const typed = anyTextOr('0123456789.,$ km%\u00a0０９．％-e½/');
const fields = fc.constantFrom(
  { read: readAmount, tidy: tidyAmount, max: maxAmount },
  { read: readPercent, tidy: tidyPercent, max: maxAnnualRatePercent },
);

it('understands a number within its bounds in any text', () => {
  checkProperty(
    fc.property(typed, fields, (text, { read, max }) => {
      const { value } = read(text);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(max);
    }),
  );
});

it('tidies a text once, and understands the same of it', () => {
  checkProperty(
    fc.property(typed, fields, (text, { read, tidy }) => {
      const tidied = tidy(text);
      expect(tidy(tidied)).toBe(tidied);
      const { value, hint } = read(text);
      const isTidied = hint?.startsWith('Read as');
      expect(read(tidied)).toEqual(hint && !isTidied ? { value, hint } : { value });
    }),
  );
});

it('reads every percentage back from its usual form', () => {
  checkProperty(
    fc.property(fc.nat(1_000), fc.nat(99_999_999), fc.integer({ min: 1, max: 9 }), (...parts) => {
      const [whole, decimals, places] = parts;
      const text = `${whole}.${String(decimals).padStart(8, '0').slice(0, places)}`;
      const { value } = readPercent(text);
      expect(readPercent(tidyPercent(text)).value).toBe(value);
    }),
  );
});
