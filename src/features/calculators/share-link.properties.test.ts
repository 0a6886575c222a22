import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDownPayment, parseMoney } from '#src/lib/input/typed-numbers.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { readOffer } from './ComparisonSection.tsx';
import { computeHomeLoan, startQuote } from './home-loan-figures.ts';
import { type LoanInputs, readLoan, termLimits } from './inputs.ts';
import { readRefinance } from './RefinanceSection.tsx';
import { readRentOrBuy } from './RentOrBuySection.tsx';
import { fromFragment, type SharedInputs, toFragment } from './share-link.ts';
import {
  type HomeLoanInputs,
  keptLimits,
  maxOneTimePayments,
  type OfferInputs,
  programKinds,
  scoreLimits,
  vaUses,
} from './tool-inputs.ts';
import type { SharedTools } from './tool-link.ts';
import { toolTitles } from './use-tools.ts';

const typed = anyTextOr('0123456789.,$ km%％０９-e&=#', 12);
const termYears = fc.integer(termLimits);
const loan: fc.Arbitrary<LoanInputs> = fc.record({ amount: typed, rate: typed, termYears });
const offer: fc.Arbitrary<OfferInputs> = fc.record({
  amount: typed,
  rate: typed,
  termYears,
  points: typed,
  fees: typed,
});
const homeLoan: fc.Arbitrary<HomeLoanInputs> = fc.record({
  homePrice: typed,
  priceEntered: fc.boolean(),
  downPayment: fc.record({ text: typed, unit: fc.constantFrom('dollars', 'percent') }),
  downPaymentEntered: fc.boolean(),
  rate: typed,
  termYears,
  propertyTax: typed,
  homeInsurance: typed,
  hoa: typed,
  extraPayment: typed,
  yearlyExtra: typed,
  oneTimePayments: fc.array(fc.record({ amount: typed, month: typed }), {
    minLength: 1,
    maxLength: maxOneTimePayments,
  }),
  biweekly: fc.boolean(),
  program: fc.constantFrom(...programKinds),
  countsInsurance: fc.boolean(),
  score: fc.integer(scoreLimits),
  insuranceRate: typed,
  vaUse: fc.constantFrom(...vaUses),
});
const yearsKept = fc.integer(keptLimits);
const tools: { [Tool in keyof SharedTools]: fc.Arbitrary<SharedTools[Tool]> } = {
  kept: fc.record({ years: yearsKept }),
  household: fc.record({
    rate: typed,
    termYears,
    downPaymentPercent: typed,
    sharePercent: fc.constantFrom(60, 85, 100),
  }),
  refinance: fc.record({
    balance: typed,
    rate: typed,
    yearsLeft: yearsKept,
    newRate: typed,
    newTermYears: termYears,
    closingCosts: typed,
    costsFinanced: fc.boolean(),
    yearsKept,
  }),
  rentOrBuy: fc.record({
    monthlyRent: typed,
    homePrice: typed,
    downPaymentPercent: typed,
    rate: typed,
    termYears,
    yearsKept,
    rentGrowth: typed,
    homeGrowth: typed,
    propertyTax: typed,
    homeInsurance: typed,
    hoa: typed,
    upkeep: typed,
    costGrowth: typed,
    buyingCosts: typed,
    sellingCosts: typed,
    savingsReturn: typed,
  }),
};
const inputs: fc.Arbitrary<SharedInputs> = fc.oneof(
  fc.record({ tab: fc.constant('basic' as const), basic: loan }),
  fc.record({
    tab: fc.constant('advanced' as const),
    homeLoan,
    tool: fc.constantFrom(...(Object.keys(toolTitles) as (keyof typeof toolTitles)[])),
    comparison: fc.record({ first: offer, second: offer }),
    ...tools,
  }),
);

/** What a calculator computes of its inputs. */
function figuresOf(shared: SharedInputs | undefined) {
  if (shared?.tab !== 'advanced') return shared && readLoan(shared.basic);
  const { homePrice, borrowed, cost, breakdown, payoff } = computeHomeLoan(shared.homeLoan);
  const { first, second } = shared.comparison;
  return {
    homePrice,
    borrowed,
    cost,
    breakdown,
    payoff,
    loans: [readOffer(first), readOffer(second)],
    refinance: readRefinance(shared.refinance),
    rentOrBuy: readRentOrBuy(shared.rentOrBuy),
  };
}

describe('a link', () => {
  it('shows who opens it what its sender saw, whatever was typed', () => {
    holds(
      fc.property(inputs, (shared) => {
        expect(figuresOf(fromFragment(toFragment(shared)))).toEqual(figuresOf(shared));
      }),
    );
  });

  it('is the same when it is shared on', () => {
    holds(
      fc.property(inputs, (shared) => {
        const link = toFragment(shared);
        const opened = fromFragment(link);
        expect(opened && toFragment(opened)).toBe(link);
      }),
    );
  });

  it('that anybody wrote is none, or one of numbers', () => {
    const name = fc.constantFrom(
      'loan',
      'rate',
      'term',
      'down',
      'price',
      'loan1',
      'rate2',
      'tax',
      'once',
      'once12',
      'keptyears',
      'householdrate',
      'refinancebalance',
      'rentorbuyhoa',
    );
    const written = fc
      .tuple(fc.constantFrom('basic', 'advanced', 'admin'), fc.array(fc.tuple(name, typed)))
      .map(([tab, entries]) => `#${new URLSearchParams([['tab', tab], ...entries])}`);
    holds(
      fc.property(fc.oneof(written, typed), (fragment) => {
        const opened = fromFragment(fragment);
        if (!opened) return;
        expect(toFragment(opened)).toMatch(/^#tab=(basic|advanced)(&[a-z\d]+=[\d.]+(%25)?)+$/);
      }),
    );
  });
});

it('the quote form understands what it takes over from the calculator', () => {
  holds(
    fc.property(homeLoan, (home) => {
      const { homePrice, downPayment } = startQuote(home, computeHomeLoan(home));
      if (downPayment !== undefined) expect(parseDownPayment(downPayment)).toBeDefined();
      if (homePrice !== undefined) expect(parseMoney(homePrice)).toBeGreaterThan(0);
    }),
  );
});
