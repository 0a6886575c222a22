import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOffer } from '#src/features/calculators/tools/ComparisonSection.tsx';
import { readRefinance } from '#src/features/calculators/tools/RefinanceSection.tsx';
import { readRentOrBuy } from '#src/features/calculators/tools/RentOrBuySection.tsx';
import { parseDownPayment, parseMoney } from '#src/lib/input/typed-numbers.ts';
import { usualScores, usualTerms, usualYearsKept } from '#src/model/loans/number-kinds.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { computeHomeLoan, startQuote } from './home-loan-figures.ts';
import { basicDefaults, readLoan } from './inputs.ts';
import { linkFragment, loanEntries, readBasicLink } from './link-entries.ts';
import { fromFragment, linkedTool, type SharedInputs, toFragment } from './share-link.ts';
import {
  type HomeLoanInputs,
  homeLoanDefaults,
  maxOneTimePayments,
  programKinds,
  toolDefaults,
  vaUses,
} from './tool-inputs.ts';

/** Returns inputs none of which is the default. */
function changeAll<Inputs extends object>(defaults: Inputs) {
  const other: Record<string, unknown> = { string: '2', number: 9, boolean: true };
  const entries = Object.entries(defaults).map(([name, value]) => [name, other[typeof value]]);
  return Object.fromEntries(entries) as Inputs;
}

const advanced: SharedInputs = {
  homeLoan: {
    ...homeLoanDefaults,
    homePrice: '525,000.50',
    downPayment: { text: '12.5', unit: 'percent' },
    termYears: 15,
    yearlyExtra: '1,000',
    oneTimePayments: [
      { amount: '5,000', month: '24' },
      { amount: '1,000', month: '12' },
    ],
    biweekly: true,
    program: 'va',
    score: 700,
    insuranceRate: '0.6',
    vaUse: 'later',
  },
  first: toolDefaults.first,
  second: { amount: '1', rate: '0', termYears: 5, points: '1.5', fees: '900' },
  kept: { years: 12 },
  household: { rate: '6.125', termYears: 15, downPaymentPercent: '3.5', sharePercent: 85 },
  refinance: changeAll(toolDefaults.refinance),
  rentOrBuy: changeAll(toolDefaults.rentOrBuy),
};

/** What a link carries until something is entered. */
const untouched: SharedInputs = {
  ...toolDefaults,
  homeLoan: { ...homeLoanDefaults, countsInsurance: false },
  household: { rate: '6.5', termYears: 30, downPaymentPercent: '20', sharePercent: 100 },
};

it('brings inputs back as they were', () => {
  expect(toFragment(toolDefaults)).toBe('#tab=advanced&price=400000&down=80000&insured=yes');
  expect(fromFragment(toFragment(advanced))).toMatchObject(advanced);
  for (const rate of ['6.25', '0.0000001']) {
    const basic = { amount: '250,000', rate, termYears: 20 };
    expect(readBasicLink(linkFragment('basic', loanEntries(basic)))).toEqual(basic);
  }
});

it.each([
  ['#tab=advanced&price=400000&down=80000&rate=4.5&tax=3600', ['homePrice', 'downPayment']],
  ['#tab=advanced&price=400000&rate=6', ['homePrice', 'rate']],
  ['#tab=advanced&price=abc&down=20%25', ['downPayment']],
  ['#tab=advanced&rate=6&term=15', ['rate', 'termYears']],
])('takes only what %s carries for entered', (link, typed) => {
  expect(new Set(Object.keys(fromFragment(link)?.typed ?? {}))).toEqual(
    new Set(['countsInsurance', ...typed]),
  );
});

it('takes no more one-time payments from a link than the calculator offers', () => {
  const many = Array.from({ length: 20 }, (_, index) => `&once${index || ''}=${index + 1}`);
  const shared = fromFragment(`#tab=advanced${many.join('')}`);
  expect(shared?.homeLoan.oneTimePayments).toHaveLength(12);
});

