import {
  annuityFactor,
  boundedAmount,
  boundedSharePercent,
  boundedTerm,
  halfCent,
  monthlyRate,
} from './loan.ts';

/** A cost that grows with the home's price, or one that does not. */
type YearlyCost =
  /** Percent of the home price a year, 0 to 100. */
  | { kind: 'percentOfPrice'; percent: number }
  /** Dollars a year, 0 to 1e15. */
  | { kind: 'amount'; dollars: number };

type DownPayment =
  /** Percent of the home price, 0 to 100. */
  | { kind: 'percentOfPrice'; percent: number }
  /** Dollars, 0 to 1e15. */
  | { kind: 'amount'; dollars: number };

export interface HousingPlan {
  /** Dollars a year before taxes, 0 to 1e15. */
  annualIncome: number;
  /** Dollars of debt payments a month, 0 to 1e15. */
  monthlyDebts: number;
  /** Percent per year, as in `Loan`. */
  annualRatePercent: number;
  /** Months, as in `Loan`. */
  termMonths: number;
  downPayment: DownPayment;
  propertyTax: YearlyCost;
  homeInsurance: YearlyCost;
  /** Dollars a month, 0 to 1e15. */
  monthlyHoa: number;
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

  const downPayment = calculateDownPayment(plan.downPayment, homePrice);
  const principal = homePrice - downPayment;
  const payment = housingPayment(plan, costs, homePrice, principal);
  return { kind: 'affordable', binds, housingBudget, homePrice, downPayment, principal, payment };
}

function calculateDownPayment(downPayment: DownPayment, price: number): number {
  return downPayment.kind === 'amount'
    ? Math.min(boundedAmount(downPayment.dollars), price)
    : (price * boundedSharePercent(downPayment.percent)) / 100;
}

/**
 * Returns the price that so many dollars a month pay for, beyond the fixed costs.
 *
 * @returns dollars; undefined where nothing grows with the price
 */
function highestPrice(
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

/** The parts of a month's housing costs, in dollars. */
interface HousingPayment {
  principalAndInterest: number;
  propertyTax: number;
  homeInsurance: number;
  hoa: number;
  mortgageInsurance: number;
  total: number;
}

/** What a dollar of price and a dollar of loan cost a month, and what any home costs. */
interface MonthlyCosts {
  perPrice: number;
  perLoan: number;
  perInsuredLoan: number;
  fixed: number;
}

function monthlyCosts(plan: HousingPlan): MonthlyCosts {
  const { propertyTax, homeInsurance, mortgageInsurance } = plan;
  const perLoan =
    1 / annuityFactor(monthlyRate(plan.annualRatePercent), boundedTerm(plan.termMonths));
  const premium = boundedSharePercent(mortgageInsurance.annualPremiumPercent) / 1200;
  return {
    perPrice: perDollar(propertyTax) + perDollar(homeInsurance),
    perLoan,
    perInsuredLoan: perLoan + premium,
    fixed: fixedPart(propertyTax) + fixedPart(homeInsurance) + boundedAmount(plan.monthlyHoa),
  };
}

function perDollar(cost: YearlyCost): number {
  return cost.kind === 'percentOfPrice' ? boundedSharePercent(cost.percent) / 1200 : 0;
}

function fixedPart(cost: YearlyCost): number {
  return cost.kind === 'amount' ? boundedAmount(cost.dollars) / 12 : 0;
}

/** Returns the costs of a home at a price, with a loan of the principal. */
function housingPayment(
  plan: HousingPlan,
  costs: MonthlyCosts,
  price: number,
  principal: number,
): HousingPayment {
  const { propertyTax: tax, homeInsurance: insurance, mortgageInsurance: premium } = plan;
  const insured = isInsured(principal, price, boundedSharePercent(premium.requiredAbovePercent));
  const principalAndInterest = principal * costs.perLoan;
  const propertyTax = price * perDollar(tax) + fixedPart(tax);
  const homeInsurance = price * perDollar(insurance) + fixedPart(insurance);
  const hoa = boundedAmount(plan.monthlyHoa);
  const mortgageInsurance = insured ? principal * (costs.perInsuredLoan - costs.perLoan) : 0;
  const total = principalAndInterest + propertyTax + homeInsurance + hoa + mortgageInsurance;
  return { principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance, total };
}

/** Whether a loan needs mortgage insurance. A share above the limit in the last digits alone is noise. */
function isInsured(loan: number, price: number, limitPercent: number): boolean {
  return loan > price * (limitPercent / 100 + 1e-12);
}
