import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import {
  amountsMeantBy,
  formatAmount,
  formatDownPayment,
  formatDownPaymentText,
  formatMoneyText,
  keepDigits,
  maxDollars,
  parseDownPayment,
  parseMoney,
  phoneKey,
  tidyPhone,
} from './typed-numbers.ts';

describe('parseMoney', () => {
  it.each([
    ...['450000', '$450,000', '$ 450,000', '450 000', '450\u00a0000', '450\u202f000', '450\n000'],
    ...['450k', '450K', '450 k', '450\u00a0K', '450 thousand', '450k dollars'],
    ...['450,000 USD', 'USD 450,000', 'US$450,000', '４５０，０００'],
  ])('parses %j as 450,000 dollars', (text) => {
    expect(parseMoney(text)).toBe(450_000);
  });

  it.each([
    [['1.2m', '1.2 m', '1.2 mil', '$1.2 million', '1.2Million'], 1_200_000],
    [['1,500 k', '1½ million'], 1_500_000],
    [['1.125m'], 1_125_000],
    [['½m'], 500_000],
    [['1 7/8 m'], 1_875_000],
    [['450,000½'], 450_000.5],
    [['  85,000.50 '], 85_000.5],
    [['0', '00'], 0],
  ])('parses each of %j as $%d', (texts, dollars) => {
    for (const text of texts) expect(parseMoney(text)).toBe(dollars);
  });

  it.each([
    ...['', ' ', '$', 'abc', '1e6', '-5', '−5', '0x10'],
    ...['45,00', '4,5000', '1,2', '12.345', '1.', '.5', '450,50', '1,5k'],
    ...['1,200/mo', '85,000 a year', '6 7/8', '1/0', '8/7', '1/3', '3/4/2026', '450,000 EUR'],
    ...['450kk', '450 kids', '1.2 millions of', 'million', '20%', 'NaN', 'Infinity'],
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });
});

describe('an amount with a time', () => {
  it.each([
    [
      ['$1,200/mo', '1,200 / mo.', '1.2k per month', '1,200 USD monthly', '1,200 mo'],
      14_400,
      1_200,
    ],
    [['85k a year', '$85,000/yr', '85,000 annually'], 85_000, 7_083.33],
    [['1,200'], 1_200, 1_200],
  ])('each of %j is $%d a year and $%d a month', (texts, aYear, aMonth) => {
    for (const text of texts) {
      expect(parseMoney(text, 'year')).toBe(aYear);
      expect(parseMoney(text, 'month')).toBe(aMonth);
    }
  });

  it.each(['1,200/', '1,200/week', '1,200 per', 'a month'])('does not parse %j', (text) => {
    expect(parseMoney(text, 'month')).toBeUndefined();
  });
});

describe('amountsMeantBy', () => {
  it.each([
    ['$450,5', ['450.50', '4,505']],
    ['450 50', ['450.50', '45,050']],
    ['4500,50', ['4,500.50', '450,050']],
    ['1,5k', ['1,500', '15,000']],
    ['1,25 million', ['1,250,000', '125,000,000']],
    ['４５，０', ['45', '450']],
    ['US$1.234.567,50', ['1,234,567.50', '123,456,750']],
  ])('asks whether the comma in %j is a decimal point', (text, amounts) => {
    expect(amountsMeantBy(text)).toEqual(amounts);
  });

  it('asks about an amount for another time in the time of its field', () => {
    expect(amountsMeantBy('7 000,50 a month', 'year')).toEqual(['84,006', '8,400,600']);
    expect(amountsMeantBy('7 000,50 a month')).toBeUndefined();
  });

  it.each([
    ...['', '450', '450,', '450,500', '450.50', '1 234 567', '1,0000', '40,00.5', 'a,50', ',50'],
    ...['4,00,00', '4000,000,00', '1.2.3,50'],
  ])('asks nothing about %j', (text) => {
    expect(amountsMeantBy(text)).toBeUndefined();
  });
});

describe('parseDownPayment', () => {
  it.each([
    ['20%', '20%'],
    ['3.5 %', '3.5%'],
    ['１００％', '100%'],
    ['0', '$0'],
    ['80k', '$80,000'],
    ['80 thousand', '$80,000'],
    ['3½ percent', '3.5%'],
    ['20 pct', '20%'],
    ['3,5%', '3.5%'],
    ['$80,000.50', '$80,000.50'],
  ])('formats %j as %j', (text, kept) => {
    const parsed = parseDownPayment(text);
    expect(parsed && formatDownPayment(parsed)).toBe(kept);
    expect(formatDownPaymentText(kept)).toBe(kept);
  });

  it.each(['', '80,5k', '101%', '-3%', '%', '3.1415%', '3,1,4%', 'a fifth'])(
    'refuses %j',
    (text) => {
      expect(parseDownPayment(text)).toBeUndefined();
      expect(formatDownPaymentText(text)).toBe(text);
    },
  );
});

