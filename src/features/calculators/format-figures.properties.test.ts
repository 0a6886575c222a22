import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundToCents } from '#src/domain/loans/loan-cost.ts';
import { compareLoans } from '#src/domain/loans/loan-offers.ts';
import { loans } from '#src/domain/loans/loans.arbitrary.ts';
import { refinance } from '#src/domain/loans/refinance.ts';
import { rentOrBuy } from '#src/domain/loans/rent-or-buy.ts';
import { holds } from '#tests/proof/property.ts';
import { describeComparison } from './ComparisonSection.tsx';
import { formatCents, formatMonths } from './format-figures.ts';
import { listParts } from './PaymentBreakdownSection.tsx';
import { describeRefinance } from './RefinanceSection.tsx';
import { describeWealth, readRentOrBuy } from './RentOrBuySection.tsx';
import { type RentOrBuyInputs, refinanceDefaults, rentOrBuyDefaults } from './tool-inputs.ts';

it('shows any number as dollars and cents', () => {
  holds(
    fc.property(fc.double(), (dollars) => {
      expect(formatCents(dollars)).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
      expect(formatCents(dollars)).not.toMatch(/^-\$0\.00$/);
    }),
  );
});

it('shows the dollars and cents that it is given', () => {
  holds(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      expect(Number(formatCents(cents / 100).replace(/[$,]/g, ''))).toBe(cents / 100);
    }),
  );
});

it('never shows a smaller amount as more', () => {
  const amounts = fc.double({ min: -1e16, max: 1e16, noNaN: true });
  holds(
    fc.property(amounts, amounts, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(roundToCents(less)).toBeLessThanOrEqual(roundToCents(more));
    }),
  );
});

it('says of every stretch of months how long it is', () => {
  holds(
    fc.property(fc.nat(1_000), (months) => {
      const text = formatMonths(months);
      const [, years = 0] = /(\d+) years?/.exec(text) ?? [];
      const [, rest = 0] = /(\d+) months?/.exec(text) ?? [];
      expect(Number(years) * 12 + Number(rest)).toBe(months);
    }),
  );
});

it('says of any two loans what sets them apart, in figures', () => {
  holds(
    fc.property(loans, loans, (one, other) => {
      expect(describeComparison(compareLoans(one, other))).toMatch(
        /^(Both loans cost the same|Loan 2 costs (the same|\$[\d,.]+ (less|more)) a month and (the same|\$[\d,.]+ (less|more)) in total interest)\.$/,
      );
    }),
  );
});

it('gives the parts of a payment shares that make up the whole', () => {
  const dollars = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e15, noNaN: true }));
  const parts = fc.tuple(dollars, dollars, dollars, dollars, dollars);
  holds(
    fc.property(
      parts,
      ([principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance]) => {
        const total = principalAndInterest + propertyTax + homeInsurance + hoa + mortgageInsurance;
        const shares = listParts({
          principalAndInterest,
          propertyTax,
          homeInsurance,
          hoa,
          mortgageInsurance,
          total,
        }).map(({ percent }) => percent);
        expect(shares.every((share) => share >= 0 && share <= 100)).toBe(true);
        const sum = shares.reduce((whole, share) => whole + share, 0);
        // Each is off by half a percent at most.
        expect(Math.abs(sum - (total > 0 ? 100 : 0))).toBeLessThanOrEqual(2.5);
      },
    ),
  );
});

/** The dollars of a text such as `$1,234.50`, in cents. */
const centsOf = (text = '') => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

const amounts = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100);
const percents = fc.integer({ min: 0, max: 12_000 }).map((thousandths) => thousandths / 1_000);
const years = fc.integer({ min: 1, max: 30 });

it('says what refinancing changes in the difference of the payments that are shown', () => {
  const offers = fc.record({
    current: fc.record({ principal: amounts, annualRatePercent: percents, termMonths: years }),
    next: fc.record({ annualRatePercent: percents, termMonths: years }),
    closingCosts: fc.constantFrom(0, 6_000),
    costsFinanced: fc.boolean(),
    monthsKept: fc.constant(60),
  });
  holds(
    fc.property(offers, (offer) => {
      const result = refinance(offer);
      const note = describeRefinance(result, refinanceDefaults);
      const [, by] = /by (\$[\d,.]+) a month/.exec(note) ?? [];
      const shown = [result.currentPayment, result.newPayment].map(formatCents).map(centsOf);
      expect(centsOf(by ?? '$0')).toBe(Math.abs((shown[0] ?? 0) - (shown[1] ?? 0)));
      expect(note).not.toMatch(/\$0\.00/);
    }),
  );
});

it('says who has more after years of renting or buying in the difference of what is shown', () => {
  const inputs = fc.record({
    ...Object.fromEntries(
      Object.entries(rentOrBuyDefaults).map(([name, value]) => [name, fc.constant(value)]),
    ),
    homePrice: amounts.map(String),
    monthlyRent: fc.integer({ min: 1, max: 500_000 }).map((cents) => String(cents / 100)),
  }) as fc.Arbitrary<RentOrBuyInputs>;
  holds(
    fc.property(inputs, years, (typed, kept) => {
      const result = rentOrBuy(readRentOrBuy(typed));
      const year = result.years[kept - 1];
      const [, lead] = /has (\$[\d,.]+) more/.exec(describeWealth(result, kept)) ?? [];
      const shown = [year?.buyerWealth, year?.renterWealth].map((dollars = 0) =>
        Math.round(Number(formatCents(dollars).replace(/[$,]/g, '')) * 100),
      );
      expect(centsOf(lead ?? '$0')).toBe(Math.abs((shown[0] ?? 0) - (shown[1] ?? 0)));
    }),
    100,
  );
});
