import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '#tests/proof/property.ts';
import { downPaymentNote, phoneQuestion, zeroQuestion } from './answer-notes.ts';
import { quoteSchema } from './quote.schema.ts';

it.each(['((((((((((', '1-2-3-4-5-6', '---------- 5', '(555) 12 - -'])('asks about %j', (phone) => {
  expect(phoneQuestion(phone)).toBe('Is that the full number?');
});

it.each(['', '555', '(555)', '(555) 12', '555-1234', '(555) 123-4567', '1 555 123 4567'])(
  'does not ask about %j',
  (phone) => {
    expect(phoneQuestion(phone)).toBeUndefined();
  },
);

it('asks about exactly the accepted phone numbers with fewer than seven digits', () => {
  const phones = fc
    .string({ unit: fc.constantFrom(...'0123456789 ()-('), minLength: 8, maxLength: 15 })
    .map((text) => text.trim())
    .filter((text) => quoteSchema.shape.phone.safeParse(text).success);
  holds(
    fc.property(phones, (phone) => {
      const isShort = (phone.match(/\d/g)?.length ?? 0) < 7;
      expect(phoneQuestion(phone) !== undefined).toBe(isShort);
    }),
  );
});

it.each(['0', '$0', '0.00', '0k', '０'])('asks about an amount of %s', (amount) => {
  expect(zeroQuestion(amount)).toBe('Is it really $0? You can continue if that is right.');
});

it.each(['', '0.5', '85,000', 'zero'])('does not ask about an amount of %j', (amount) => {
  expect(zeroQuestion(amount)).toBeUndefined();
});

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
