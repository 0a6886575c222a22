import { boundedAmount, boundedSharePercent } from './bounded.ts';
import { isInsured, type MonthlyCosts } from './housing-costs.ts';
import type { HousingPlan } from './housing-plan.ts';

/**
 * The price that so many dollars a month pay for, beyond the fixed costs.
 *
 * @returns dollars; undefined where nothing grows with the price
 */
export function highestPrice(
  plan: HousingPlan,
  costs: MonthlyCosts,
  forPrice: number,
): number | undefined {
  const uninsuredPercent = boundedSharePercent(plan.mortgageInsurance.requiredAbovePercent);
  if (plan.downPayment.kind === 'percentOfPrice') {
    const borrowed = 1 - boundedSharePercent(plan.downPayment.percent) / 100;
    const perLoan = isInsured(borrowed, 1, uninsuredPercent) ? costs.perInsuredLoan : costs.perLoan;
    const perDollarOfPrice = borrowed * perLoan + costs.perPrice;
    return perDollarOfPrice === 0 ? undefined : forPrice / perDollarOfPrice;
  }
  const down = boundedAmount(plan.downPayment.dollars);
  if (forPrice < down * costs.perPrice) return forPrice / costs.perPrice;

  const uninsured = priceWith(forPrice, down, costs.perPrice, costs.perLoan);
  if (!isInsured(uninsured - down, uninsured, uninsuredPercent)) return uninsured;
  const insured = priceWith(forPrice, down, costs.perPrice, costs.perInsuredLoan);
  if (isInsured(insured - down, insured, uninsuredPercent)) return insured;
  return down / (1 - uninsuredPercent / 100);
}

/** Solves `price * perPrice + (price - down) * perLoan = forPrice`. */
function priceWith(forPrice: number, down: number, perPrice: number, perLoan: number): number {
  return (forPrice + down * perLoan) / (perPrice + perLoan);
}
