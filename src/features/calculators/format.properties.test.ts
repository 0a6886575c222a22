import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLoans } from '#src/domain/loans/comparison.ts';
import { loans } from '#src/domain/loans/loans.arbitrary.ts';
import { roundToCents } from '#src/domain/loans/round-to-cents.ts';
import { holds } from '#tests/proof/property.ts';
import { breakdownParts } from './breakdown-parts.ts';
import { comparisonText } from './comparison-text.ts';
import { formatCents, formatMonths } from './format.ts';

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
      expect(comparisonText(compareLoans(one, other))).toMatch(
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
        const shares = breakdownParts({
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
