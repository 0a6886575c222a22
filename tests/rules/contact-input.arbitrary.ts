import fc from 'fast-check';
import {
  type ContactField,
  type ContactInput,
  contactFields,
  contactLimits,
} from '#src/features/contact/contact.fields.ts';
import { emailMaxLength } from '#src/lib/input/answers.schema.ts';
import { controlled } from './text-input.arbitrary.ts';

/** White space that trimming removes, and similar characters that it keeps. */
const spaces = [
  '',
  ' ',
  '\t',
  '\v',
  '\n',
  '\u00a0',
  '\u3000',
  '\u2028',
  '\ufeff',
  '\u200b',
  '\u180e',
  '\u0085',
];
const spaced = (texts: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...spaces), texts, fc.constantFrom(...spaces))
    .map((parts) => parts.join(''));

/** Characters whose length depends on the count: in UTF-16, in code points, or before NFC. */
const characters = ['a', ' ', 'é', 'e\u0301', '𠮷', '👩🏽', '\ud83c', '\u0344', 'ﬁ', '\n'];
const around = (limit: number) =>
  fc
    .tuple(
      fc.constantFrom(...characters),
      fc.constantFrom(1, limit / 2, limit - 1, limit, limit + 1),
      fc.constantFrom('', 'x'),
    )
    .map(([character, length, end]) => character.repeat(Math.floor(length)) + end);

const anyText = (limit: number) =>
  spaced(
    fc.oneof(
      fc.constant(''),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 120 }),
      around(limit),
      controlled,
    ),
  );
const textOf = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });

const usual: { [Key in ContactField]: fc.Arbitrary<string> } = {
  name: fc.constantFrom('Li', "O'Brien", ' Nu\u0301ria ', '李明', '𠮷', 'de la Cruz-Smith'),
  email: fc.oneof(fc.constantFrom('a+b@x.co', ' Ada@Example.com\n'), fc.emailAddress()),
  message: fc.constantFrom('Hello', ' Two\n\nlines \n', 'É\u0301 👩🏽', '?'),
};

const unusual: { [Key in ContactField]: fc.Arbitrary<string> } = {
  name: anyText(contactLimits.name.max),
  email: spaced(
    fc.oneof(
      anyText(emailMaxLength),
      fc.constantFrom(62, 63, 64).map((label) => `ada@${'b'.repeat(label)}.co`),
      fc.constantFrom(99, 100, 101).map((length) => `${'a'.repeat(length - '@b.co'.length)}@b.co`),
      textOf("aZ9.-_@+'é ", 3, 12).map((text) => `${text}@b.co`),
      textOf('ab-.', 1, 8).map((domain) => `a@${domain}.co`),
    ),
  ),
  message: anyText(contactLimits.message.max),
};

/**
 * The contact form as people fill it in. At most two fields are unusual, so that the refusal of one
 * field seldom hides another.
 */
export const contactInput: fc.Arbitrary<ContactInput> = fc
  .uniqueArray(fc.constantFrom(...contactFields), { maxLength: 2 })
  .chain((fields) =>
    fc.record<ContactInput>({
      ...usual,
      ...Object.fromEntries(fields.map((field) => [field, unusual[field]])),
    }),
  );