it.each([
  ['20%', '20%25'],
  ['20％', '20%25'],
  [' 20 % ', '20%25'],
  ['6,%', '0'],
])('writes a down payment of %j, typed as dollars, as the calculator reads it', (text, down) => {
  const downPayment = { text, unit: 'dollars' } as const;
  const link = toFragment({ ...advanced, homeLoan: { ...advanced.homeLoan, downPayment } });
  expect(link).toContain(`&down=${down}&`);
});

it('writes numbers only, whatever was typed', () => {
  const loan = { amount: '<script>', rate: 'abc', termYears: 30 };
  expect(linkFragment('basic', loanEntries(loan))).toBe('#tab=basic&loan=0&rate=0&term=30');
});

it('carries every input of the tools except income and debts, and only what was changed', () => {
  const household = { ...advanced.household, income: '123,456', debts: '789', savings: '4567' };
  const link = toFragment({ ...advanced, household });
  expect(link).not.toMatch(/123456|789|4567|income|debts|householdsavings/);
  for (const entry of ['householdshare', 'refinancebalance=2', 'rentorbuyupkeep=2']) {
    expect(link).toContain(`&${entry}`);
  }
  expect(toFragment(untouched)).not.toMatch(/household|refinance|rentorbuy|kept|tool/);
});

it('carries a fall, and the dollars of a share or of another time', () => {
  const link = toFragment({
    ...advanced,
    homeLoan: { ...advanced.homeLoan, homePrice: '400,000', propertyTax: '1.1%', hoa: '600/yr' },
    refinance: { ...advanced.refinance, balance: '240,000', closingCosts: '3%' },
    rentOrBuy: { ...advanced.rentOrBuy, homeGrowth: '-1.5' },
  });
  for (const entry of ['tax=4400', 'hoa=50', 'refinanceclosingcosts=7200']) {
    expect(link).toContain(`&${entry}&`);
  }
  expect(fromFragment(link)).toMatchObject({ rentOrBuy: { homeGrowth: '-1.5' } });
});

it('names a tool, and leaves the numbers alone when it names nothing else', () => {
  expect(linkedTool('#tab=advanced&tool=rent&price=500000')).toBe('rent');
  expect(linkedTool('#tab=advanced&tool=constructor')).toBeUndefined();
  expect(fromFragment('#tab=advanced&tool=rent')).toBeUndefined();
  expect(fromFragment('#tab=advanced')).toBeUndefined();
  expect(fromFragment('#tab=advanced&tool=constructor')).toMatchObject(untouched);
});

describe('a fragment that somebody wrote', () => {
  it.each(['', '#', '#main', '#tab=', '#tab=admin', '#tab=__proto__', '#%E0%A4%A'])(
    '%j is no link',
    (fragment) => {
      expect(readBasicLink(fragment) ?? fromFragment(fragment)).toBeUndefined();
    },
  );

  it.each([
    '#tab=basic',
    '#tab=basic&loan=abc&rate=-1&term=31',
    '#tab=basic&loan=1e15&rate=NaN&term=4',
    '#tab=basic&loan=%3Cimg%3E&rate=&term=5.5',
    `#tab=basic&loan=${'9'.repeat(30)}&rate=${'1'.repeat(30)}&term=030`,
  ])('%j gives the defaults', (fragment) => {
    expect(readBasicLink(fragment)).toEqual(basicDefaults);
  });

  it('cannot set income or debts', () => {
    const shared = fromFragment(
      '#tab=advanced&income=1&debts=2&householdincome=3&householddebts=4',
    );
    expect(shared).toEqual({ ...untouched, typed: { countsInsurance: false } });
  });
});

const typed = anyTextOr('0123456789.,$ km%％０９-e&=#½/', 12);
const termYears = fc.integer(usualTerms);
const yearsKept = fc.integer(usualYearsKept);

type Choices<Inputs> = { [Name in keyof Inputs]?: fc.Arbitrary<Inputs[Name]> } & {
  [Name in keyof Inputs as Inputs[Name] extends string | boolean ? never : Name]: unknown;
};

