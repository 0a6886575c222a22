import { boundedAmount, boundedSharePercent } from './bounded.ts';
import { highestPrice } from './highest-price.ts';
import { type HousingPayment, housingPayment, monthlyCosts } from './housing-costs.ts';
import type { DownPayment, HousingPlan } from './housing-plan.ts';
import { halfCent } from './limits.ts';

/** The limit that leaves less for housing. */
type BindingLimit = 'housing' | 'debt';

export type HousingAffordability =
  | {
      kind: 'affordable';
      binds: BindingLimit;
      /** Dollars a month that the limit and the share leave for housing. */
      housingBudget: number;
      homePrice: number;
      downPayment: number;
      principal: number;
      payment: HousingPayment;
    }
  | {
      kind: 'notAffordable';
      /**
       * `noIncome`: there is nothing to take a share of.
       * `debtsTooHigh`: the debts take up all that the limit allows.
       * `costsTooHigh`: taxes, insurance and dues that no price lowers leave nothing for a home.
       * `nothingBorrowed`: nothing grows with the price, so no price follows from the budget.
       */
      reason: 'noIncome' | 'debtsTooHigh' | 'costsTooHigh' | 'nothingBorrowed';
      housingBudget: number;
    };

/**
 * Returns the highest home price whose monthly costs (principal, interest, property tax, home
 * insurance, HOA dues and mortgage insurance) stay within two limits: `housingPercent` of the
 * monthly income for housing, `debtPercent` for housing and debts together. With the 28/36 rule
 * these are 28 and 36. `sharePercent` of that budget is spent.
 *
 * A dollar of price costs `(1 - down) * (payment + insurance) + taxes` a month, so the price is the
 * budget less the fixed costs, divided by that. With a down payment in dollars the loan is the rest
 * of the price; where only insurance makes the difference, the price stops where none is needed.
 *
 * @returns unrounded dollars, or the reason why there is no price
 * @example housingAffordability({
 *   annualIncome: 120_000, monthlyDebts: 600, annualRatePercent: 7, termMonths: 360,
 *   downPayment: { kind: 'amount', dollars: 60_000 },
 *   propertyTax: { kind: 'percentOfPrice', percent: 1.5 },
 *   homeInsurance: { kind: 'amount', dollars: 1_800 }, monthlyHoa: 50,
 *   mortgageInsurance: { annualPremiumPercent: 0, requiredAbovePercent: 80 },
 *   limits: { housingPercent: 28, debtPercent: 36 }, sharePercent: 100,
 * }) // the 28 % bind: 2800.00 a month, price 379497.92
 * @see Fannie Mae Selling Guide B3-6-02 and B3-6-03 for what counts as housing costs and debts
 */
export function housingAffordability(plan: HousingPlan): HousingAffordability {
  const income = boundedAmount(plan.annualIncome) / 12;
  const housingLimit = (income * boundedSharePercent(plan.limits.housingPercent)) / 100;
  const debtLimit = (income * boundedSharePercent(plan.limits.debtPercent)) / 100;
  const afterDebts = debtLimit - boundedAmount(plan.monthlyDebts);
  const binds: BindingLimit = housingLimit <= afterDebts ? 'housing' : 'debt';
  const limit = Math.max(0, Math.min(housingLimit, afterDebts));
  const housingBudget = (limit * boundedSharePercent(plan.sharePercent)) / 100;
  const none = { kind: 'notAffordable', housingBudget } as const;

  if (debtLimit < halfCent || housingLimit < halfCent) return { ...none, reason: 'noIncome' };
  if (afterDebts < halfCent) return { ...none, reason: 'debtsTooHigh' };
  const costs = monthlyCosts(plan);
  const forPrice = housingBudget - costs.fixed;
  if (forPrice < halfCent) return { ...none, reason: 'costsTooHigh' };
  const homePrice = highestPrice(plan, costs, forPrice);
  if (homePrice === undefined) return { ...none, reason: 'nothingBorrowed' };

  const downPayment = downPaymentOf(plan.downPayment, homePrice);
  const principal = homePrice - downPayment;
  const payment = housingPayment(plan, costs, homePrice, principal);
  return { kind: 'affordable', binds, housingBudget, homePrice, downPayment, principal, payment };
}

function downPaymentOf(downPayment: DownPayment, price: number): number {
  return downPayment.kind === 'amount'
    ? Math.min(boundedAmount(downPayment.dollars), price)
    : (price * boundedSharePercent(downPayment.percent)) / 100;
}
