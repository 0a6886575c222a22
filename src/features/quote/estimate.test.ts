import { expect, it } from 'vitest';
import { rates } from '#tests/fixtures/rates.ts';
import { estimatePayment } from './estimate.ts';

const answers = { homePrice: '410,000', downPayment: '10%', loanType: 'conventional' };

it('rounds the payment of the answers, at the 30-year rate, to ten dollars', () => {
  // 369,000 × 0.0053125 / (1 - 1.0053125^-360) = 2,302.08
  expect(estimatePayment(answers, rates)).toEqual({
    payment: '$2,300',
    loan: '$369,000',
    rate: '6.375%',
    termYears: 30,
  });
  expect(estimatePayment({ ...answers, downPayment: '$41,000' }, rates)?.payment).toBe('$2,300');
});

it.each([
  ['conventional', '832,750', '6.375%'],
  ['conventional', '832,751', '6.500%'],
  ['fha', '832,751', '6.375%'],
  ['va', '1,500,000', '6.375%'],
])('takes the rate of the kind of loan: %s of $%s at %s', (loanType, homePrice, rate) => {
  expect(estimatePayment({ homePrice, downPayment: '0', loanType }, rates)?.rate).toBe(rate);
});

it.each([
  ['a price that is no number', { homePrice: 'about 400' }, {}],
  ['no down payment yet', { downPayment: '' }, {}],
  ['a down payment that covers the price', { downPayment: '410,000' }, {}],
  ['a down payment above the price', { downPayment: '500,000' }, {}],
  ['a price of zero', { homePrice: '0' }, {}],
  ['a percentage of a price that is missing', { homePrice: '' }, {}],
  ['a payment below five dollars', { homePrice: '500', downPayment: '0' }, {}],
  ['no rate', {}, { fixed30: '' }],
  ['a range of rates', {}, { fixed30: '6.25% to 6.5%' }],
])('says nothing for %s', (_words, changed, changedRates) => {
  expect(
    estimatePayment({ ...answers, ...changed }, { ...rates, ...changedRates }),
  ).toBeUndefined();
});
