import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  computeHomeLoan,
  readOpenCosts,
} from '#src/features/calculators/inputs/home-loan-figures.ts';
import {
  type HomeLoanInputs,
  type HouseholdInputs,
  homeLoanDefaults,
  type OfferInputs,
  type RefinanceInputs,
  toolDefaults,
} from '#src/features/calculators/inputs/tool-inputs.ts';
import { affordability } from '#src/model/loans/affordability.ts';
import type { Prepayments } from '#src/model/loans/amortization-schedule.ts';
import { earlyPayoff } from '#src/model/loans/early-payoff.ts';
import { monthlyPayment } from '#src/model/loans/loan.ts';
import { interestToDate } from '#src/model/loans/loan-cost.ts';
import type { LoanOffer } from '#src/model/loans/loan-offers.ts';
import { loans } from '#src/model/loans/loans.arbitrary.ts';
import { averageBalance } from '#src/model/loans/remaining-balance.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { findWholePrice, readHousehold } from './AffordabilitySection.tsx';
import { readOffer } from './ComparisonSection.tsx';
import { listOptions } from './RefinanceSection.tsx';
import { compareGrowths } from './RentOrBuySection.tsx';
import {
  describeBreakEven,
  describeSaving,
  judgeAffordability,
  judgeComparison,
  judgeEarlyPayoff,
  judgePayment,
  judgeRefinance,
  judgeRentOrBuy,
} from './sentences.ts';

const homeLoan = (changed: Partial<HomeLoanInputs>) =>
  computeHomeLoan({ ...homeLoanDefaults, rate: '6.5', ...changed });
const share = (text: string) => ({ text, unit: 'percent' }) as const;
const refinancing = (changed: Partial<RefinanceInputs> = {}) => {
  const inputs = { ...toolDefaults.refinance, ...changed };
  return judgeRefinance(listOptions(inputs), inputs.yearsKept);
};
const renting = (years: number) => {
  const verdict = judgeRentOrBuy(...compareGrowths(toolDefaults.rentOrBuy), years);
  return `${verdict.label} ${verdict.figure}. ${verdict.note}`;
};

// What follows is computed from figures that are written out here, by formulas that are proved in src/model/loans.

const loanOf = (principal: number, annualRatePercent: number, termMonths = 360) => ({
  principal,
  annualRatePercent,
  termMonths,
});
const pay = (principal: number, percent: number, months?: number) =>
  monthlyPayment(loanOf(principal, percent, months));

/** Returns what paying more saves: years, months and dollars of interest. */
function saveEarly(prepayments: Prepayments) {
  const { monthsSaved, interestSaved } = earlyPayoff(loanOf(320_000, 6.5), prepayments);
  return [Math.floor(monthsSaved / 12), monthsSaved % 12, interestSaved];
}

/** Returns how far the buyer of the defaults is ahead of the renter after each of thirty years. */
function leads(growth = 3) {
  const payment = pay(320_000, 6.5);
  const earned = 1.04 ** (1 / 12);
  const found: number[] = [];
  let [buyer, renter, balance] = [0, 80_000 + 12_000, 320_000];
  for (let year = 0; year < 30; year += 1) {
    const value = 400_000 * (1 + growth / 100) ** year;
    const rent = 2_000 * 1.03 ** year;
    const owning = payment + (value * (1.1 + 1)) / 1200 + (1_800 / 12) * 1.03 ** year;
    for (let month = 0; month < 12; month += 1) {
      buyer = buyer * earned + Math.max(0, rent - owning);
      renter = renter * earned + Math.max(0, owning - rent);
      balance -= payment - (balance * 6.5) / 1200;
    }
    found.push(value * (1 + growth / 100) * 0.94 - balance + buyer - renter);
  }
  return found;
}
const firstAhead = () => leads().findIndex((lead) => lead > 0) + 1;
const lead = (years: number, growth?: number) => Math.abs(leads(growth)[years - 1] ?? 0);

const interestOf = (percent: number, months: number, kept = months) =>
  interestToDate(loanOf(250_000, percent, months), kept);
/** Returns what a new loan costs more in all, with its closing costs. */
const refinancingCosts = (costs: number, months: number) =>
  interestOf(6.25, months) + costs - interestOf(7.25, 300);
const taxAndInsurance = (3_600 + 1_200) / 12;
const fhaLoan = 310_000 * 0.965;

