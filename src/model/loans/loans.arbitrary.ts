import fc from 'fast-check';
import { checkProperty } from '#tests/proof/property.ts';
import { sampleSize } from '#tests/proof/sample-size.ts';
import { type Loan, maxAmount, maxAnnualRatePercent, maxMonths } from './loan.ts';

export const amounts = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => cents / 100) },
  { weight: 1, arbitrary: fc.double({ min: 1, max: maxAmount, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(1, maxAmount) },
);
export const annualRates = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 0, max: 30, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: maxAnnualRatePercent, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1e-9, 30, 500, maxAnnualRatePercent) },
);
export const terms = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 1, max: 360 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 360, maxMonths) },
);
/** Loans as they are made, and at the ends of what is computed with. */
export const loans: fc.Arbitrary<Loan> = fc.record({
  principal: amounts,
  annualRatePercent: annualRates,
  termMonths: terms,
});

/** Returns what sums of doubles may be off by: a share of the largest of them, or half a cent at the end. */
export function slack(dollars: number): number {
  return 0.005 + Math.abs(dollars) * 1e-10;
}

/** Fails when the predicate does not hold for each of many values. */
export function check<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => boolean): void {
  checkProperty(fc.property(arbitrary, predicate), sampleSize(10_000, 300));
}
