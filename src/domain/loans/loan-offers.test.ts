import { describe, expect, it } from 'vitest';
import { principalForPayment } from './affordability.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';
import { interestToDate, roundToCents } from './loan-cost.ts';
import { type LoanOffer, offerCost } from './loan-offers.ts';

const withPoints: LoanOffer = {
  loan: { principal: 320_000, annualRatePercent: 6.125, termMonths: 360 },
  points: 1.5,
  fees: 1_200,
};
const without: LoanOffer = {
  loan: { principal: 320_000, annualRatePercent: 6.5, termMonths: 360 },
  points: 0,
  fees: 1_200,
};

describe('an offer', () => {
  it('costs its charges and the interest while it is kept, in the cents that are shown', () => {
    const interest = roundToCents(interestToDate(withPoints.loan, 84));
    expect(offerCost(withPoints, 84)).toMatchObject({
      closingCharges: 6_000,
      cost: roundToCents(interest + 6_000),
    });
  });

  it('has its rate in whole thousandths', () => {
    expect(offerCost({ ...withPoints, fees: 0 }, 84).annualPercentageRate).toBe(6.268);
    expect(offerCost({ ...without, fees: 0 }, 84).annualPercentageRate).toBe(6.5);
  });

  it('is the better one of two for some months only', () => {
    const gain = (months: number) =>
      offerCost(without, months).cost - offerCost(withPoints, months).cost;
    expect(gain(24)).toBeLessThan(0);
    expect(gain(120)).toBeGreaterThan(0);
  });

  it('has no rate where charges take up the loan', () => {
    expect(offerCost({ ...withPoints, points: 100 }, 84).annualPercentageRate).toBeUndefined();
  });
});

const loan = { principal: 100_000, annualRatePercent: 10, termMonths: 360 };

describe('the annual percentage rate', () => {
  /** Appendix J of Regulation Z, (c)(1)(i): $5,000 advanced, 24 monthly payments of $230, 9.69 %. */
  it.each([0, 6, 9])(
    "agrees with Regulation Z's own example, for a loan at %d %%",
    (annualRatePercent) => {
      const terms = { annualRatePercent, termMonths: 24 };
      const principal = principalForPayment({ ...terms, monthlyPayment: 230 });
      expect(annualPercentageRate({ ...terms, principal }, principal - 5_000)).toBeCloseTo(9.69, 2);
    },
  );

  /** amortization.com, "American example": $100,000 at 10 % for 30 years with 3 points is 10.3657 %. */
  it('counts points as published', () => {
    expect(annualPercentageRate(loan, 3_000)).toBeCloseTo(10.3657, 4);
  });

  /**
   * Lenders' sheets on the Truth in Lending statement, among them capitoltitle.com: $50,000 at 12 %
   * for 30 years with $2,000 of prepaid finance charges is 12.553 %. Tolerance: 0.002, since with
   * the payment as rounded there, $514.31, it is 12.5544 %.
   */
  it('counts prepaid finance charges as published', () => {
    const sheet = { principal: 50_000, annualRatePercent: 12, termMonths: 360 };
    const rate = annualPercentageRate(sheet, 2_000) ?? 0;
    expect(Math.abs(rate - 12.553)).toBeLessThan(0.002);
  });

  it('is the rate of a loan without charges, to the last digit', () => {
    expect(annualPercentageRate(loan, 0)).toBe(10);
    expect(annualPercentageRate({ ...loan, annualRatePercent: 0 }, 0)).toBe(0);
  });

  it('does not exist where the charges take up the loan', () => {
    expect(annualPercentageRate(loan, 100_000)).toBeUndefined();
    expect(annualPercentageRate(loan, 100_001)).toBeUndefined();
    expect(annualPercentageRate({ ...loan, principal: 0 }, 0)).toBeUndefined();
  });

  it('is found where the charges leave little', () => {
    const short = { principal: 1_000, annualRatePercent: 0, termMonths: 1 };
    expect(annualPercentageRate(short, 900)).toBeCloseTo(900 * 12, 6);
    expect(annualPercentageRate(short, 999.99)).toBeCloseTo((100_000 - 1) * 1200, 0);
  });
});
