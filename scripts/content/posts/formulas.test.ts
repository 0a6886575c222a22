import { expect, it } from 'vitest';
import { evaluate } from './formulas.ts';

const home = { principal: 320_000, annualRatePercent: 4.5, termMonths: 360 };
const evenly = { principal: 12_000, annualRatePercent: 0, termMonths: 12 };

it.each([
  ['1 + 2 * 3 - 8 / 4', 5],
  ['(1_000 + 500) / 2 / 3', 250],
  ['10 - 3 - 2', 5],
  ['home.principal - evenly.principal', 308_000],
  ['payment(home)', 1621.39],
  ['payment(loan(320_000, 4 + 0.5, 30))', 1621.39],
  ['terms(home)', '$320,000 at 4.5% for 30 years'],
  ['dollars(round(2_070.6) - round(1_998.4))', '$73'],
  ['share(1, 8, 1)', '12.5%'],
  ['year(opened)', '2026'],
  ['monthWhenOwed(evenly, 9_000, 0)', 3],
  ['monthWhenOwed(evenly, 8_999, 0)', 4],
  ['monthWhenOwed(evenly, 8_000, 1_000)', 2],
])('%s is %s', (expression, value) => {
  expect(evaluate(expression, { home, evenly, opened: '2026-07-01' })).toBe(value);
});

it.each([
  ['', 'a value is missing'],
  ['1 +', 'a value is missing'],
  ['1 2', '"2" is out of place'],
  ['round(1', '")" is missing'],
  ['1.2.3', 'a number is missing'],
  ['home * 2', 'a number is missing'],
  ['home.rate', 'there is no figure home.rate'],
  ['constructor', 'there is no figure constructor'],
  ['constructor(1)', 'there is no formula constructor'],
  ['payment(home, 2)', 'payment takes 1 values'],
  ['month(home, 361)', 'month has no result'],
  ['paybackMonths(6_000, 0)', 'paybackMonths has no result'],
])('%s fails: %s', (expression, message) => {
  expect(() => evaluate(expression, { home })).toThrow(message);
});
