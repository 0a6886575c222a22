import { describe, expect, it } from 'vitest';
import { principalForPayment } from './affordability.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';
import { roundToCents } from './loan-cost.ts';
import { compareOffers, type LoanOffer } from './loan-offers.ts';

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

describe('two offers', () => {
  it('differ by what stands beside the differences', () => {
    const { first, second, differences } = compareOffers(withPoints, without, 84);
    expect(first.monthlyPayment).toBe(1944.35);
    expect(second.monthlyPayment).toBe(2022.62);
    expect(differences.monthlyPayment).toBe(-78.27);
    expect(first.closingCharges).toBe(6_000);
    expect(differences.closingCharges).toBe(4_800);
    expect(first.cost).toBe(roundToCents(first.interest + 6_000));
    expect(differences.cost).toBe(roundToCents(first.cost - second.cost));
  });

  it('differ by the cents that are shown where the unrounded ones differ by another', () => {
    const { differences } = compareOffers(
      { loan: { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 }, points: 0, fees: 0 },
      {
        loan: { principal: 300_000, annualRatePercent: 5.75, termMonths: 360 },
        points: 0,
        fees: 0,
      },
      360,
    );
    // 1896.20 less 1750.72. Unrounded the difference is 145.485, which rounds to 145.49.
    expect(differences.monthlyPayment).toBe(145.48);
  });

  it('have their rates in whole thousandths', () => {
    const { first, second, differences } = compareOffers(
      { ...withPoints, fees: 0 },
      { ...without, fees: 0 },
      84,
    );
    expect(first.annualPercentageRate).toBe(6.268);
    expect(second.annualPercentageRate).toBe(6.5);
    expect(differences.annualPercentageRate).toBe(-0.232);
  });

  it('change places with the months that the loan is kept', () => {
    expect(compareOffers(withPoints, without, 24).differences.cost).toBeGreaterThan(0);
    expect(compareOffers(withPoints, without, 120).differences.cost).toBeLessThan(0);
  });

  it('have no rate to compare where charges take up a loan', () => {
    const taken = compareOffers({ ...withPoints, points: 100 }, without, 84);
    expect(taken.first.annualPercentageRate).toBeUndefined();
    expect(taken.differences.annualPercentageRate).toBeUndefined();
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
