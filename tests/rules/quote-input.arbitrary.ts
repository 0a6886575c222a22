import fc from 'fast-check';
import {
  creditScoreOptions,
  loanTypeOptions,
  type Option,
  timelineOptions,
} from '#src/features/quote/quote.options.ts';
import type { QuoteInput } from '#src/features/quote/quote.schema.ts';

type Field = keyof QuoteInput;
type Values = { [Key in Field]: fc.Arbitrary<QuoteInput[Key]> };

/** White space that trimming takes away, and some that looks like it and stays. */
const spaces = ['', ' ', '\t', '\n', '\u00a0', '\u3000', '\u2028', '\ufeff', '\u200b', '\u0085'];
const spaced = (texts: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 3, arbitrary: texts },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...spaces), texts, fc.constantFrom(...spaces))
        .map((parts) => parts.join('')),
    },
  );

/** Characters whose length differs by how one counts: in UTF-16, in code points, before NFC. */
const characters = [
  'a',
  ' ',
  'é',
  'e\u0301',
  '𠮷',
  '👩🏽',
  '\ud83c',
  '\u1112\u1161\u11ab',
  '\u0344',
  'ﬁ',
  '０',
];
const repeated = (...lengths: number[]) =>
  fc
    .tuple(fc.constantFrom(...characters), fc.constantFrom(...lengths), fc.constantFrom('', 'x'))
    .map(([character, length, end]) => character.repeat(length) + end);

const anyText = spaced(
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 120 }),
    repeated(1, 2, 4, 5, 16, 17, 24, 25, 26, 49, 50, 51, 99, 100, 101),
  ),
);
const textOf = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });

/** Around the longest label of a domain, and around the longest address. */
const longEmail = fc.oneof(
  fc.constantFrom(62, 63, 64).map((label) => `ada@${'b'.repeat(label)}.co`),
  fc.constantFrom(99, 100, 101).map((length) => `${'a'.repeat(length - '@b.co'.length)}@b.co`),
);
const percent = fc
  .tuple(
    fc.constantFrom(0, 3, 10, 99, 100, 101, 250, 1000),
    textOf('0159', 0, 4),
    fc.constantFrom('%', ' %', '％'),
  )
  .map(([whole, decimals, sign]) => `${whole}${decimals && `.${decimals}`}${sign}`);
const cents = fc.integer({ min: 0, max: 120_000_000_000 });
const amount = fc.oneof(
  cents.map((value) => (value / 100).toLocaleString('en-US')),
  cents.map((value) => `$${(value / 100).toFixed(2)}`),
  fc
    .tuple(textOf('0123456789', 1, 5), fc.constantFrom('k', 'm', 'K', '.5m'))
    .map((parts) => parts.join('')),
  textOf('$0159,. km％%', 0, 8),
  fc.constantFrom(
    '450 000',
    '450\u00a0000',
    '１２３，０００',
    '$ 5',
    '1e6',
    '-5',
    '.5',
    '1,00',
    '007',
  ),
  fc.constantFrom('1,000,000,000', '1000m', '1,000,000,000.01', '1000.1m', '$1,000,000,000.50'),
  fc.constantFrom('', 'abc', 'NaN', 'Infinity', '0x10', '12.345', '12.345k', '9'.repeat(400)),
);
const choiceOf = (options: readonly Option[]) =>
  fc.constantFrom(...options.map(({ value }) => value));
const wrongChoice = fc.constantFrom('', ' fha', 'FHA', 'fha\n', '0-299', '1-3 months');

const usual: Values = {
  firstName: fc.constantFrom('Li', "O'Brien", ' Nu\u0301ria ', '李明', '𠮷𠮷'),
  lastName: fc.constantFrom('de la Cruz-Smith', 'Núñez', 'Ng'),
  email: fc.oneof(fc.constantFrom('a+b@x.co', ' Ada@Example.com\n'), fc.emailAddress()),
  phone: fc.constantFrom('(555) 123-4567', '5551234567', ' 555 123 4567 '),
  address: fc.constantFrom('120 Maple Street', '1 A St', ' 5 Rue de l’É\u0301tang, Apt 4 '),
  zipCode: fc.constantFrom('02139', '02139-4307', ' 90210 '),
  income: fc.constantFrom('96,000', '$0', '450k', '1.2m', '84 000.50'),
  creditScore: choiceOf(creditScoreOptions),
  loanType: choiceOf(loanTypeOptions),
  homePrice: fc.constantFrom('450000', '$450,000', '1,000,000,000'),
  downPayment: fc.constantFrom('0', '20%', '3.5 %', '80,000', '80000.5', '90k'),
  timeline: choiceOf(timelineOptions),
  contactConsent: fc.constant(true),
};

const unusual: Values = {
  firstName: anyText,
  lastName: anyText,
  email: spaced(
    fc.oneof(
      longEmail,
      anyText,
      textOf("aZ9.-_@+'é ", 3, 12).map((text) => `${text}@b.co`),
      fc
        .tuple(textOf('ab-.', 1, 8), fc.constantFrom('', '.co'))
        .map(([domain, end]) => `a@${domain}${end}`),
    ),
  ),
  phone: spaced(fc.oneof(textOf('0123456789 ()-', 8, 17), textOf('059 ()-+.x０', 9, 16))),
  address: anyText,
  zipCode: spaced(
    fc.oneof(
      textOf('0123456789', 4, 6),
      textOf('012-', 9, 11),
      fc.constantFrom('02139 4307', '021394307', '０２１３９', '02139-430', '02139-43070'),
    ),
  ),
  income: spaced(amount),
  creditScore: wrongChoice,
  loanType: wrongChoice,
  homePrice: spaced(amount),
  downPayment: spaced(fc.oneof(percent, amount)),
  timeline: wrongChoice,
  contactConsent: fc.constant(false),
};

const chosen: readonly Field[] = ['creditScore', 'loanType', 'timeline', 'contactConsent'];
const typed = (Object.keys(usual) as Field[]).filter((field) => !chosen.includes(field));
const anyField = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...typed) },
  { weight: 1, arbitrary: fc.constantFrom(...chosen) },
);

/**
 * The quote form as people fill it in: every field usual but for at most two, so that the
 * refusal of one field seldom hides what becomes of another.
 */
export const quoteInput: fc.Arbitrary<QuoteInput> = fc
  .uniqueArray(anyField, { maxLength: 2 })
  .chain((fields) =>
    fc.record<QuoteInput>({
      ...usual,
      ...Object.fromEntries(fields.map((field) => [field, unusual[field]])),
    }),
  );
