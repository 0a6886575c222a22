import fc from 'fast-check';
import { describe, it } from 'vitest';
import { principalForPayment } from './affordability.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';
import { monthlyPayment } from './loan.ts';
import { check, loans } from './loans.arbitrary.ts';

const shares = fc.double({ min: 0, max: 0.5, noNaN: true });

function calculateCharges(principal: number, share: number): number {
  return principal * share;
}

describe('the annual percentage rate', () => {
  it('is the rate without charges, and never below it with them', () => {
    check(fc.tuple(loans, shares), ([loan, share]) => {
      const plain = annualPercentageRate(loan, 0) ?? Number.NaN;
      const charged =
        annualPercentageRate(loan, calculateCharges(loan.principal, share)) ?? Number.NaN;
      return (
        Math.abs(plain - loan.annualRatePercent) <= loan.annualRatePercent * 1e-12 + 1e-300 &&
        charged >= plain &&
        (share < 1e-6 || charged > plain)
      );
    });
  });

  it('never falls with more charges', () => {
    check(fc.tuple(loans, shares, shares), ([loan, share, more]) => {
      const charges = calculateCharges(loan.principal, share);
      // Where the charges leave nothing of the loan, no rate is high enough.
      const findRate = (...terms: Parameters<typeof annualPercentageRate>) =>
        annualPercentageRate(...terms) ?? Number.POSITIVE_INFINITY;
      const rate = findRate(loan, charges);
      const costlier = findRate(loan, charges * (1 + more));
      return costlier >= rate * (1 - 1e-12);
    });
  });

  it('is the rate at which the payments are worth the amount financed', () => {
    const ordinary = fc.record({
      principal: fc.integer({ min: 1_000, max: 10_000_000 }),
      annualRatePercent: fc.double({ min: 0, max: 30, noNaN: true }),
      termMonths: fc.integer({ min: 1, max: 480 }),
    });
    check(fc.tuple(ordinary, shares), ([loan, share]) => {
      const charges = calculateCharges(loan.principal, share);
      const annualRatePercent = annualPercentageRate(loan, charges) ?? Number.NaN;
      const terms = { annualRatePercent, termMonths: loan.termMonths };
      // Beyond, the kernel's loans have a rate that is computed as the highest.
      if (annualRatePercent > 1_000) return true;
      const worth = principalForPayment({ ...terms, monthlyPayment: monthlyPayment(loan) });
      return Math.abs(worth - (loan.principal - charges)) <= loan.principal * 1e-9;
    });
  });
});
