import { calculatorFacts } from './calculator-facts.ts';

const { scoresFrom, rows } = calculatorFacts.privateMortgageInsurance;

/**
 * Returns what private mortgage insurance is assumed to cost, in percent of the original loan a year:
 * the premium of the price list for the middle of a range of scores.
 *
 * @param creditRange as in the quote form, such as `670-739`
 * @param loanToValue in percent
 * @returns undefined where the list has no premium: for a middle below 620, or above 97 percent; 0 up
 *   to 80 percent, where lenders require none
 * @example assumedInsurancePercent('670-739', 90) // 0.55
 */
export function assumedInsurancePercent(
  creditRange: `${number}-${number}`,
  loanToValue: number,
): number | undefined {
  if (loanToValue <= 80) return 0;
  const [lowest = 0, highest = 0] = creditRange.split('-').map(Number);
  const column = scoresFrom.findIndex((score) => score <= (lowest + highest) / 2);
  const row = rows.find(({ highestLoanToValue }) => loanToValue <= highestLoanToValue);
  return row?.annualPercents[column];
}
