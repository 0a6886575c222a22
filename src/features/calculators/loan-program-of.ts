import type { FhaPremiums, LoanProgram } from '#src/domain/loans/mortgage-insurance.ts';
import { calculatorFacts } from '#src/lib/calculator-facts.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import type { ProgramInputs } from './inputs.ts';
import { readPercent } from './read-number.ts';

const { insuranceRequestPercent, insuranceEndPercent } = loanFacts.conventional;

const fhaPremiums: FhaPremiums = {
  upfrontPercent: loanFacts.fha.upfrontPremiumPercent,
  annual: calculatorFacts.fhaAnnualPremium.rows,
};

/**
 * Returns the program that its inputs describe, with today's fees and premiums.
 *
 * @param loanToValue percent, for the assumed premium of private mortgage insurance
 */
export function loanProgramOf(inputs: ProgramInputs, loanToValue: number): LoanProgram {
  switch (inputs.program) {
    case 'conventional':
      return {
        kind: 'conventional',
        annualPremiumPercent: insurancePercent(inputs, loanToValue),
        requestPercent: insuranceRequestPercent,
        endPercent: insuranceEndPercent,
        insuranceEnds: 'byLaw',
      };
    case 'fha':
      return { kind: 'fha', premiums: fhaPremiums };
    case 'va':
      return { kind: 'va', use: inputs.vaUse, fundingFees: calculatorFacts.vaFundingFee.rows };
    case 'usda':
      return {
        kind: 'usda',
        upfrontPercent: loanFacts.usda.upfrontFeePercent,
        annualPercent: loanFacts.usda.annualFeePercent,
      };
  }
}

/** Returns the premium to count, in percent of the loan a year: the one entered, or the assumed one. */
function insurancePercent(inputs: ProgramInputs, loanToValue: number): number {
  return inputs.insuranceRate.trim() === ''
    ? assumedInsurancePercent(inputs.score, loanToValue)
    : readPercent(inputs.insuranceRate).value;
}

/**
 * Returns the assumed premium of private mortgage insurance, in percent of the loan a year, from a
 * published price list. A loan beyond its last row, and a score below its lowest, count as those.
 *
 * @param loanToValue percent of the price
 */
export function assumedInsurancePercent(score: number, loanToValue: number): number {
  const { scoresFrom, rows } = calculatorFacts.privateMortgageInsurance;
  const row =
    rows.find(({ highestLoanToValue }) => loanToValue <= highestLoanToValue) ?? rows.at(-1);
  const range = scoresFrom.findIndex((from) => score >= from);
  return row?.annualPercents.at(range) ?? 0;
}
