import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { principalForPayment } from './affordability.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';
import { monthlyPayment } from './loan.ts';
import { interestToDate, roundToCents } from './loan-cost.ts';
import { type LoanOffer, offerCost } from './loan-offers.ts';
import { check, loans } from './loans.arbitrary.ts';

const withPoints: LoanOffer = {
  loan: { principal: 320_000, annualRatePercent: 6.125, termMonths: 360 },
  points: 1.5,
  fees: 1_200,
};
const without: LoanOffer = {
  loan: { principal: 320_000, annualRatePercent: 6.5, termMonths: 360 },
  points: 0,
  fees: 0,
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
    expect(offerCost(without, 84).annualPercentageRate).toBe(6.5);
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
  const shares = fc.double({ min: 0, max: 0.5, noNaN: true });

  it('is the rate without charges, and never below it with them', () => {
    check(fc.tuple(loans, shares), ([loan, share]) => {
      const plain = annualPercentageRate(loan, 0) ?? Number.NaN;
      const charged = annualPercentageRate(loan, loan.principal * share) ?? Number.NaN;
      return (
        Math.abs(plain - loan.annualRatePercent) <= loan.annualRatePercent * 1e-12 + 1e-300 &&
        charged >= plain &&
        (share < 1e-6 || charged > plain)
      );
    });
  });

  it('is the rate at which the payments are worth the amount financed', () => {
    const ordinary = fc.record({
      principal: fc.integer({ min: 1_000, max: 10_000_000 }),
      annualRatePercent: fc.double({ min: 0, max: 30, noNaN: true }),
      termMonths: fc.integer({ min: 1, max: 480 }),
    });
    check(fc.tuple(ordinary, shares), ([loan, share]) => {
      const charges = loan.principal * share;
      const annualRatePercent = annualPercentageRate(loan, charges) ?? Number.NaN;
      const terms = { annualRatePercent, termMonths: loan.termMonths };
      // Beyond, the kernel's loans have a rate that is computed as the highest.
      if (annualRatePercent > 1_000) return true;
      const worth = principalForPayment({ ...terms, monthlyPayment: monthlyPayment(loan) });
      return Math.abs(worth - (loan.principal - charges)) <= loan.principal * 1e-9;
    });
  });
});
