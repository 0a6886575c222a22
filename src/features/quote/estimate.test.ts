import { expect, it } from 'vitest';
import { quoteQuestions } from '#src/domain/leads/quote.details.ts';
import { rates } from '#tests/fixtures/rates.ts';
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
    basis:
      'At our 6.375% example, which assumes a 740 score; lower scores usually pay more. For $304,385 over 30 years, with the upfront premium. Not an offer.',
  });
  expect(estimatePayment({ ...answers, downPayment: '$10,850' }, rates)).toEqual(estimate);
});

it.each([
  ['conventional', '5%', ' with mortgage insurance', 'For $294,500 over 30 years. Not'],
  ['conventional', '20%', '', 'For $248,000 over 30 years. Not'],
  ['va', '0', '', 'For $316,665 over 30 years, with the funding fee of a first VA loan. Not'],
  [
    'usda',
    '0',
    ' with the USDA annual fee',
    'For $313,131 over 30 years, with the guarantee fee. Not',
  ],
])(
  'says what is in the payment of a %s loan with %s down',
  (loanType, downPayment, including, basis) => {
    const estimate = estimatePayment({ ...answers, loanType, downPayment }, rates);
    expect(estimate?.including).toBe(including);
    expect(estimate?.basis).toContain(basis);
  },
);

it('changes its words with the score, and never its figure', () => {
  const scores = quoteQuestions.creditScore.options ?? [];
  const estimates = scores.map(({ value }) =>
    estimatePayment({ ...answers, creditScore: value }, rates),
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
  ['conventional', '832,750', '6.375%'],
  ['conventional', '832,751', '6.500%'],
  ['fha', '832,751', '6.375%'],
  ['va', '1,500,000', '6.375%'],
])('takes the rate of the kind of loan: %s of $%s at %s', (loanType, homePrice, rate) => {
  const estimate = estimatePayment({ ...answers, homePrice, downPayment: '0', loanType }, rates);
  expect(estimate?.basis).toContain(`At our ${rate} example`);
});

it.each([
  ['a price that is no number', { homePrice: 'about 400' }, {}],
  ['no down payment yet', { downPayment: '' }, {}],
  ['a down payment that covers the price', { downPayment: '310,000' }, {}],
  ['a down payment above the price', { downPayment: '500,000' }, {}],
  ['a price of zero', { homePrice: '0' }, {}],
  ['a percentage of a price that is missing', { homePrice: '' }, {}],
  ['a payment below five dollars', { homePrice: '500', downPayment: '0' }, {}],
  ['no loan type', { loanType: '' }, {}],
  ['no rate', {}, { fixed30: '' }],
  ['a range of rates', {}, { fixed30: '6.25% to 6.5%' }],
])('says nothing for %s', (_words, changed, changedRates) => {
  expect(
    estimatePayment({ ...answers, ...changed }, { ...rates, ...changedRates }),
  ).toBeUndefined();
});
