import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteSchema } from '#src/model/lead-forms/quote.schema.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { askAboutAnswer, askAboutPhone, downPaymentNote } from './answer-notes.ts';

it('asks about exactly the accepted phone numbers that are no US number', () => {
  const phones = fc
    .string({ unit: fc.constantFrom(...'0123456789 ()-('), minLength: 8, maxLength: 15 })
    .map((text) => text.trim())
    .filter((text) => quoteSchema.shape.phone.safeParse(text).success);
  checkProperty(
    fc.property(phones, (phone) => {
      const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
      const isNone = digits.length === 10 && '01'.includes(digits.charAt(3));
      expect(askAboutPhone(phone) !== undefined).toBe(isNone);
    }),
  );
});

const isZero = 'Is it really $0? You can continue if that is right.';

it.each(['0', '$0', '0.00', '0k', '０'])('asks about an amount of %s', (amount) => {
  expect(askAboutAnswer('homePrice', amount)).toEqual({ text: isZero });
});

it.each<[field: string, typed: string, text: string, answer?: string]>([
  ['income', '85', 'Did you mean $85,000?', '85,000'],
  ['income', '7,000', 'Did you mean $7,000 a month?', '84,000'],
  ['homePrice', '350', 'Did you mean $350,000?', '350,000'],
  ['downPayment', '20', 'Did you mean 20% of the price?', '20%'],
  ['downPayment', '0.2%', 'Did you mean 20%?', '20%'],
  ['homePrice', '350 000,50', 'Did you mean $350,000.50?', '350,000.50'],
  ['income', '7 000,50/mo', 'Did you mean $84,006?', '84,006'],
  ['downPayment', '80,5k', 'Did you mean $80,500?', '80,500'],
  ['homePrice', '50m', 'That’s above $10,000,000. Is it right? You can continue if that is right.'],
])('asks about a %s of %s: %s', (field, typed, text, answer) => {
  const question = askAboutAnswer(field, typed, field === 'income' ? 'year' : undefined);
  expect(question).toMatchObject(answer ? { text, answer } : { text });
});

it.each([
  ['income', ''],
  ['income', '85,000'],
  ['income', '7,000 a month'],
  ['income', 'zero'],
  ['downPayment', '0'],
  ['downPayment', '20%'],
  ['address', '85'],
])('does not ask about a %s of %j', (field, typed) => {
  expect(askAboutAnswer(field, typed, 'year')).toBeUndefined();
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
