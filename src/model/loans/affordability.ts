import {
  annuityFactor,
  boundedAmount,
  boundedSharePercent,
  boundedTerm,
  halfCent,
  type LoanTerms,
  monthlyRate,
} from './loan.ts';
import { type HousingCosts, paymentBreakdown } from './payment-breakdown.ts';

/** Share of the monthly income, in percent, that housing and debts may take together. */
export const maxDebtToIncomePercent = 36;

export interface Household extends LoanTerms {
  /** Dollars a year before taxes, 0 to 1e15. */
  annualIncome: number;
  /** Dollars of debt payments a month, 0 to 1e15. */
  monthlyDebts: number;
  /** Percent of the home price, 0 to 100. */
  downPaymentPercent: number;
}

export interface HousingPlan extends Household {
  costs: HousingCosts & {
    /** Percent of the price a year, 0 to 1e15: property tax and home insurance where they are shares of it. */
    annualPercent: number;
  };
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
  /** Dollars, 0 to 1e15, that the price may not exceed, whatever the limits leave. */
  homePriceTo?: number;
}

export interface Affordability {
  /**
   * Why there is no price, and all of it is 0; undefined if there is one.
   * `noIncome`: there is nothing to take a share of.
   * `debtsTooHigh`: the debts take up all that the limit allows.
   * `costsTooHigh`: taxes, insurance and dues leave nothing for a home.
   * `nothingBorrowed`: with 100 % down no loan bounds the price, so no price follows from it.
   */
  reason?: 'noIncome' | 'debtsTooHigh' | 'costsTooHigh' | 'nothingBorrowed';
  /** The limit that leaves less for housing. */
  binds: 'housing' | 'debt';
  homePrice: number;
  principal: number;
  /** Dollars a month; the total includes taxes, home insurance and dues. */
  payment: { principalAndInterest: number; mortgageInsurance: number; total: number };
}

/**
 * Returns the highest home price whose monthly costs (principal, interest, property tax, home
 * insurance, HOA dues and mortgage insurance) stay within two limits: `housingPercent` of the
 * monthly income for housing, `debtPercent` for housing and debts together. With the 28/36 rule
 * these are 28 and 36. `sharePercent` of that budget is spent.
 *
 * A dollar of loan costs its payment, its premium and the costs that are shares of its price a month, so the loan is
 * the budget less the other costs, divided by that, or that of `homePriceTo` if it is less.
 *
 * @returns unrounded dollars
 * @example housingAffordability({
 *   annualIncome: 120_000, monthlyDebts: 600, annualRatePercent: 7, termMonths: 360,
 *   downPaymentPercent: 20,
 *   costs: { annualPropertyTax: 3_600, annualHomeInsurance: 1_800, monthlyHoa: 50, annualPercent: 0 },
 *   mortgageInsurance: { annualPremiumPercent: 0.61, requiredAbovePercent: 80 },
 *   limits: { housingPercent: 28, debtPercent: 36 }, sharePercent: 100,
 * }) // the 28 % bind: 2800.00 a month, price 432134.26
 * @see Fannie Mae Selling Guide B3-6-02 and B3-6-03 for what counts as housing costs and debts
 */
export function housingAffordability(plan: HousingPlan): Affordability {
  const { annualRatePercent, termMonths } = plan;
  const income = boundedAmount(plan.annualIncome) / 12;
  const housingLimit = (income * boundedSharePercent(plan.limits.housingPercent)) / 100;
  const debtLimit = (income * boundedSharePercent(plan.limits.debtPercent)) / 100;
  const afterDebts = debtLimit - boundedAmount(plan.monthlyDebts);
  const share = boundedSharePercent(plan.sharePercent) / 100;
  const budget = Math.max(0, Math.min(housingLimit, afterDebts) * share);
  const costs = paymentBreakdown({ principal: 0, annualRatePercent, termMonths }, plan.costs).total;
  const borrowed = 1 - boundedSharePercent(plan.downPaymentPercent) / 100;

  const binds = housingLimit <= afterDebts ? 'housing' : 'debt';
  const noPrice = (reason: Affordability['reason']): Affordability => ({
    reason,
    binds,
    homePrice: 0,
    principal: 0,
    payment: { principalAndInterest: 0, mortgageInsurance: 0, total: budget },
  });
  if (debtLimit < halfCent || housingLimit < halfCent) return noPrice('noIncome');
  if (afterDebts < halfCent) return noPrice('debtsTooHigh');
  if (budget - costs < halfCent) return noPrice('costsTooHigh');
  if (borrowed === 0) return noPrice('nothingBorrowed');

  const { annualPremiumPercent, requiredAbovePercent } = plan.mortgageInsurance;
  // A share above the limit in the last digits alone is noise.
  const isInsured = borrowed > boundedSharePercent(requiredAbovePercent) / 100 + 1e-12;
  const premium = isInsured ? boundedSharePercent(annualPremiumPercent) / 1200 : 0;
  const perLoan = 1 / annuityFactor(monthlyRate(annualRatePercent), boundedTerm(termMonths));
  const shares = boundedAmount(plan.costs.annualPercent) / 1200 / borrowed;
  const perDollar = perLoan + premium + shares;
  const principal = Math.min(
    (budget - costs) / perDollar,
    boundedAmount(plan.homePriceTo ?? Number.POSITIVE_INFINITY) * borrowed,
  );
  return {
    binds,
    homePrice: principal / borrowed,
    principal,
    payment: {
      principalAndInterest: principal * perLoan,
      mortgageInsurance: principal * premium,
      total: costs + principal * perDollar,
    },
  };
}

/**
 * Returns the home price that an income bears by one limit alone: at most 36 % of the monthly income, less
 * debts, goes to principal and interest; `homePrice = principal / (1 - downPaymentPercent / 100)`.
 *
 * @returns unrounded dollars
 * @example affordability({ annualIncome: 100_000, monthlyDebts: 500, annualRatePercent: 6.5, termMonths: 360, downPaymentPercent: 20 })
 *   // payment 2500.00, loan 395527.05, price 494408.81
 * @see Fannie Mae Selling Guide B3-6-02: 36 % for manually underwritten loans
 */
export function affordability(household: Household): Affordability {
  return housingAffordability({
    ...household,
    costs: { annualPropertyTax: 0, annualHomeInsurance: 0, monthlyHoa: 0, annualPercent: 0 },
    mortgageInsurance: { annualPremiumPercent: 0, requiredAbovePercent: 100 },
    limits: { housingPercent: 100, debtPercent: maxDebtToIncomePercent },
    sharePercent: 100,
  });
}

/**
 * Returns the loan that a monthly payment repays, the inverse of `monthlyPayment`:
 * `monthlyPayment * (1 - (1 + rate)^-termMonths) / rate`.
 *
 * @param terms its rate and months, and the payment: dollars of principal and interest a month, 0 to 1e15
 * @returns dollars, unrounded
 * @example principalForPayment({ monthlyPayment: 1_890, annualRatePercent: 6.5, termMonths: 360 }) // 299018.45
 * @see numpy-financial, `pv`
 */
export function principalForPayment(terms: LoanTerms & { monthlyPayment: number }): number {
  const months = boundedTerm(terms.termMonths);
  const factor = annuityFactor(monthlyRate(terms.annualRatePercent), months);
  return boundedAmount(terms.monthlyPayment) * factor;
}
