import fc from 'fast-check';
import { describe, it } from 'vitest';
import { interestToDate } from './loan-cost.ts';
import { check, loans, rates, slack, terms } from './loans.arbitrary.ts';
import { paybackMonths, type RefinanceOffer, refinance } from './refinance.ts';

const offers: fc.Arbitrary<RefinanceOffer> = fc.record({
  current: loans.filter(({ principal }) => principal >= 1_000),
  next: fc.record({ annualRatePercent: rates, termMonths: terms }),
  closingCosts: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 })),
  costsFinanced: fc.boolean(),
  monthsKept: terms,
});

/** How many months are checked on each side of a break-even. */
const few = 3;

describe('refinancing', () => {
  it('is cheaper from its first cheaper month on, and not in the months before', () => {
    check(offers, (offer) => {
      const { cheaper, overWholeTerms, principal } = refinance(offer);
      const tolerance = slack(overWholeTerms.current.total + overWholeTerms.next.total);
      const next = { ...offer.next, principal };
      const savedIn = (months: number) =>
        interestToDate(offer.current, months) - interestToDate(next, months) - offer.closingCosts;
      if (!cheaper) return overWholeTerms.saved <= tolerance;
      const before = Array.from({ length: few }, (_, index) => cheaper.from - 1 - index);
      const isLater = before
        .filter((month) => month >= 1)
        .every((month) => savedIn(month) <= tolerance);
      const isOver = cheaper.to === undefined || savedIn(cheaper.to + 1) <= tolerance;
      return savedIn(cheaper.from) > 0 && isLater && isOver;
    });
  });

  it('to a lower rate over the same months without costs is cheaper from the first on', () => {
    check(fc.tuple(offers, rates), ([offer, rate]) => {
      const { current } = offer;
      const next = { annualRatePercent: rate, termMonths: current.termMonths };
      const result = refinance({ ...offer, next, closingCosts: 0 });
      const isLower = rate <= current.annualRatePercent;
      const { saved, next: after } = result.overWholeTerms;
      const tolerance = slack(after.total + current.principal);
      return isLower ? saved >= -tolerance : saved <= tolerance;
    });
  });

  it('saves the payments less the costs over the same months', () => {
    check(offers, (offer) => {
      const termMonths = offer.current.termMonths;
      const next = { ...offer.next, termMonths };
      const result = refinance({ ...offer, next, costsFinanced: false });
      const { saved, current, next: after } = result.overWholeTerms;
      const expected = result.monthlySaving * termMonths - offer.closingCosts;
      return (
        Math.abs(saved - expected) <= slack(current.total + after.total + offer.current.principal)
      );
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
      const { saved } = costlier.overMonthsKept;
      const tolerance = slack(cheap.overMonthsKept.current.total + cheap.overMonthsKept.next.total);
      return (
        saved <= cheap.overMonthsKept.saved + tolerance &&
        (costlier.paybackMonths ?? Number.POSITIVE_INFINITY) >= (cheap.paybackMonths ?? 0)
      );
    });
  });
});
