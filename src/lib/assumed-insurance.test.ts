import { expect, it } from 'vitest';
import { assumedInsurancePercent } from './assumed-insurance.ts';
import { calculatorFacts } from './calculator-facts.ts';
import { loanFacts } from './loan-facts.ts';

it.each([
  ['800-850', 0.38],
  ['740-799', 0.38],
  ['670-739', 0.78],
  ['580-669', 1.42],
  ['300-579', undefined],
] as const)('with a score of %s and 5 percent down costs %s percent a year', (range, percent) => {
  expect(assumedInsurancePercent(range, 95)).toBe(percent);
});

it.each([
  [80, 0],
  [80.01, 0.25],
  [85, 0.25],
  [85.01, 0.55],
  [90, 0.55],
  [97, 0.99],
  [97.01, undefined],
])('at %s percent of the value costs %s percent a year', (loanToValue, percent) => {
  expect(assumedInsurancePercent('670-739', loanToValue)).toBe(percent);
});

it('never costs less with a lower score or a smaller down payment', () => {
  const { rows, scoresFrom } = calculatorFacts.privateMortgageInsurance;
  for (const [index, { annualPercents }] of rows.entries()) {
    expect(annualPercents).toHaveLength(scoresFrom.length);
    expect([...annualPercents].sort((a, b) => a - b)).toEqual(annualPercents);
    const next = rows[index + 1]?.annualPercents ?? [];
    for (const [column, percent] of next.entries()) {
      expect(percent).toBeGreaterThan(annualPercents[column] ?? 0);
    }
  }
});

it('starts below the down payment at which a lender requires none', () => {
  expect(assumedInsurancePercent('670-739', loanFacts.conventional.insuranceRequestPercent)).toBe(
    0,
  );
});
