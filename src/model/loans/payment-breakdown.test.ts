import { expect, it } from 'vitest';
import { paymentBreakdown } from './payment-breakdown.ts';

const noLoan = { principal: 0, annualRatePercent: 6.5, termMonths: 360 };

it('a monthly payment has only the costs that are numbers above 0', () => {
  const costs = { annualPropertyTax: -1, annualHomeInsurance: Number.NaN, monthlyHoa: 50 };
  expect(paymentBreakdown(noLoan, costs, 20)).toEqual({
    principalAndInterest: 0,
    propertyTax: 0,
    homeInsurance: 0,
    hoa: 50,
    mortgageInsurance: 20,
    total: 70,
  });
});
