import { expect, it } from 'vitest';
import { quoteFields } from '#src/model/lead-forms/quote.fields.ts';
import { shownRates as rates } from '#tests/fixtures/rates.ts';
import { estimatePayment } from './estimate.ts';

const answers = {
  homePrice: '310,000',
  downPayment: '3.5%',
  loanType: 'fha',
  creditScore: '580-669',
};

it('rounds the payment with the program’s premiums, at the 30-year rate, to ten dollars', () => {
  // 299,150 + 1.75% = 304,387.63, which costs 1,898.99 a month, and 136.40 of 0.55% a year.
  const estimate = estimatePayment(answers, rates);
  expect(estimate?.monthly).toBeCloseTo(2035.37, 2);
  expect(estimate).toMatchObject({
    payment: '$2,040',
    including: ' with FHA insurance',
    example: 'At our 6.375% example',
    asOf: { text: ' as of November 16, 2026', style: undefined },
    basis:
      ', which assumes a 740 score; lower scores usually pay more. For $304,385 over 30 years, with the upfront premium. The example’s APR, not yours: 6.420% for $320,000 with 20% down, no points and $1,500 in lender fees.',
  });
  expect(estimatePayment({ ...answers, downPayment: '$10,850' }, rates)).toEqual(estimate);
});

it.each([
  ['conventional', '5%', ' with mortgage insurance', 'For $294,500 over 30 years. The'],
  ['conventional', '20%', '', 'For $248,000 over 30 years. The'],
  ['va', '0', '', 'For $316,665 over 30 years, with the funding fee of a first VA loan. The'],
  [
    'usda',
    '0',
    ' with the USDA annual fee',
    'For $313,131 over 30 years, with the guarantee fee. The',
  ],
])(
  'says what is in the payment of a %s loan with %s down',
  (loanType, downPayment, including, basis) => {
    const estimate = estimatePayment({ ...answers, loanType, downPayment }, rates);
    expect(estimate?.including).toBe(including);
    expect(estimate?.basis).toContain(basis);
  },
);

it('stands for an FHA loan above that limit where the ZIP code says that it is higher', () => {
  const typed = { ...answers, homePrice: '1.5m', zipCode: '96815' };
  expect(estimatePayment(typed, rates)).toBeDefined();
});

it('changes its words with the score, and never its figure', () => {
  const scores = quoteFields.creditScore.options ?? [];
  const estimates = scores.map(({ value }) =>
    estimatePayment({ ...answers, downPayment: '10%', creditScore: value }, rates),
  );
  expect(new Set(estimates.map((estimate) => estimate?.monthly)).size).toBe(1);
  const words = ['a 740 score; lower scores usually pay more', 'a 740 score or higher, like yours'];
  const said = estimates.map((estimate) =>
    words.findIndex((text) => estimate?.basis.includes(text)),
  );
  expect(said).toEqual([0, 0, 0, 1, 1]);
  expect(estimatePayment({ ...answers, creditScore: '' }, rates)?.basis).toContain(words[0]);
});

it.each([
  ['conventional', '1,832,750', '6.375%', '6.420% for $320,000'],
  ['conventional', '1,832,751', '6.500%', '6.514% for $1,000,000'],
  ['fha', '1,832,751', '6.375%', '6.420% for $320,000'],
  ['va', '2,500,000', '6.375%', '6.420% for $320,000'],
])(
  'takes the rate and APR of the kind of loan: %s of $%s at %s',
  (loanType, homePrice, rate, apr) => {
    const typed = { ...answers, homePrice, downPayment: '1m', loanType };
    const estimate = estimatePayment(typed, rates);
    expect(estimate?.example).toBe(`At our ${rate} example`);
    expect(estimate?.basis).toContain(`The example’s APR, not yours: ${apr} with`);
  },
);

it.each([
  ['a price that is no number', { homePrice: 'about 400' }, {}],
  ['no down payment yet', { downPayment: '' }, {}],
  ['a down payment that covers the price', { downPayment: '310,000' }, {}],
  ['a down payment above the price', { downPayment: '500,000' }, {}],
  ['a price of zero', { homePrice: '0' }, {}],
  ['a percentage of a price that is missing', { homePrice: '' }, {}],
  ['a payment below five dollars', { homePrice: '500', downPayment: '0' }, {}],
  ['no loan type', { loanType: '' }, {}],
  ['a loan that its program does not make', { downPayment: '3.4%' }, {}],
  ['an FHA loan above its limit', { homePrice: '1.5m', zipCode: '02139' }, {}],
  ['no rate', {}, { fixed30: '' }],
  ['a range of rates', {}, { fixed30: '6.25% to 6.5%' }],
  ['a rate without an APR', {}, { aprs: {} }],
  ['rates of more than a month ago', {}, { age: 'outdated' as const }],
])('says nothing for %s', (_words, changed, changedRates) => {
  expect(
    estimatePayment({ ...answers, ...changed }, { ...rates, ...changedRates }),
  ).toBeUndefined();
});
