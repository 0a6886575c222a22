import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortizationSchedule } from './amortization-schedule.ts';
import { maxAmount } from './loan.ts';
import { check, loans, slack } from './loans.arbitrary.ts';
import { type LoanProgram, privateInsurance } from './mortgage-insurance.ts';
import { loanAmount, purchaseLoan } from './purchase-loan.ts';

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

const insured = fc.tuple(
  loans,
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.double({ min: 0, max: 5, noNaN: true }),
);

it('private mortgage insurance lasts exactly as long as the loan is above the shares of the value', () => {
  check(insured, ([loan, share, annualPremiumPercent]) => {
    const originalValue = Math.min(loan.principal * (1 + share / 100), maxAmount);
    const terms = { originalValue, annualPremiumPercent, requestPercent: 80, endPercent: 78 };
    const insurance = privateInsurance(loan, terms);
    const above = loan.principal - originalValue * 0.8;
    if (!insurance) return above <= slack(loan.principal);
    const { onRequest, byLaw, monthlyPremium } = insurance;
    const balances = [loan.principal, ...amortizationSchedule(loan).map((row) => row.balance)];
    const midpoint = Math.ceil(loan.termMonths / 2);
    const isReached = (payment: number, percent: number) => {
      const end = (originalValue * percent) / 100;
      const [before = 0, after = 0] = balances.slice(payment - 1);
      const wasAbove = before > end - slack(loan.principal);
      return wasAbove && (payment === midpoint || after <= end + slack(end));
    };
    return (
      above >= -slack(loan.principal) &&
      isReached(onRequest.payment, 80) &&
      isReached(byLaw.payment, 78) &&
      onRequest.payment <= byLaw.payment &&
      byLaw.payment <= midpoint &&
      onRequest.totalPaid === onRequest.payment * monthlyPremium &&
      byLaw.totalPaid === byLaw.payment * monthlyPremium
    );
  });
});

describe("a program's loan", () => {
  const percents = fc.double({ min: 0, max: 10, noNaN: true });
  const programs = fc.oneof(
    percents.map((annualPremiumPercent): LoanProgram => {
      const shares = { requestPercent: 80, endPercent: 78 };
      return { kind: 'conventional', annualPremiumPercent, ...shares };
    }),
    fc.tuple(percents, percents).map(([upfrontPercent, annualPercent]): LoanProgram => {
      return { kind: 'fha', premiums: { upfrontPercent, annual: [{ annualPercent }] } };
    }),
    fc.tuple(percents, percents).map(([upfrontPercent, annualPercent]): LoanProgram => {
      return { kind: 'usda', upfrontPercent, annualPercent };
    }),
    percents.map((firstUsePercent): LoanProgram => {
      const row = { downPaymentFromPercent: 0, firstUsePercent, laterUsePercent: 0 };
      return { kind: 'va', use: 'first', fundingFees: [row] };
    }),
  );
  const purchases = fc.tuple(loans, fc.integer({ min: 0, max: 99 })).map(([loan, percent]) => {
    const { principal: homePrice, annualRatePercent, termMonths } = loan;
    const downPayment = (homePrice * percent) / 100;
    return { homePrice, downPayment, annualRatePercent, termMonths };
  });

  it('is the price less the down payment and the fee, with premiums that never grow nor outlast it', () => {
    check(fc.tuple(purchases, programs), ([purchase, program]) => {
      const { financedFee, principal, insurance } = purchaseLoan(purchase, program);
      const { principal: baseLoan } = loanAmount(purchase.homePrice, purchase.downPayment);
      const premiums = insurance.years.map((year) => year.monthlyPremium * year.payments);
      const counted = insurance.years.reduce((sum, year) => sum + year.payments, 0);
      let before = Number.POSITIVE_INFINITY;
      const neverGrows = insurance.years.every(({ monthlyPremium }) => {
        const falls = monthlyPremium >= 0 && monthlyPremium <= before * (1 + 1e-12);
        before = monthlyPremium;
        return falls;
      });
      return (
        financedFee >= 0 &&
        (program.kind !== 'conventional' || financedFee === 0) &&
        Math.abs(principal - baseLoan - financedFee) <= slack(principal) &&
        neverGrows &&
        counted === insurance.payments &&
        insurance.payments <= purchase.termMonths &&
        premiums.reduce((sum, dollars) => sum + dollars, 0) === insurance.totalPremiums
      );
    });
  });
});
