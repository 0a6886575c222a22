import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundToCents } from '#src/domain/loans/loan-cost.ts';
import { compareLoans } from '#src/domain/loans/loan-offers.ts';
import { loans } from '#src/domain/loans/loans.arbitrary.ts';
import { refinance } from '#src/domain/loans/refinance.ts';
import { rentOrBuy } from '#src/domain/loans/rent-or-buy.ts';
import { holds } from '#tests/proof/property.ts';
import { describeComparison } from './ComparisonSection.tsx';
import { formatCents, formatMonths, formatYears, measureFigure } from './format-figures.ts';
import { listParts } from './PaymentBreakdownSection.tsx';
import { formatMonth, paymentMonth } from './payment-month.ts';
import {
  describeBreakEven,
  describeRefinance,
  describeSaving,
  readRefinance,
} from './RefinanceSection.tsx';
import { describeWealth, readRentOrBuy } from './RentOrBuySection.tsx';
import {
  type RefinanceInputs,
  type RentOrBuyInputs,
  refinanceDefaults,
  rentOrBuyDefaults,
} from './tool-inputs.ts';

it('shows cents always, and never minus zero or NaN', () => {
  expect(formatCents(2500)).toBe('$2,500.00');
  expect(formatCents(1520.0559)).toBe('$1,520.06');
  expect(formatCents(-0.001)).toBe('$0.00');
  expect(formatCents(Number.NaN)).toBe('$0.00');
});

it('says years and months in words', () => {
  expect([formatYears(1), formatYears(30)]).toEqual(['1 year', '30 years']);
  expect([0, 1, 12, 109, 360].map(formatMonths)).toEqual([
    '0 months',
    '1 month',
    '1 year',
    '9 years 1 month',
    '30 years',
  ]);
});

it('has the first payment in the month after this one', () => {
  const today = { year: 2026, month: 11 };
  expect(paymentMonth(today, 1)).toEqual({ year: 2026, month: 12 });
  expect(paymentMonth(today, 360)).toEqual({ year: 2056, month: 11 });
  expect(paymentMonth(today, 0)).toBeUndefined();
  expect(formatMonth({ year: 2056, month: 11 })).toBe('November 2056');
});

it('says what sets two loans apart', () => {
  const first = { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 };
  const cheaper = { ...first, annualRatePercent: 5.75 };
  const shorter = { ...first, termMonths: 180 };
  expect(describeComparison(compareLoans(first, cheaper))).toBe(
    'Loan 2 costs $145.48 less a month and $52,374.79 less in total interest.',
  );
  expect(describeComparison(compareLoans(first, shorter))).toMatch(/more a month and \$.* less in/);
  expect(describeComparison(compareLoans(first, first))).toBe('Both loans cost the same.');
});

const same: Partial<RefinanceInputs> = {
  balance: '250,000',
  rate: '6.5',
  yearsLeft: 25,
  newRate: '6.5',
  newTermYears: 25,
  closingCosts: '0',
  yearsKept: 5,
};

it.each([
  [{}, 'No change', 'The new loan is the same as the one you have, so nothing changes.'],
  [
    { closingCosts: '5,000' },
    'Never',
    'The payment stays the same. If you stay 5 years, the costs are more than you save.',
  ],
  [
    { newRate: '6' },
    'Right away',
    'The payment falls by $77.27 a month. If you stay 5 years, you save on interest and costs.',
  ],
  [
    { newRate: '7' },
    'Never',
    'The payment rises by $78.93 a month. If you stay 5 years, the costs are more than you save.',
  ],
  [
    { newTermYears: 15 },
    'Never',
    'The payment rises by $489.75 a month. If you stay 5 years, you save on interest and costs.',
  ],
  [
    { rate: '0', newRate: '0', newTermYears: 30 },
    'Right away',
    'The payment falls by $138.89 a month. If you stay 5 years, both loans cost the same.',
  ],
  [{ balance: '0' }, 'No change', 'Enter what you still owe to see what a new loan would save.'],
])('says what refinancing with %j does, without a saving of nothing', (changes, payback, note) => {
  const inputs = { ...refinanceDefaults, ...same, ...changes };
  const result = refinance(readRefinance(inputs));
  expect(describeBreakEven(result)).toBe(payback);
  expect(describeRefinance(result, inputs)).toBe(note);
  expect(describeSaving(0)).toBe('The same');
});

it.each([
  [0, 'short'],
  [99_999.99, 'short'],
  [100_000, 'medium'],
  [999_999.99, 'medium'],
  [1_000_000, 'long'],
  [999_999_999_999.99, 'long'],
  [1_000_000_000_000, 'longest'],
  [1e17, 'longest'],
])('%s dollars are %s', (dollars, length) => {
  expect(measureFigure(formatCents(dollars))).toBe(length);
});

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

/** Returns the dollars of a text such as `$1,234.50`, in cents. */
const parseCents = (text = '') => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

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
      const shown = [result.currentPayment, result.newPayment].map(formatCents).map(parseCents);
      expect(parseCents(by ?? '$0')).toBe(Math.abs((shown[0] ?? 0) - (shown[1] ?? 0)));
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
      expect(parseCents(lead ?? '$0')).toBe(Math.abs((shown[0] ?? 0) - (shown[1] ?? 0)));
    }),
    100,
  );
});
