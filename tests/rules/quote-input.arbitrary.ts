import fc from 'fast-check';
import {
  creditScoreOptions,
  loanTypeOptions,
  timelineOptions,
} from '#src/domain/leads/quote.options.ts';
import type { QuoteInput } from '#src/features/quote/quote.schema.ts';
import {
  anyText,
  arbitraryChoice,
  arbitraryText,
  spaced,
  unusualEmail,
  usualEmail,
} from './text-input.arbitrary.ts';

type Field = keyof QuoteInput;
type Values = { [Key in Field]: fc.Arbitrary<QuoteInput[Key]> };

const percent = fc
  .tuple(
    fc.constantFrom(0, 3, 10, 99, 100, 101, 250, 1000),
    arbitraryText('0159', 0, 4),
    fc.constantFrom('%', ' %', '％'),
  )
  .map(([whole, decimals, sign]) => `${whole}${decimals && `.${decimals}`}${sign}`);
const cents = fc.integer({ min: 0, max: 120_000_000_000 });
const amount = fc.oneof(
  cents.map((value) => (value / 100).toLocaleString('en-US')),
  cents.map((value) => `$${(value / 100).toFixed(2)}`),
  fc
    .tuple(arbitraryText('0123456789', 1, 5), fc.constantFrom('k', 'm', 'K', '.5m'))
    .map((parts) => parts.join('')),
  arbitraryText('$0159,. km％%', 0, 8),
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
const wrongChoice = fc.constantFrom('', ' fha', 'FHA', 'fha\n', '0-299', '1-3 months');

const usual: Values = {
  firstName: fc.constantFrom('Li', "O'Brien", ' Nu\u0301ria ', '李明', '𠮷𠮷'),
  lastName: fc.constantFrom('de la Cruz-Smith', 'Núñez', 'Ng'),
  email: usualEmail,
  phone: fc.constantFrom('(555) 123-4567', '5551234567', ' 555 123 4567 '),
  address: fc.constantFrom('120 Maple Street', '1 A St', ' 5 Rue de l’É\u0301tang, Apt 4 '),
  zipCode: fc.constantFrom('02139', '02139-4307', ' 90210 '),
  income: fc.constantFrom('96,000', '$0', '450k', '1.2m', '84 000.50'),
  creditScore: arbitraryChoice(creditScoreOptions),
  loanType: arbitraryChoice(loanTypeOptions),
  homePrice: fc.constantFrom('450000', '$450,000', '1,000,000,000'),
  downPayment: fc.constantFrom('0', '20%', '3.5 %', '80,000', '80000.5', '90k'),
  timeline: arbitraryChoice(timelineOptions),
  contactConsent: fc.constant(true),
};

const unusual: Values = {
  firstName: anyText,
  lastName: anyText,
  email: unusualEmail,
  phone: spaced(
    fc.oneof(arbitraryText('0123456789 ()-', 8, 17), arbitraryText('059 ()-+.x０', 9, 16)),
  ),
  address: anyText,
  zipCode: spaced(
    fc.oneof(
      arbitraryText('0123456789', 4, 6),
      arbitraryText('012-', 9, 11),
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
 * The quote form as people fill it in. At most two fields are unusual, so that the refusal of one
 * field seldom hides another.
 */
export const quoteInput: fc.Arbitrary<QuoteInput> = fc
  .uniqueArray(anyField, { maxLength: 2 })
  .chain((fields) =>
    fc.record<QuoteInput>({
      ...usual,
      ...Object.fromEntries(fields.map((field) => [field, unusual[field]])),
    }),
  );
