import { expect, it } from 'vitest';
import { fhaAnnualPremium } from '#src/model/loans/mortgage-insurance.ts';
import { calculatorFacts } from './calculator-facts.ts';

/** The table of Mortgagee Letter 2023-05, a line for each of its rows. */
const published = `
≤ 15 years, ≤ $726,200, ≤ 90%: 15 bps, 11 years
≤ 15 years, ≤ $726,200, > 90%: 40 bps, term
≤ 15 years, > $726,200, ≤ 78%: 15 bps, 11 years
≤ 15 years, > $726,200, ≤ 90%: 40 bps, 11 years
≤ 15 years, > $726,200, > 90%: 65 bps, term
> 15 years, ≤ $726,200, ≤ 90%: 50 bps, 11 years
> 15 years, ≤ $726,200, ≤ 95%: 50 bps, term
> 15 years, ≤ $726,200, > 95%: 55 bps, term
> 15 years, > $726,200, ≤ 90%: 70 bps, 11 years
> 15 years, > $726,200, ≤ 95%: 70 bps, term
> 15 years, > $726,200, > 95%: 75 bps, term`;

const { rows } = calculatorFacts.fhaAnnualPremium;

it("has the FHA's premiums as published", () => {
  const lines = rows.map((row, index) => {
    const { termMonthsTo, baseLoanTo, loanToValueTo, annualPercent, months } = row;
    const share = loanToValueTo ? `≤ ${loanToValueTo}` : `> ${rows[index - 1]?.loanToValueTo}`;
    const duration = months ? `${months / 12} years` : 'term';
    return `${termMonthsTo === 180 ? '≤' : '>'} 15 years, ${baseLoanTo === 726_200 ? '≤' : '>'} $726,200, ${share}%: ${Math.round(annualPercent * 100)} bps, ${duration}`;
  });
  expect(lines).toEqual(published.trim().split('\n'));
});

it.each([
  ['3.5 % down', 360, 400_000, 386_000, 0.55, undefined],
  ['5 % down', 360, 300_000, 285_000, 0.5, undefined],
  ['10 % down', 360, 400_000, 360_000, 0.5, 132],
  ['a large loan', 360, 764_421.06, 726_200.01, 0.75, undefined],
  ['a large loan with 10 % down', 360, 900_000, 810_000, 0.7, 132],
  ['15 years', 180, 806_888.88, 726_200, 0.4, undefined],
  ['15 years with 10 % down', 180, 300_000, 270_000, 0.15, 132],
  ['15 years and a month with 10 % down', 181, 400_000, 360_000, 0.5, 132],
  ['a large loan for 15 years', 180, 900_000, 810_000, 0.4, 132],
  ['a large loan for 15 years with 22 % down', 180, 1_000_000, 780_000, 0.15, 132],
])('takes the row of the table for %s', (_, termMonths, homeValue, baseLoan, percent, months) => {
  const row = fhaAnnualPremium(rows, { baseLoan, homeValue, termMonths });
  expect(row?.annualPercent).toBe(percent);
  expect(row?.months).toBe(months);
});

it("has the VA's fees in the order of the down payment", () => {
  const { rows: fees, exemptPercent } = calculatorFacts.vaFundingFee;
  expect(fees.map((row) => Object.values(row))).toEqual([
    [0, 2.15, 3.3],
    [5, 1.5, 1.5],
    [10, 1.25, 1.25],
  ]);
  expect(exemptPercent).toBe(0);
});
