import { expect, it } from 'vitest';
import { principalForPayment } from '../../../../src/domain/loans/principal-for-payment.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';

it("agrees with Regulation Z's own example", () => {
  // Appendix J (c)(1)(i): 5,000 dollars advanced, 24 monthly payments of 230 dollars, 9.69 %.
  const annualRatePercent = 6;
  const principal = principalForPayment({ monthlyPayment: 230, annualRatePercent, termMonths: 24 });
  const loan = { principal, annualRatePercent, termMonths: 24 };
  expect(annualPercentageRate(loan, principal - 5_000)).toBeCloseTo(9.69, 2);
});

it('is the rate of a loan that costs nothing else', () => {
  const loan = { principal: 200_000, annualRatePercent: 6, termMonths: 360 };
  expect(annualPercentageRate(loan, 0)).toBeCloseTo(6, 9);
  expect(annualPercentageRate(loan, 4_000)).toBeCloseTo(6.189476, 6);
});
