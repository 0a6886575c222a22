import { boundedAmount, boundedSharePercent, boundedTerm, monthlyRate } from './bounded.ts';
import type { HousingPlan, YearlyCost } from './housing-plan.ts';
import { annuityFactor } from './present-value.ts';

/** The parts of a month's housing costs, in dollars. */
export interface HousingPayment {
  principalAndInterest: number;
  propertyTax: number;
  homeInsurance: number;
  hoa: number;
  mortgageInsurance: number;
  total: number;
}

/** What a dollar of price and a dollar of loan cost a month, and what any home costs. */
export interface MonthlyCosts {
  perPrice: number;
  perLoan: number;
  perInsuredLoan: number;
  fixed: number;
}

export function monthlyCosts(plan: HousingPlan): MonthlyCosts {
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

/** The costs of a home at a price, with a loan of the principal. */
export function housingPayment(
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
export function isInsured(loan: number, price: number, limitPercent: number): boolean {
  return loan > price * (limitPercent / 100 + 1e-12);
}
