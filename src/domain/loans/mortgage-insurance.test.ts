import { describe, expect, it } from 'vitest';
import { amortizationSchedule } from './amortization-schedule.ts';
import { privateInsurance } from './mortgage-insurance.ts';

const shares = { requestPercent: 80, endPercent: 78 };
const loan = { principal: 162_000, annualRatePercent: 3.875, termMonths: 360 };
const terms = { originalValue: 180_000, annualPremiumPercent: 0.61, ...shares };

const prepaid = (amount: number, month: number) => ({ oneTimePayments: [{ amount, month }] });

describe('private mortgage insurance', () => {
  /**
   * Loan Estimate H-24(B) and Closing Disclosure H-25(B) of Regulation Z, appendix H: a sale price
   * of $180,000, a loan of $162,000 at 3.875 % for 30 years, and $82.35 of mortgage insurance a
   * month, shown for the years 1 to 7. The premium is exact; the payment lies within year 7.
   */
  it("agrees with the CFPB's sample Loan Estimate", () => {
    const insurance = privateInsurance(loan, terms);
    expect(insurance).toEqual({
      monthlyPremium: expect.closeTo(82.35, 9),
      onRequest: { payment: 68, totalPaid: expect.closeTo(5599.8, 9) },
      byLaw: { payment: 80, totalPaid: expect.closeTo(6588, 9) },
    });
    expect(Math.ceil((insurance?.byLaw.payment ?? 0) / 12)).toBe(7);
  });

  it('is not required with 20 % down, nor without a loan', () => {
    expect(privateInsurance({ ...loan, principal: 144_000 }, terms)).toBeUndefined();
    expect(privateInsurance({ ...loan, principal: 144_000.01 }, terms)).toBeDefined();
    expect(privateInsurance({ ...loan, principal: 0 }, terms)).toBeUndefined();
  });

  it('ends at the midpoint where the balance falls too slowly', () => {
    const slow = { principal: 176_000, annualRatePercent: 12, termMonths: 360 };
    const insurance = privateInsurance(slow, terms);
    expect(amortizationSchedule(slow)[179]?.balance).toBeGreaterThan(140_400);
    expect(insurance).toMatchObject({
      onRequest: { payment: 180 },
      byLaw: { payment: 180 },
    });
  });

  it('can be dropped earlier on request after prepayments, and by law only as scheduled', () => {
    const insurance = privateInsurance(loan, terms, prepaid(10_000, 1));
    const schedule = amortizationSchedule(loan, prepaid(10_000, 1));
    const reached = schedule.findIndex((row) => row.balance <= 144_000) + 1;
    expect(insurance).toMatchObject({ onRequest: { payment: reached }, byLaw: { payment: 80 } });
    expect(reached).toBeLessThan(68);
  });

  it('ends with the loan', () => {
    const insurance = privateInsurance(loan, terms, prepaid(200_000, 12));
    expect(insurance).toMatchObject({ byLaw: { payment: 12 } });
  });

  it('ends exactly where the share falls on a payment', () => {
    const even = { principal: 90_000, annualRatePercent: 0, termMonths: 90 };
    const insurance = privateInsurance(even, { ...terms, originalValue: 100_000 });
    expect(insurance).toMatchObject({ onRequest: { payment: 10 }, byLaw: { payment: 12 } });
  });
});
