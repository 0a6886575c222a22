import fc from 'fast-check';
import { tidyLine } from '#src/lib/input/text.ts';
import {
  type CompleteFields,
  type FieldKind,
  type FormField,
  type InputOf,
  listFields,
  mapFields,
} from '#src/model/lead-forms/form-fields.ts';
import {
  anyTyped,
  arbitraryChoice,
  arbitraryText,
  repeated,
  spaced,
  unusualEmail,
  usualEmail,
} from './text-input.arbitrary.ts';

type Answers = Record<FieldKind, (field: FormField) => fc.Arbitrary<unknown>>;

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
    ...['450 000', '450\u00a0000', '１２３，０００', '$ 5', '1e6', '-5', '.5', '1,00', '007'],
  ),
  fc.constantFrom('1,000,000,000', '1000m', '1,000,000,000.01', '1000.1m', '$1,000,000,000.50'),
  fc.constantFrom('', 'abc', 'NaN', 'Infinity', '0x10', '12.345', '12.345k', '9'.repeat(400)),
);

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
  anyTyped,
);

const lines = [
  ...['𠮷', '李明', 'Li', "O'Brien", ' Nu\u0301ria ', 'de la Cruz-Smith', ' Pen\u0303a & Sons '],
  ...['1 A St', '120 Maple Street', ' 5 Rue de l’É\u0301tang, Apt 4 '],
];

const usual: Answers = {
  line: ({ limits: { min, max } = { min: 1, max: 1 } }) =>
    fc.constantFrom(
      ...lines.filter((line) => {
        const { length } = [...tidyLine(line)];
        return length >= min && length <= max;
      }),
    ),
  text: () => fc.constantFrom('Hello', ' Two\n\nlines \n', 'É\u0301 👩🏽', '?'),
  email: () => usualEmail,
  phone: () => fc.constantFrom('(555) 123-4567', '5551234567', ' 555 123 4567 '),
  digits: () => fc.constantFrom('(555) 123-4567', '+1 555.123.4567', '5', '１２３'),
  zipCode: () => fc.constantFrom('02139', '02139-4307', ' 90210 '),
  website: () =>
    fc.constantFrom(
      'https://acme.com',
      'acme.com',
      ' http://www.acme.co.uk/leads?x=1#top ',
      'https://bücher.example/é',
    ),
  select: ({ options = [] }) => arbitraryChoice(options),
  downPayment: () => fc.constantFrom('0', '20%', '3.5 %', '\u008520%', '80,000', '80000.5', '90k'),
  money: () => fc.constantFrom('96,000', '$0', '450k', '1.2m', '84 000.50', '1,000,000,000'),
  checkboxes: ({ options = [] }) =>
    fc.subarray(
      options.map(({ value }) => value),
      { minLength: 1 },
    ),
  consent: () => fc.constant(true),
};

const unusual: Answers = {
  line: () => anyTyped,
  text: ({ limits: { max } = { max: 1 } }) =>
    fc.oneof(anyTyped, repeated(max / 2, max - 1, max, max + 1)),
  email: () => unusualEmail,
  phone: () =>
    spaced(fc.oneof(arbitraryText('0123456789 ()-', 8, 17), arbitraryText('059 ()-+.x０', 9, 16))),
  digits: () =>
    fc.oneof(arbitraryText('0123456789', 14, 17), arbitraryText('059 ()-+.x０٣', 0, 20), anyTyped),
  zipCode: () =>
    spaced(
      fc.oneof(
        arbitraryText('0123456789', 4, 6),
        arbitraryText('012-', 9, 11),
        fc.constantFrom('02139 4307', '021394307', '０２１３９', '02139-430', '02139-43070'),
      ),
    ),
  website: () => spaced(edgeWebsite),
  select: () => fc.constantFrom('', ' fha', 'FHA', 'fha\n', '0-299', '1-3 months', 'texas'),
  downPayment: () => spaced(fc.oneof(percent, amount)),
  money: () => spaced(amount),
  checkboxes: ({ options = [] }) =>
    fc.array(fc.constantFrom(...options.map(({ value }) => value), 'Car Loans', ''), {
      maxLength: 4,
    }),
  consent: () => fc.constant(false),
};

/** The kinds into which nobody types. */
export const chosen: readonly FieldKind[] = ['select', 'checkboxes', 'consent'];

/**
 * Returns the inputs of a form as people fill it in. At most two fields are unusual, so that the refusal of
 * one field seldom hides another, and choices less often than texts.
 *
 * @param own the unusual answers that only this form has, by field
 */
export function leadInput<Fields extends CompleteFields>(
  questions: { [Name in keyof Fields]: FormField },
  own: { [Name in keyof Fields]?: fc.Arbitrary<unknown> } = {},
): fc.Arbitrary<InputOf<Fields>> {
  const names = listFields<string>(questions);
  const isChosen = (name: string) => chosen.some((kind) => kind === questions[name]?.kind);
  const typed = names.filter((name) => !isChosen(name));
  const drawn = [...names, ...typed, ...typed, ...typed];
  return fc.uniqueArray(fc.constantFrom(...drawn), { maxLength: 2 }).chain((odd) =>
    fc.record(
      mapFields(questions, (field, name) => {
        if (!odd.some((one) => one === name)) return usual[field.kind](field);
        return own[name] ?? unusual[field.kind](field);
      }),
    ),
  ) as fc.Arbitrary<InputOf<Fields>>;
}
