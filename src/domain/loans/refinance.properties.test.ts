import fc from 'fast-check';
import { describe, it } from 'vitest';
import { check, loans, rates, slack, terms } from './loans.arbitrary.ts';
import { paybackMonths, type RefinanceOffer, refinance } from './refinance.ts';

const offers: fc.Arbitrary<RefinanceOffer> = fc.record({
  current: loans.filter(({ principal }) => principal >= 1_000),
  next: fc.record({ annualRatePercent: rates, termMonths: terms }),
  closingCosts: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 })),
  costsFinanced: fc.boolean(),
  monthsKept: terms,
});

describe('refinancing', () => {
  it('to a lower rate over the same months without costs is cheaper from the first on', () => {
    check(fc.tuple(offers, rates), ([offer, rate]) => {
      const { current } = offer;
      const next = { annualRatePercent: rate, termMonths: current.termMonths };
      const result = refinance({ ...offer, next, closingCosts: 0 });
      const isLower = rate <= current.annualRatePercent;
      const { savedInAll, newPayment } = result;
      const tolerance = slack(newPayment * current.termMonths);
      return isLower ? savedInAll >= -tolerance : savedInAll <= tolerance;
    });
  });

  it('saves the payments less the costs over the same months', () => {
    check(offers, (offer) => {
      const termMonths = offer.current.termMonths;
      const next = { ...offer.next, termMonths };
      const result = refinance({ ...offer, next, costsFinanced: false });
      const { savedInAll, currentPayment, newPayment, monthlySaving } = result;
      const expected = monthlySaving * termMonths - offer.closingCosts;
      const paid = (currentPayment + newPayment) * termMonths;
      return Math.abs(savedInAll - expected) <= slack(paid);
    });
  });

  it('pays back in the first month whose savings reach the costs', () => {
    const savings = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    check(fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), savings), ([costs, saving]) => {
      const months = paybackMonths(costs, saving) ?? 0;
      const tolerance = costs * 1e-9 + saving * 2e-9;
      return months * saving >= costs - tolerance && (months - 1) * saving < costs + tolerance;
    });
  });

  it('is never brought closer by higher costs', () => {
    check(fc.tuple(offers, fc.nat(10_000)), ([offer, more]) => {
      const costlier = refinance({ ...offer, closingCosts: offer.closingCosts + more });
      const cheap = refinance(offer);
      const paid = (cheap.currentPayment + costlier.newPayment) * offer.monthsKept;
      return (
        costlier.savedWhileKept <= cheap.savedWhileKept + slack(paid) &&
        (costlier.paybackMonths ?? Number.POSITIVE_INFINITY) >= (cheap.paybackMonths ?? 0)
      );
    });
  });
});
