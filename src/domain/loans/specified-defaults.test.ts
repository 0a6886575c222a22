import { expect, it } from 'vitest';
import { affordability } from './affordability.ts';
import { monthlyPayment } from './loan.ts';
import { roundToCents, totalInterest } from './loan-cost.ts';
import { compareLoans } from './loan-offers.ts';
import { paymentBreakdown } from './payment-breakdown.ts';
import { loanAmount } from './purchase-loan.ts';

it('the basic calculator starts with a payment of 1,520.06', () => {
  const loan = { principal: 300_000, annualRatePercent: 4.5, termMonths: 360 };
  expect(roundToCents(monthlyPayment(loan))).toBe(1520.06);
});

it('the advanced calculator starts with a payment of 2,021.39', () => {
  const { principal } = loanAmount(400_000, 80_000);
  const loan = { principal, annualRatePercent: 4.5, termMonths: 360 };
  const costs = { annualPropertyTax: 3_600, annualHomeInsurance: 1_200, monthlyHoa: 0 };
  const breakdown = paymentBreakdown(loan, costs);
  expect(principal).toBe(320_000);
  expect(roundToCents(breakdown.principalAndInterest)).toBe(1621.39);
  expect(breakdown).toMatchObject({ propertyTax: 300, homeInsurance: 100, hoa: 0 });
  expect(roundToCents(breakdown.total)).toBe(2021.39);
  expect(roundToCents(totalInterest(loan))).toBe(263701.48);
});

it('the affordability calculator starts with a price of 494,408.81', () => {
  const result = affordability({
    annualIncome: 100_000,
    monthlyDebts: 500,
    annualRatePercent: 6.5,
    termMonths: 360,
    downPaymentPercent: 20,
  });
  expect(result.kind).toBe('affordable');
  expect(result.maxMonthlyPayment).toBe(2500);
  expect(roundToCents(result.principal)).toBe(395527.05);
  expect(roundToCents(result.homePrice)).toBe(494408.81);
  expect(roundToCents(result.downPayment)).toBe(98881.76);
});

it('the comparison starts with payments of 1,896.20 and 1,750.72', () => {
  const { first, second, monthlyDifference, interestDifference } = compareLoans(
    { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 },
    { principal: 300_000, annualRatePercent: 5.75, termMonths: 360 },
  );
  expect(roundToCents(first.monthlyPayment)).toBe(1896.2);
  expect(roundToCents(second.monthlyPayment)).toBe(1750.72);
  expect(roundToCents(monthlyDifference)).toBe(145.49);
  expect(roundToCents(interestDifference)).toBe(52374.78);
});