/** A sentence, what shows it, and each figure in it by its definition; thousands stand for 'about'. */
const situations: [string, () => string | undefined, () => number[]][] = [
  [
    '$2,460 a month with taxes and insurance, $136 of it for FHA mortgage insurance, as long as the loan lasts; the loan includes an upfront premium of $5,235.',
    () =>
      judgePayment(
        homeLoan({ homePrice: '310,000', downPayment: share('3.5'), program: 'fha', score: 590 }),
      ),
    () => {
      const premium = (averageBalance(loanOf(fhaLoan, 6.5), 1) * 0.55) / 1200;
      const total = pay(fhaLoan * 1.0175, 6.5) + taxAndInsurance + premium;
      return [total, premium, fhaLoan * 0.0175];
    },
  ],
  [
    '$2,660 a month with taxes and insurance, and no mortgage insurance; the loan includes a funding fee of $7,525.',
    () => judgePayment(homeLoan({ homePrice: '350,000', downPayment: share('0'), program: 'va' })),
    () => [pay(350_000 * 1.0215, 6.5) + taxAndInsurance, 350_000 * 0.0215],
  ],
  [
    'The loan is above $832,750, the 2026 limit in most areas, so lenders may price it as a jumbo loan.',
    () => {
      const figures = homeLoan({ homePrice: '1.5m', downPayment: share('20') });
      return judgePayment(figures) || `${figures.requirements.notes}`;
    },
    () => [832_750, 2026],
  ],
  [
    '$2,992 a month with taxes and insurance, $190 of it for mortgage insurance.',
    () =>
      judgePayment(
        homeLoan({ downPayment: share('5'), countsInsurance: true, insuranceRate: '0.6' }),
      ),
    () => {
      const premium = (380_000 * 0.6) / 1200;
      return [pay(380_000, 6.5) + taxAndInsurance + premium, premium];
    },
  ],
  [
    'Half a payment every two weeks saves 5 years 10 months and $93,073 of interest.',
    () => judgeEarlyPayoff(homeLoan({ biweekly: true })),
    () => saveEarly({ extraMonthlyPayment: pay(320_000, 6.5) / 12 }),
  ],
  [
    '$20,000 paid once saves 4 years 7 months and $92,635 of interest.',
    () => judgeEarlyPayoff(homeLoan({ oneTimePayments: [{ amount: '20,000', month: '12' }] })),
    () => [20_000, ...saveEarly({ oneTimePayments: [{ amount: 20_000, month: 12 }] })],
  ],
  [
    'About $382,000 with taxes and insurance, and about $88,000 in cash.',
    () => {
      const household = readHousehold(toolDefaults.household);
      const whole = findWholePrice(
        household,
        toolDefaults.household,
        readOpenCosts(homeLoanDefaults),
      );
      return judgeAffordability(affordability(household), whole);
    },
    () => {
      const price = ((100_000 / 12) * 0.28 - taxAndInsurance) / pay(1, 6.5) / 0.8;
      return [price, price * 0.23];
    },
  ],
  [
    '6.125% with 1.5 points costs $73 less a month and $26,414 less interest. Over 7 years, it costs $3,398 less in interest, points and fees.',
    () => {
      const [one, other] = [
        { ...toolDefaults.first, rate: '6.5' },
        { ...toolDefaults.second, rate: '6.125', points: '1.5' },
      ].map(readOffer);
      if (!one || !other) return '';
      return judgeComparison(one, other, 7);
    },
    () => {
      const [one, other] = [loanOf(300_000, 6.5), loanOf(300_000, 6.125)] as const;
      const monthly = monthlyPayment(one) - monthlyPayment(other);
      const over7 = interestToDate(one, 84) - interestToDate(other, 84);
      return [6, 125, 1, 5, monthly, monthly * 360, 7, over7 - 4_500];
    },
  ],
  [
    '15 years costs $673 more a month and $193,279 less interest.',
    () => {
      const loan = { ...toolDefaults.first, amount: '280,000', rate: '6.375' };
      const sooner = { ...loan, termYears: 15 };
      return judgeComparison(readOffer(loan), readOffer(sooner), 7);
    },
    () => {
      const [more, less] = [pay(280_000, 6.375, 180), pay(280_000, 6.375)];
      return [15, more - less, less * 360 - more * 180];
    },
  ],
  [
    'Keep your date and you save $41,353 in all; start again, over 30 years, and you pay $18,040 more.',
    () => refinancing(),
    () => [-refinancingCosts(6_000, 300), 30, refinancingCosts(6_000, 360)],
  ],
  [
    'In the 2 years you stay, refinancing costs $2,999 more than it saves.',
    () => refinancing({ closingCosts: '8,000', yearsKept: 2 }),
    () => [2, 8_000 - interestOf(7.25, 300, 24) + interestOf(6.25, 300, 24)],
  ],
  [
    'Keep your date and you save $41,353 in all; pay it off sooner, over 15 years, and you save $150,265.',
    () => refinancing({ newTermYears: 15 }),
    () => [-refinancingCosts(6_000, 300), 15, -refinancingCosts(6_000, 180)],
  ],
  [
    'Renting ahead by about $33,000. That’s after 3 years. Buying wins from year 12.',
    () => renting(3),
    () => [lead(3), 3, firstAhead()],
  ],
  [
    'Close call: renting ahead by about $22,000. That’s after 7 years. If home values grow a point faster, buying is ahead by about $8,000.',
    () => renting(7),
    () => [lead(7), 7, lead(7, 4)],
  ],
  [
    'Close call: buying ahead by about $34,000. That’s after 15 years. If home values grow a point slower, renting is ahead by about $32,000.',
    () => renting(15),
    () => [lead(15), 15, lead(15, 2)],
  ],
  [
    'Buying ahead by about $375,000. That’s after 30 years. Buying wins from year 12.',
    () => renting(30),
    () => [lead(30), 30, firstAhead()],
  ],
];

