import { describe, expect, it } from 'vitest';
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
