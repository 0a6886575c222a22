import { expect, it } from 'vitest';
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

it("has the FHA's premiums as published", () => {
  const { rows } = calculatorFacts.fhaAnnualPremium;
  const lines = rows.map(
    (row) =>
      `${row.longestTermYears === 15 ? '≤' : '>'} 15 years, ${row.largestBaseLoan === 726_200 ? '≤' : '>'} $726,200, ${
        row.highestLoanToValue === Infinity ? '> X%' : `≤ ${row.highestLoanToValue}%`
      }: ${Math.round(row.annualPercent * 100)} bps, ${row.years === 'term' ? 'term' : `${row.years} years`}`,
  );
  const limit = (index: number) => rows[index - 1]?.highestLoanToValue;
  const named = lines.map((line, index) => line.replace('X', String(limit(index))));
  expect(named).toEqual(published.trim().split('\n'));
});

it.each([
  [30, 400_000, 96.5, 0.55, 'term'],
  [30, 400_000, 90, 0.5, 11],
  [30, 726_200.01, 95.01, 0.75, 'term'],
  [15, 726_200, 90.01, 0.4, 'term'],
  [15, 800_000, 78, 0.15, 11],
  [15.5, 400_000, 90, 0.5, 11],
] as const)(
  'the first row that fits %s years, %s dollars and %s percent is the one that applies',
  (years, loan, loanToValue, percent, duration) => {
    const row = calculatorFacts.fhaAnnualPremium.rows.find(
      ({ longestTermYears, largestBaseLoan, highestLoanToValue }) =>
        years <= longestTermYears && loan <= largestBaseLoan && loanToValue <= highestLoanToValue,
    );
    expect(row).toMatchObject({ annualPercent: percent, years: duration });
  },
);

it("has the VA's fees in the order of the down payment", () => {
  const { rows, exemptPercent } = calculatorFacts.vaFundingFee;
  expect(rows.map((row) => Object.values(row))).toEqual([
    [0, 2.15, 3.3],
    [5, 1.5, 1.5],
    [10, 1.25, 1.25],
  ]);
  expect(exemptPercent).toBe(0);
});
