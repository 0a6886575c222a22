import { boundedAmount, type Loan, monthlyPayment } from './loan.ts';

/** What owning the home costs beside the loan, each in dollars from 0 to 1e15. */
export interface HousingCosts {
  annualPropertyTax: number;
  annualHomeInsurance: number;
  monthlyHoa: number;
}

/** The parts of a monthly payment, in dollars. */
export interface PaymentBreakdown {
  principalAndInterest: number;
  propertyTax: number;
  homeInsurance: number;
  hoa: number;
  mortgageInsurance: number;
  total: number;
}

/**
 * Returns the whole monthly payment and its parts; yearly costs count a twelfth.
 *
 * @param mortgageInsurance dollars a month, at first
 * @returns dollars, unrounded
 * @example paymentBreakdown(
 *   { principal: 320_000, annualRatePercent: 4.5, termMonths: 360 },
 *   { annualPropertyTax: 3_600, annualHomeInsurance: 1_200, monthlyHoa: 0 },
 * ) // principal and interest 1621.39, tax 300, insurance 100, HOA 0, total 2021.39
 */
export function paymentBreakdown(
  loan: Loan,
  costs: HousingCosts,
  mortgageInsurance = 0,
): PaymentBreakdown {
  const principalAndInterest = monthlyPayment(loan);
  const propertyTax = boundedAmount(costs.annualPropertyTax) / 12;
  const homeInsurance = boundedAmount(costs.annualHomeInsurance) / 12;
  const hoa = boundedAmount(costs.monthlyHoa);
  const parts = { principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
