import { describe, expect, it } from 'vitest';
import {
  amountsMeantBy,
  formatAmount,
  formatDownPayment,
  formatDownPaymentText,
  formatMoneyText,
  parseDownPayment,
  parseMoney,
} from './typed-numbers.ts';

describe('parseMoney', () => {
  it.each([
    ['450000', 450_000],
    ['$450,000', 450_000],
    ['$ 450,000', 450_000],
    ['450 000', 450_000],
    ['450\u00a0000', 450_000],
    ['450\u202f000', 450_000],
    ['４５０，０００', 450_000],
    ['450k', 450_000],
    ['450K', 450_000],
    ['1.2m', 1_200_000],
    ['1.125m', 1_125_000],
    ['450 k', 450_000],
    ['450\u00a0K', 450_000],
    ['450 thousand', 450_000],
    ['1.2 m', 1_200_000],
    ['1.2 mil', 1_200_000],
    ['$1.2 million', 1_200_000],
    ['1.2Million', 1_200_000],
    ['1,500 k', 1_500_000],
    ['  85,000.50 ', 85_000.5],
    ['0', 0],
    ['00', 0],
    ['450\n000', 450_000],
  ])('parses %j', (text, dollars) => {
    expect(parseMoney(text)).toBe(dollars);
  });

  it.each([
    '',
    ' ',
    '$',
    'abc',
    '1e6',
    '-5',
    '−5',
    '0x10',
    '45,00',
    '4,5000',
    '1,2',
    '12.345',
    '1.',
    '.5',
    '450,50',
    '1,5k',
    '450kk',
    '450 kids',
    '1.2 millions of',
    'million',
    '20%',
    'NaN',
    'Infinity',
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  it.each(['$', '$abc', '$-5', '$1e6'])('does not change %j, which is not an amount', (text) => {
    expect(formatAmount(text)).toBe(text);
    expect(formatMoneyText(text)).toBe(text);
  });
});

describe('amountsMeantBy', () => {
  it.each([
    ['450,50', ['450.50', '45,050']],
    ['$450,5', ['450.50', '4,505']],
    ['4500,50', ['4,500.50', '450,050']],
    ['1,5k', ['1,500', '15,000']],
    ['1,25 million', ['1,250,000', '125,000,000']],
    ['４５，０', ['45', '450']],
  ])('asks whether the comma in %j is a decimal point', (text, amounts) => {
    expect(amountsMeantBy(text)).toEqual(amounts);
  });

  it.each(['', '450', '450,', '450,500', '450.50', '4,000,00', '1,0000', '40,00.5', 'a,50', ',50'])(
    'asks nothing about %j',
    (text) => {
      expect(amountsMeantBy(text)).toBeUndefined();
    },
  );
});

describe('parseDownPayment', () => {
  it.each([
    ['20%', '20%'],
    ['3.5 %', '3.5%'],
    ['１００％', '100%'],
    ['0', '$0'],
    ['80k', '$80,000'],
    ['80 thousand', '$80,000'],
    ['$80,000.50', '$80,000.50'],
  ])('formats %j as %j', (text, kept) => {
    const parsed = parseDownPayment(text);
    expect(parsed && formatDownPayment(parsed)).toBe(kept);
    expect(formatDownPaymentText(kept)).toBe(kept);
  });

  it.each(['', '80,5k', '101%', '-3%', '%', '3.1415%', 'a fifth'])('refuses %j', (text) => {
    expect(parseDownPayment(text)).toBeUndefined();
    expect(formatDownPaymentText(text)).toBe(text);
  });
});
