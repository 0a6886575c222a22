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
  [360, 400_000, 96.5, 0.55, undefined],
  [360, 400_000, 90, 0.5, 132],
  [360, 726_200.01, 95.01, 0.75, undefined],
  [180, 726_200, 90.01, 0.4, undefined],
  [180, 800_000, 78, 0.15, 132],
  [181, 400_000, 90, 0.5, 132],
])(
  'the first row that fits %s months, %s dollars and %s percent is the one that applies',
  (termMonths, baseLoan, loanToValue, annualPercent, months) => {
    const row = rows.find(
      ({ termMonthsTo = Infinity, baseLoanTo = Infinity, loanToValueTo = Infinity }) =>
        termMonths <= termMonthsTo && baseLoan <= baseLoanTo && loanToValue <= loanToValueTo,
    );
    expect(row?.annualPercent).toBe(annualPercent);
    expect(row?.months).toBe(months);
  },
);

it("has the VA's fees in the order of the down payment", () => {
  const { rows: fees, exemptPercent } = calculatorFacts.vaFundingFee;
  expect(fees.map((row) => Object.values(row))).toEqual([
    [0, 2.15, 3.3],
    [5, 1.5, 1.5],
    [10, 1.25, 1.25],
  ]);
  expect(exemptPercent).toBe(0);
});
