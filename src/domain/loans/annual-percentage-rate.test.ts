import { describe, expect, it } from 'vitest';
import { principalForPayment } from './affordability.ts';
import { monthlyPayment } from './loan.ts';
import { annualPercentageRate } from './loan-offers.ts';
import { insuranceYears } from './mortgage-insurance.ts';

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

  it('counts mortgage insurance for the months that carry it', () => {
    const insurance = insuranceYears(80, (year) => 100 / year);
    const rate = annualPercentageRate(loan, 3_000, insurance) ?? 0;
    let balance = 97_000;
    for (let month = 1; month <= 360; month += 1) {
      const premium = month <= 80 ? 100 / Math.ceil(month / 12) : 0;
      balance += balance * (rate / 1200) - monthlyPayment(loan) - premium;
    }
    expect(rate).toBeGreaterThan(10.3657);
    expect(Math.abs(balance)).toBeLessThan(0.001);
    expect(
      annualPercentageRate(
        loan,
        0,
        insuranceYears(0, () => 0),
      ),
    ).toBe(10);
    expect(annualPercentageRate(loan, 0, insurance)).toBeGreaterThan(10);
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
