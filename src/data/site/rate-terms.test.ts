import { expect, it, vi } from 'vitest';
import { type RateKey, rateKinds } from '#src/model/rates/shown-rates.ts';
import { rates, shownRates } from '#tests/fixtures/rates.ts';
import { describeRates, findApr, toRates } from './rate-terms.ts';

const examples = [
  ['fixed30', 320_000, 6.375, '', ''],
  ['fixed30', 320_000, 6.375, '0', '0'],
  ['fixed30', 50_000, 6.375, '0', '1500'],
  ['fixed30', 800_000, 7.125, '2', '995'],
  ['fixed30', 180_000, 0.5, '9.999', '99999'],
  ['fixed30', 320_000, 19.75, '0.125', '1'],
  ['fixed15', 320_000, 5.625, '', ''],
  ['fixed15', 65_000, 3.25, '1', '2450'],
  ['fixed15', 440_000, 0, '0.75', '1200'],
  ['jumbo30', 1_000_000, 6.5, '', ''],
  ['jumbo30', 1_000_000, 6.5, '1.5', '0'],
  ['jumbo30', 2_750_000, 5.99, '0.25', '4999'],
] as const satisfies readonly [RateKey, number, number, string, string][];

it.each(examples)(
  'finds the APR of Regulation Z for %s of $%d at %d%%, %s points and fees of %s',
  (field, loan, percent, aprPoints, aprFees) => {
    const costs = (loan * Number(aprPoints)) / 100 + Number(aprFees || 1500);
    const months = rateKinds[field].termYears * 12;
    const apr = findApr({ ...rates, [field]: `${percent}%` }, field, loan, { aprPoints, aprFees });
    const expected = solveUnitPeriods(payMonthly(loan, percent, months), months, loan - costs);
    expect(Math.abs(Number.parseFloat(apr ?? '') - expected)).toBeLessThan(0.001);
  },
);

/** Returns the payment that leaves nothing owed, by a balance that is run down month by month. */
function payMonthly(loan: number, percent: number, months: number): number {
  const owedAfter = (payment: number) =>
    Array.from({ length: months }).reduce<number>(
      (balance) => balance * (1 + percent / 1200) - payment,
      loan,
    );
  // What is owed falls evenly with the payment.
  return owedAfter(0) / (owedAfter(0) - owedAfter(1));
}

/**
 * Returns the APR by the general equation of 12 CFR 1026, appendix J (b)(8): the advance is the sum of the payments,
 * each discounted by its own unit periods. Solved by the secant method; the site halves an annuity's range.
 */
function solveUnitPeriods(payment: number, periods: number, advance: number): number {
  const missing = (rate: number) =>
    Array.from({ length: periods }).reduce<number>(
      (sum, _, index) => sum + payment / (1 + rate) ** (index + 1),
      -advance,
    );
  let [before, rate] = [0.001, 0.01];
  for (let step = 0; step < 100 && Math.abs(rate - before) > 1e-13; step += 1) {
    const [one, two] = [missing(before), missing(rate)];
    [before, rate] = [rate, rate - (two * (rate - before)) / (two - one)];
  }
  return rate * 1200;
}

it('has no APR for a rate that changes, and for what is not a percentage', () => {
  expect(findApr({ ...rates, arm51: '5.875%' }, 'arm51', 320_000, {})).toBeUndefined();
  expect(findApr({ ...rates, fixed30: 'on request' }, 'fixed30', 320_000, {})).toBeUndefined();
});

it.each([
  [{}, shownRates.aprCosts],
  [{ aprPoints: '1', aprFees: '0' }, '20% down, 1 point and no lender fees'],
  [{ aprPoints: '0.5', aprFees: '995' }, '20% down, 0.5 points and $995 in lender fees'],
])('says what the APRs assume: %j', (details, words) => {
  expect(describeRates(rates, details, 'old')).toMatchObject({ aprCosts: words, age: 'old' });
});

it('describes the rates with sample costs until the owner enters others', () => {
  expect(describeRates(rates, { aprPoints: '', aprFees: '' }, 'dated')).toMatchObject(shownRates);
});

it('reads the rate fields and ignores the rest', () => {
  expect(toRates(rates)).toEqual(rates);
  expect(toRates({ ...rates, fixed30: ' 6.375% ', heloc: '8%' })).toEqual(rates);
});

it('reads a missing or null field as an empty string', () => {
  const { arm51: _, ...others } = rates;
  expect(toRates(others)).toEqual({ ...rates, arm51: '' });
  expect(toRates({ ...rates, lastUpdated: null })).toEqual({ ...rates, lastUpdated: '' });
});

it.each(Object.keys(rates))('skips a document whose %s is a number', (field) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(toRates({ ...rates, [field]: 6.25 })).toBeUndefined();
  expect(log.mock.calls).toEqual([[`Skipped the rates, malformed in: ${field}`]]);
  log.mockRestore();
});
