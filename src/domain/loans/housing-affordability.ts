import type { Household } from './affordability.ts';
import {
  annuityFactor,
  boundedAmount,
  boundedSharePercent,
  boundedTerm,
  halfCent,
  monthlyRate,
} from './loan.ts';
import { type HousingCosts, paymentBreakdown } from './payment-breakdown.ts';

export interface HousingPlan extends Household {
  costs: HousingCosts;
  mortgageInsurance: {
    /** Percent of the loan a year, 0 to 100. */
    annualPremiumPercent: number;
    /** Percent of the price; a loan above this share of it is insured. */
    requiredAbovePercent: number;
  };
  limits: {
    /** Percent of the monthly income that housing may take, 0 to 100. */
    housingPercent: number;
    /** Percent of the monthly income that housing and debts may take together, 0 to 100. */
    debtPercent: number;
  };
  /** Percent of what the limits leave for housing that is spent, 0 (cautious) to 100 (the limit). */
  sharePercent: number;
}

export type HousingAffordability =
  | {
      kind: 'affordable';
      /** The limit that leaves less for housing. */
      binds: 'housing' | 'debt';
      homePrice: number;
      principal: number;
      /** Dollars a month; the total includes taxes, home insurance and dues. */
      payment: { principalAndInterest: number; mortgageInsurance: number; total: number };
    }
  | {
      kind: 'notAffordable';
      /**
       * `noIncome`: there is nothing to take a share of.
       * `debtsTooHigh`: the debts take up all that the limit allows.
       * `costsTooHigh`: taxes, insurance and dues leave nothing for a home.
       * `nothingBorrowed`: with 100 % down no loan bounds the price, so no price follows from it.
       */
      reason: 'noIncome' | 'debtsTooHigh' | 'costsTooHigh' | 'nothingBorrowed';
    };

/**
 * Returns the highest home price whose monthly costs (principal, interest, property tax, home
 * insurance, HOA dues and mortgage insurance) stay within two limits: `housingPercent` of the
 * monthly income for housing, `debtPercent` for housing and debts together. With the 28/36 rule
 * these are 28 and 36. `sharePercent` of that budget is spent.
 *
 * A dollar of loan costs its payment and its premium a month, so the loan is the budget less the
 * other costs, divided by that.
 *
 * @returns unrounded dollars, or the reason why there is no price
 * @example housingAffordability({
 *   annualIncome: 120_000, monthlyDebts: 600, annualRatePercent: 7, termMonths: 360,
 *   downPaymentPercent: 20,
 *   costs: { annualPropertyTax: 3_600, annualHomeInsurance: 1_800, monthlyHoa: 50 },
 *   mortgageInsurance: { annualPremiumPercent: 0.61, requiredAbovePercent: 80 },
 *   limits: { housingPercent: 28, debtPercent: 36 }, sharePercent: 100,
 * }) // the 28 % bind: 2800.00 a month, price 432134.26
 * @see Fannie Mae Selling Guide B3-6-02 and B3-6-03 for what counts as housing costs and debts
 */
export function housingAffordability(plan: HousingPlan): HousingAffordability {
  const { annualRatePercent, termMonths } = plan;
  const income = boundedAmount(plan.annualIncome) / 12;
  const housingLimit = (income * boundedSharePercent(plan.limits.housingPercent)) / 100;
  const debtLimit = (income * boundedSharePercent(plan.limits.debtPercent)) / 100;
  const afterDebts = debtLimit - boundedAmount(plan.monthlyDebts);
  const budget =
    (Math.min(housingLimit, afterDebts) * boundedSharePercent(plan.sharePercent)) / 100;
  const costs = paymentBreakdown({ principal: 0, annualRatePercent, termMonths }, plan.costs).total;
  const borrowed = 1 - boundedSharePercent(plan.downPaymentPercent) / 100;

  const none = { kind: 'notAffordable' } as const;
  if (debtLimit < halfCent || housingLimit < halfCent) return { ...none, reason: 'noIncome' };
  if (afterDebts < halfCent) return { ...none, reason: 'debtsTooHigh' };
  if (budget - costs < halfCent) return { ...none, reason: 'costsTooHigh' };
  if (borrowed === 0) return { ...none, reason: 'nothingBorrowed' };

  const { annualPremiumPercent, requiredAbovePercent } = plan.mortgageInsurance;
  // A share above the limit in the last digits alone is noise.
  const isInsured = borrowed > boundedSharePercent(requiredAbovePercent) / 100 + 1e-12;
  const premium = isInsured ? boundedSharePercent(annualPremiumPercent) / 1200 : 0;
  const perLoan = 1 / annuityFactor(monthlyRate(annualRatePercent), boundedTerm(termMonths));
  const principal = (budget - costs) / (perLoan + premium);
  return {
    kind: 'affordable',
    binds: housingLimit <= afterDebts ? 'housing' : 'debt',
    homePrice: principal / borrowed,
    principal,
    payment: {
      principalAndInterest: principal * perLoan,
      mortgageInsurance: principal * premium,
      total: budget,
    },
  };
}