/** Returns any inputs with these fields: texts as anybody may type them, and the given choices. */
function inputsLike<Inputs extends object>(
  defaults: Inputs,
  choices: Choices<Inputs>,
): fc.Arbitrary<Inputs> {
  const fields = Object.entries(defaults).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? fc.boolean() : typed,
  ]);
  return fc.record({ ...Object.fromEntries(fields), ...choices }) as fc.Arbitrary<Inputs>;
}

const loan = inputsLike(basicDefaults, { termYears });
const offer = inputsLike(toolDefaults.first, { termYears });
const homeLoan = inputsLike<HomeLoanInputs>(homeLoanDefaults, {
  downPayment: fc.record({ text: typed, unit: fc.constantFrom('dollars', 'percent') }),
  termYears,
  oneTimePayments: fc.array(fc.record({ amount: typed, month: typed }), {
    minLength: 1,
    maxLength: maxOneTimePayments,
  }),
  program: fc.constantFrom(...programKinds),
  score: fc.integer(usualScores),
  vaUse: fc.constantFrom(...vaUses),
});
const inputs: fc.Arbitrary<SharedInputs> = fc.record({
  homeLoan,
  first: offer,
  second: offer,
  kept: fc.record({ years: yearsKept }),
  household: inputsLike(untouched.household, {
    termYears,
    sharePercent: fc.constantFrom(60, 85, 100),
  }),
  refinance: inputsLike(toolDefaults.refinance, {
    yearsLeft: yearsKept,
    newTermYears: termYears,
    yearsKept,
  }),
  rentOrBuy: inputsLike(toolDefaults.rentOrBuy, { termYears, yearsKept }),
});

/** Returns what the calculators compute of their inputs. */
function calculateFigures(shared: SharedInputs) {
  const { homePrice, borrowed, cost, breakdown, payoff } = computeHomeLoan(shared.homeLoan);
  return {
    ...{ homePrice, borrowed, cost, breakdown, payoff },
    loans: [readOffer(shared.first), readOffer(shared.second)],
    refinance: readRefinance(shared.refinance),
    rentOrBuy: readRentOrBuy(shared.rentOrBuy),
  };
}

describe('a link', () => {
  it('shows who opens it what its sender saw, whatever was typed, and is the same when it is shared on', () => {
    checkProperty(
      fc.property(inputs, (shared) => {
        const link = toFragment(shared);
        const opened = fromFragment(link) ?? untouched;
        expect(calculateFigures(opened)).toEqual(calculateFigures(shared));
        expect(toFragment(opened)).toBe(link);
      }),
    );
    checkProperty(
      fc.property(loan, (basic) => {
        const opened = readBasicLink(linkFragment('basic', loanEntries(basic))) ?? basicDefaults;
        expect(readLoan(opened)).toEqual(readLoan(basic));
      }),
    );
  });

  it('that anybody wrote is none, or one of numbers', () => {
    const name = fc.constantFrom(
      ...['loan', 'rate', 'term', 'down', 'price', 'loan1', 'rate2', 'tax', 'once', 'once12'],
      ...['keptyears', 'householdrate', 'refinancebalance', 'rentorbuyhoa'],
    );
    const written = fc
      .tuple(fc.constantFrom('basic', 'advanced', 'admin'), fc.array(fc.tuple(name, typed)))
      .map(([tab, entries]) => `#${new URLSearchParams([['tab', tab], ...entries])}`);
    checkProperty(
      fc.property(fc.oneof(written, typed), (fragment) => {
        const basic = readBasicLink(fragment);
        const opened = fromFragment(fragment);
        const link = basic
          ? linkFragment('basic', loanEntries(basic))
          : opened && toFragment(opened);
        if (link) expect(link).toMatch(/^#tab=(basic|advanced)(&[a-z\d]+=-?[\d.]+(%25)?)+$/);
      }),
    );
  });
});

it('the quote form understands what it takes over from the calculator', () => {
  checkProperty(
    fc.property(homeLoan, (home) => {
      const { homePrice, downPayment } = startQuote(home, computeHomeLoan(home));
      if (downPayment !== undefined) expect(parseDownPayment(downPayment)).toBeDefined();
      if (homePrice !== undefined) expect(parseMoney(homePrice)).toBeGreaterThan(0);
    }),
  );
});