/** Returns the numbers in a sentence. */
const numbersIn = (sentence: string) =>
  [...sentence.matchAll(/\d[\d,]*/g)].map(([text]) => Number(text.replaceAll(',', '')));

it.each([
  ['1.1%', '1,200', 959_841, ' It counts our default home insurance until you enter yours above.'],
  ['1.1%', '0.3%', 937_351, ''],
  [
    '3,600',
    '1,200',
    1_074_515,
    ' It counts our default property tax and home insurance until you enter yours above.',
  ],
])(
  'a property tax of %s and insurance of %s are those of the price found, and a default is called that',
  (propertyTax, homeInsurance, price, assumed) => {
    const household = readHousehold({ ...toolDefaults.household, income: '250,000' });
    const costs = readOpenCosts({ ...homeLoanDefaults, propertyTax, homeInsurance });
    const { dollars, note } = findWholePrice(household, toolDefaults.household, costs);
    expect(dollars).toBe(price);
    expect(note).toMatch(/^You reach the 28% housing limit first\. It’s with 20% down, at 6\.5%/);
    expect(note.endsWith(`closing costs.${assumed}`)).toBe(true);
  },
);

it('lets the money that somebody has limit the price, with all that follows from the lower one', () => {
  const household = readHousehold({ ...toolDefaults.household, downPaymentPercent: '10' });
  const priceWith = (savings: string) =>
    findWholePrice(household, { sharePercent: 100, savings }, readOpenCosts(homeLoanDefaults));
  const bound = priceWith('');
  expect(bound.missing).toBeUndefined();
  // 10% down and 3% to close.
  const needed = (bound.result.homePrice * 13) / 100;
  expect(priceWith(String(Math.ceil(needed)))).toMatchObject({ dollars: bound.dollars });

  const short = priceWith('26,000');
  expect(short).toMatchObject({
    dollars: 200_000,
    cash: 26_000,
    says: 'The money you have limits it.',
  });
  expect(short.missing).toBe(`$${Math.round(needed - 26_000).toLocaleString('en-US')}`);
  expect(short.note).toContain(
    'You need about $26,000 in cash: $20,000 down and 3% closing costs.',
  );
  const { principal, payment } = short.result;
  expect(principal).toBeCloseTo(180_000, 6);
  expect(payment.principalAndInterest).toBeCloseTo(pay(180_000, 6.5), 6);
  expect(payment.mortgageInsurance).toBeCloseTo((180_000 * 0.38) / 1200, 6);
  expect(payment.total).toBeCloseTo(
    pay(180_000, 6.5) + (180_000 * 0.38) / 1200 + taxAndInsurance,
    6,
  );
});

it.each(situations)('says it all in a sentence: %s', (sentence, show, compute) => {
  expect(show()).toBe(sentence);
  const shown = numbersIn(sentence);
  const computed = compute();
  expect(shown).toHaveLength(computed.length);
  for (const [index, number] of computed.entries()) {
    const inSentence = shown[index] ?? 0;
    const isAbout = /about/i.test(sentence) && inSentence % 1_000 === 0;
    expect(Math.abs(number - inSentence), `${number}`).toBeLessThanOrEqual(isAbout ? 500 : 0.5);
  }
});

