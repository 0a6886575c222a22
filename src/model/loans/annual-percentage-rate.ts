import {
  annuityFactor,
  boundedAmount,
  boundedLoan,
  halfCent,
  type Loan,
  monthlyPayment,
} from './loan.ts';

/** After this many halvings, no double is left between the ends of a range. */
const maxHalvings = 300;

/**
 * Returns the annual percentage rate: twelve times the monthly rate at which the payments are worth
 * the amount financed, `amountFinanced = sum of payment / (1 + rate)^month`. The amount financed is
 * the loan less the prepaid finance charges. Months are equal, and the first payment is due after
 * one.
 *
 * @param prepaidFinanceCharges dollars, 0 to 1e15: points, origination and other charges for the
 *   credit; not what a cash buyer pays too, such as title and recording
 * @returns percent per year, unrounded, never below the loan's own rate; undefined where the charges
 *   take up the loan
 * @example annualPercentageRate({ principal: 100_000, annualRatePercent: 10, termMonths: 360 }, 3_000) // 10.3657
 * @see Regulation Z, 12 CFR 1026, appendix J (b): the actuarial method; 12 CFR 1026.4 for the charges
 */
export function annualPercentageRate(
  loan: Loan,
  prepaidFinanceCharges: number,
): number | undefined {
  const { principal, rate, termMonths } = boundedLoan(loan);
  const amountFinanced = principal - boundedAmount(prepaidFinanceCharges);
  if (amountFinanced < halfCent) return undefined;
  const payment = monthlyPayment(loan);
  if (amountFinanced === principal) return rate * 1200;

  let low = rate;
  // All payments after one month would be worth the amount financed at this rate, so it is too high.
  let high = Math.max(rate, (payment * termMonths) / amountFinanced - 1);
  for (let halving = 0; halving < maxHalvings; halving += 1) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    const worth = payment * annuityFactor(middle, termMonths);
    if (worth > amountFinanced) low = middle;
    else high = middle;
  }
  return low * 1200;
}
