import fc from 'fast-check';
import {
  companyTypeOptions,
  leadTypeOptions,
  leadVolumeOptions,
  monthlyBudgetOptions,
  stateOptions,
} from '#src/domain/leads/lead-buyer.options.ts';
import type { LeadBuyerInput } from '#src/features/lead-buyer/lead-buyer.schema.ts';
import {
  anyText,
  arbitraryChoice,
  arbitraryText,
  spaced,
  unusualEmail,
  usualEmail,
} from './text-input.arbitrary.ts';

type Field = keyof LeadBuyerInput;
type Values = { [Key in Field]: fc.Arbitrary<LeadBuyerInput[Key]> };

const leadTypes = leadTypeOptions.map(({ value }) => value);

/**
 * Values that no select offers and that the rules refuse too. The rules leave the choice among
 * other values to the site.
 */
const wrongChoice = fc.constantFrom('', 'x'.repeat(101));

const edgeWebsite = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('https://', 'http://', 'HTTPS://', 'https:/', 'ftp://', 'javascript:', ''),
      arbitraryText('aZ9-._:@é', 0, 8),
      fc.constantFrom('.com', '.co.uk', '.c', '.9', '', '.com:8443', '.com:70000'),
      fc.constantFrom('', '/', '?a=b', '#é', '/a b', '/%0a', '\\', '/"<>'),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(62, 63, 64).map((label) => `https://${'b'.repeat(label)}.co`),
  fc.constantFrom(62, 63, 64).map((end) => `https://acme.${'b'.repeat(end)}`),
  fc.constantFrom(199, 200, 201).map((length) => 'https://acme.com/'.padEnd(length, 'a')),
  fc.constantFrom(27, 28).map((count) => `https://acme.com/${'é'.repeat(count)}`),
  fc.webUrl(),
  anyText,
);

const usual: Values = {
  companyName: fc.constantFrom('Acme', ' Pen\u0303a & Sons ', '𠮷', '3'),
  companyType: arbitraryChoice(companyTypeOptions),
  website: fc.constantFrom(
    'https://acme.com',
    'acme.com',
    ' http://www.acme.co.uk/leads?x=1#top ',
    'https://bücher.example/é',
  ),
  contactName: fc.constantFrom("Siobhán O'Brien", '李', 'A'),
  email: usualEmail,
  phone: fc.constantFrom('(555) 123-4567', '+1 555.123.4567', '5', '１２３'),
  state: arbitraryChoice(stateOptions),
  leadTypes: fc.subarray([...leadTypes], { minLength: 1 }),
  monthlyBudget: arbitraryChoice(monthlyBudgetOptions),
  leadVolume: arbitraryChoice(leadVolumeOptions),
  contactConsent: fc.constant(true),
};

const unusual: Values = {
  companyName: anyText,
  companyType: wrongChoice,
  website: spaced(edgeWebsite),
  contactName: anyText,
  email: unusualEmail,
  phone: fc.oneof(
    arbitraryText('0123456789', 14, 17),
    arbitraryText('059 ()-+.x０٣', 0, 20),
    anyText,
  ),
  state: fc.constantFrom('', 'texas', 'Puerto Rico', 'Texas\n'),
  leadTypes: fc.array(fc.constantFrom(...leadTypes, 'Car Loans', ''), { maxLength: 4 }),
  monthlyBudget: wrongChoice,
  leadVolume: wrongChoice,
  contactConsent: fc.constant(false),
};

const chosen: readonly Field[] = [
  'companyType',
  'state',
  'leadTypes',
  'monthlyBudget',
  'leadVolume',
  'contactConsent',
];
const typed = (Object.keys(usual) as Field[]).filter((field) => !chosen.includes(field));
const anyField = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...typed) },
  { weight: 1, arbitrary: fc.constantFrom(...chosen) },
);

/** The application as companies fill it in, with at most two unusual fields. */
export const leadBuyerInput: fc.Arbitrary<LeadBuyerInput> = fc
  .uniqueArray(anyField, { maxLength: 2 })
  .chain((fields) =>
    fc.record<LeadBuyerInput>({
      ...usual,
      ...Object.fromEntries(fields.map((field) => [field, unusual[field]])),
    }),
  );
