import { expect, it } from 'vitest';
import { downPaymentNote } from './down-payment-note.ts';

it.each([
  ['20%', '450,000', '20% of $450,000 is $90,000.'],
  ['90k', '$450,000', '$90,000 is 20% of $450,000.'],
  ['80,000', '450000', '$80,000 is 17.8% of $450,000.'],
  ['0', '450000', '$0 is 0% of $450,000.'],
  [
    '500000',
    '450000',
    'That is more than the home price of $450,000. You can continue if that is right.',
  ],
])('%j of %j: %s', (downPayment, homePrice, note) => {
  expect(downPaymentNote(downPayment, homePrice)).toBe(note);
});

it.each([
  ['', '450000'],
  ['abc', '450000'],
  ['20%', ''],
  ['20%', '0'],
])('returns nothing for %j and %j', (downPayment, homePrice) => {
  expect(downPaymentNote(downPayment, homePrice)).toBeUndefined();
});