it.each<[string, Partial<HomeLoanInputs>]>([
  ['Enter what the home costs to see a payment.', { homePrice: '0' }],
  [
    'Your down payment covers the whole price, so you don’t need a loan.',
    { downPayment: share('100') },
  ],
  [
    'Your down payment is more than the price, so you don’t need a loan.',
    { downPayment: { text: '400,001', unit: 'dollars' } },
  ],
])('says why there is nothing to borrow: %s', (text, changed) => {
  expect(judgePayment(homeLoan(changed))).toBe(text);
});

it.each<[string, Partial<HouseholdInputs>]>([
  ['Enter what you earn in a year to see a home price.', { income: '0' }],
  [
    'Your debts use up the full 36% of your income, so nothing is left for a home loan.',
    { debts: '3000' },
  ],
  [
    'With 100% down there’s no loan, so your income doesn’t limit the price.',
    { downPaymentPercent: '100' },
  ],
])('says why there is no home price: %s', (text, changed) => {
  const household = readHousehold({ ...toolDefaults.household, ...changed });
  const whole = findWholePrice(household, toolDefaults.household, readOpenCosts(homeLoanDefaults));
  expect(judgeAffordability(affordability(household), whole)).toBe(text);
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
    'In the 5 years you stay, refinancing costs $5,000 more than it saves.',
  ],
  [{ newRate: '6' }, 'Right away', 'You’d save $23,179 in all.'],
  [
    { newRate: '6', closingCosts: '1,000' },
    '1 year 1 month',
    'You’d save $22,179 in all, and it pays for itself in 1 year 1 month.',
  ],
  [
    { newRate: '7' },
    'Never',
    'In the 5 years you stay, refinancing costs $6,236 more than it saves.',
  ],
  [
    { newTermYears: 15 },
    'Never',
    'Keep your date and you pay the same in all; pay it off sooner, over 15 years, and you save $114,407.',
  ],
  [
    { rate: '0', newRate: '0', newTermYears: 30 },
    'Right away',
    'Keep your date and you pay the same in all; start again, over 30 years, and you pay the same.',
  ],
  [{ balance: '0' }, 'No change', 'Enter what you still owe to see what a new loan would save.'],
])('says what refinancing with %j does', (changes, payback, sentence) => {
  const inputs = { ...toolDefaults.refinance, ...same, ...changes };
  const options = listOptions(inputs);
  expect(describeBreakEven(options[0].result)).toBe(payback);
  expect(judgeRefinance(options, inputs.yearsKept)).toBe(sentence);
  expect(describeSaving(0)).toBe('The same');
});

it('compares a new term with the years that are left, unless they are the same', () => {
  const named = (newTermYears: number) =>
    listOptions({ ...toolDefaults.refinance, newTermYears }).map(({ name, years }) => [
      name,
      years,
    ]);
  expect(named(30)).toEqual([
    ['Start again', 30],
    ['Keep your date', 25],
  ]);
  expect(named(15)[0]).toEqual(['Pay off sooner', 15]);
  expect(named(25)).toEqual([['Keep your date', 25]]);
});

it('says of any two loans what sets them apart, in figures', () => {
  const { first, second } = toolDefaults;
  const judge = (changed: Partial<OfferInputs>, other: OfferInputs = first) =>
    judgeComparison(readOffer(other), readOffer({ ...other, ...changed }), 7);
  expect(judge(second)).toBe('5.75% costs $145 less a month and $52,375 less interest.');
  expect(judge({})).toBe('Both loans cost the same.');
  expect(judge({ fees: '900' })).toBe(
    'Both loans cost the same. Over 7 years, loan 2 costs $900 more in interest, points and fees.',
  );
  expect(judge({ points: '1' })).toMatch(/Over 7 years, with 1 point costs \$3,000 more/);
  expect(judge({ amount: '250k', termYears: 20 })).toMatch(/^\$250,000 over 20 years costs /);
  checkProperty(
    fc.property(loans, loans, (one, other) => {
      const offers = [one, other].map((loan) => ({ loan, points: 0, fees: 0 }));
      expect(judgeComparison(offers[0] as LoanOffer, offers[1] as LoanOffer, 7)).toMatch(
        /^(Both loans cost the same|.+ costs (the same|\$[\d,]+ (less|more)) a month and (the same|\$[\d,]+ (less|more)) interest)\.$/,
      );
    }),
  );
});
