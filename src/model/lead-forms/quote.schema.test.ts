import { describe, expect, it } from 'vitest';
import type { QuoteInput } from '#src/model/lead-forms/quote.fields.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { quoteFormats, quoteSchema } from './quote.schema.ts';

function complaintAbout(answers: Partial<QuoteInput>): string | undefined {
  return quoteSchema.safeParse({ ...typedQuote, ...answers }).error?.issues[0]?.message;
}

it('parses typed values into stored values', () => {
  expect(quoteSchema.parse({ ...typedQuote, firstName: ' Ana ', downPayment: '0' })).toEqual({
    ...typedQuote,
    firstName: 'Ana',
    income: 85_000,
    homePrice: 450_000,
    downPayment: '$0',
  });
});

it.each<[keyof QuoteInput, string[]]>([
  ['firstName', ['Al', '李明', 'x'.repeat(50)]],
  ['email', ['a+b@x.co', ' ANA@Example.COM ', `${'a'.repeat(64)}@${'b'.repeat(31)}.com`]],
  ['phone', ['5551234567', '(555)  123-4567']],
  ['address', ['1 Elm']],
  ['zipCode', ['02139-4307']],
  ['income', ['0']],
  ['homePrice', ['1,000,000,000']],
  ['downPayment', ['500000']],
])('accepts %s as %j', (field, values) => {
  for (const value of values) expect(complaintAbout({ [field]: value })).toBeUndefined();
});

it.each<[keyof QuoteInput, string[], string]>([
  ['firstName', ['O', '   '], 'at least 2'],
  ['lastName', ['x'.repeat(51)], 'at most 50'],
  ['email', ['ana', 'ana@localhost', 'ana@exa mple.com'], 'name@example.com'],
  ['email', [`${'a'.repeat(90)}@example.com`], 'at most 100'],
  ['phone', ['+1 555 123 4567', '555.123.4567', '555\u00a0123-4567'], 'only digits'],
  ['phone', ['555-1234'], 'area code'],
  ['phone', ['555 123 4567 8901'], 'at most 15'],
  ['address', ['1 El'], 'street address'],
  ['zipCode', ['2139', '021394307', '02139 4307'], 'like 02139 or 02139-4307'],
  ['income', ['', '1e6', '-5', '1 234,5/mo'], 'in dollars'],
  ['homePrice', ['1000000001'], 'at most $1,000,000,000'],
  ['downPayment', ['', '101%', '35,50'], 'or a percentage'],
  ['downPayment', ['2000m'], 'at most $1,000,000,000'],
  ['creditScore', ['', '850+'], 'Choose'],
])('rejects %s as %j', (field, values, words) => {
  for (const value of values) expect(complaintAbout({ [field]: value })).toContain(words);
});

it('has the specified message for missing consent', () => {
  expect(complaintAbout({ contactConsent: false })).toBe('You must agree to be contacted');
});

describe('the format of a ZIP code', () => {
  it.each([
    ...['02139-4307', '021394307', '02139 4307', '02139\u00a04307', '02139 - 4307'],
    ...['02139\u20134307', '02139\u22124307', '０２１３９－４３０７', '\u202a02139\u200b-4307\n'],
  ])('formats %j', (text) => {
    expect(quoteFormats.zipCode?.(text)).toBe('02139-4307');
  });

  it.each(['02139', ' 02139 ', '０２１３９', '02139-', '\ufeff02139'])(
    'formats %j as five digits',
    (text) => {
      expect(quoteFormats.zipCode?.(text)).toBe('02139');
    },
  );

  it.each(['', '0213', '021394', '02139-430', 'MA 02139', '02139-4307-1', '02139/4307'])(
    'keeps %j',
    (text) => {
      expect(quoteFormats.zipCode?.(text)).toBe(text);
    },
  );
});