const typed = anyTextOr('0123456789.,$ km%\u00a0０９，．％-e½/');
const amount = fc.integer({ min: 0, max: maxDollars * 100 }).map((cents) => cents / 100);
const share = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);

it('formats any text as an amount or share of the same value, or keeps it, idempotently', () => {
  checkProperty(
    fc.property(typed, (text) => {
      const dollars = parseMoney(text) ?? 0;
      expect(dollars).toBeGreaterThanOrEqual(0);
      expect(Math.round(dollars * 100) / 100).toBe(dollars);
      for (const tidy of [formatMoneyText, formatAmount, formatDownPaymentText]) {
        const shown = tidy(text);
        expect(tidy(shown)).toBe(shown);
        if (shown !== text) expect(shown).toMatch(/^\$?[\d,]+(\.\d\d)?$|^[\d.]+%$/);
        expect(parseDownPayment(shown)).toEqual(parseDownPayment(text));
      }
    }),
  );
});

it('parses any down payment back from its formatted text', () => {
  const downPayment = fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), dollars: amount }),
    fc.record({ kind: fc.constant('percent' as const), percent: share }),
  );
  checkProperty(
    fc.property(downPayment, (given) => {
      expect(parseDownPayment(formatDownPayment(given))).toEqual(given);
    }),
  );
});

describe('tidyPhone', () => {
  it.each([
    ...['+1 512 555 0142', '1-512-555-0142', '512.555.0142', '(512) 555 0142'],
    ...['+1 (512) 555-0142', '5125550142', '512/555\u20110142', '512\u2212555 \u2013 0142'],
    ...['\u00a0512\u202f555\u20090142\n', '\u202a(512) 555-0142\u202c', '512\u00ad555\u00ad0142'],
    ...['\u2066+1\u2069\u200e512\u200b555\ufeff0142', '５１２．５５５．０１４２'],
  ])('formats %j', (text) => {
    expect(tidyPhone(text)).toBe('(512) 555-0142');
  });

  it.each([
    ...['', ' ', '555-0142', '1-512-555-014', '512-555-0142 ext. 7', '25551234567'],
    ...['cell 512-555-0142', '512-555-0142 or 512-555-0143', '+44 20 7946 0958'],
    ...['+55 51 2345 67', '\u202a+44 20 7946 0958\u202c'],
  ])('keeps %j', (text) => {
    expect(tidyPhone(text)).toBe(text);
  });

  it('keeps the digits of any US number, whatever is between them', () => {
    const between = fc.string({ unit: fc.constantFrom(...' ()-.'), maxLength: 3 });
    const number = fc
      .integer({ min: 200_000_0000, max: 999_999_9999 })
      .map((digits) => [...String(digits)]);
    const gaps = fc.array(between, { minLength: 10, maxLength: 10 });
    checkProperty(
      fc.property(fc.constantFrom('', '1', '+1 '), number, gaps, (country, digits, after) => {
        const text = country + digits.map((digit, index) => digit + after[index]).join('');
        expect(tidyPhone(text)).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
        expect(keepDigits(tidyPhone(text))).toBe(digits.join(''));
      }),
    );
  });

  it('keeps the digits of any text, and a tidied one as it is', () => {
    checkProperty(
      fc.property(anyTextOr('0123456789 ()-+.１２٣x'), (text) => {
        const tidy = tidyPhone(text);
        expect(tidyPhone(tidy)).toBe(tidy);
        expect(phoneKey(tidy)).toBe(phoneKey(text));
      }),
    );
  });
});

it.each([
  [['1-512-555-0142', '+1 512 555 0142', '(512)\u00a0555\u20110142'], '5125550142'],
  [['５１２５５５０１４２'], '5125550142'],
  [['1512555014'], '1512555014'],
  [['1 512 555 0142 7'], '151255501427'],
  [['442079460958'], '442079460958'],
  [['((-'], ''],
])('phoneKey of each of %j is %j', (texts, key) => {
  for (const text of texts) expect(phoneKey(text)).toBe(key);
});
