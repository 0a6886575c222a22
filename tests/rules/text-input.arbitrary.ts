import fc from 'fast-check';
import type { Option } from '#src/lib/input/option.ts';

const spaces = [
  ...['', ' ', '\t', '\v', '\n', '\u00a0', '\u3000', '\u2028', '\ufeff', '\u200b', '\u180e'],
  '\u0085',
];
/**
 * Texts surrounded by white space that trimming removes, and by similar characters that it keeps.
 */
export const spaced = (texts: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 3, arbitrary: texts },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...spaces), texts, fc.constantFrom(...spaces))
        .map((parts) => parts.join('')),
    },
  );

/** Characters whose length depends on the count: in UTF-16, in code points, or before NFC. */
const characters = [
  ...['a', ' ', 'é', 'e\u0301', '𠮷', '👩🏽', '\ud83c', '\u1112\u1161\u11ab', '\u0344', 'ﬁ', '０'],
];
export const repeated = (...lengths: number[]) => repeatedFrom(characters, ...lengths);

/** Texts of one of the characters, as long as one of the lengths or one longer. */
export const repeatedFrom = (choice: readonly string[], ...lengths: number[]) =>
  fc
    .tuple(fc.constantFrom(...choice), fc.constantFrom(...lengths), fc.constantFrom('', 'x'))
    .map(([character, length, end]) => character.repeat(length) + end);

/** Control characters, including those at the edges of their ranges. */
const controls = [
  ...['\u0000', '\b', '\t', '\n', '\v', '\r', '\u001b', '\u001f', '\u007f', '\u0080', '\u0085'],
  '\u009f',
];
/** Neighbors of those ranges, and other invisible characters. */
const otherwise = [' ', '~', '\u00a0', '\u200b', '\u200d', '\u3164', '\ufe0f'];
/** What no line has although it is no control character: line ends, and what reverses a text. */
const hidden = ['\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'];

/** Texts with a control character in them, as from a paste, or with a similar one. */
export const controlled = fc
  .tuple(
    fc.constantFrom('', 'Ana', '120 Maple', 'a@b'),
    fc.constantFrom(...controls, ...hidden, ...otherwise),
    fc.constantFrom('', 'Núñez', '\u0301', 'Street', '.co'),
  )
  .map((parts) => parts.join(''));

/** Texts of every kind and length, including some that nobody types. */
export const anyTyped = spaced(
  fc.oneof(
    controlled,
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 120 }),
    repeated(1, 2, 4, 5, 16, 17, 24, 25, 26, 49, 50, 51, 99, 100, 101, 1_000, 10_000),
  ),
);
/** Texts of a few characters. */
export const arbitraryText = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });

/** Around the longest label of a domain and around the longest address. */
const longEmail = fc.oneof(
  fc.constantFrom(62, 63, 64).map((label) => `ada@${'b'.repeat(label)}.co`),
  fc.constantFrom(99, 100, 101).map((length) => `${'a'.repeat(length - '@b.co'.length)}@b.co`),
);

/** Typical email addresses. */
export const usualEmail = fc.oneof(
  fc.constantFrom('a+b@x.co', 'O’Brien@x.co', ' Ada@Example.com\n'),
  fc.emailAddress(),
);

/** Email addresses at the edge of validity. */
export const unusualEmail = spaced(
  fc.oneof(
    longEmail,
    anyTyped,
    arbitraryText("aZ9.-_@+'’é ", 3, 12).map((text) => `${text}@b.co`),
    fc
      .tuple(arbitraryText('ab-.', 1, 8), fc.constantFrom('', '.co'))
      .map(([domain, end]) => `a@${domain}${end}`),
  ),
);

/** Returns one of the options of a select. */
export const arbitraryChoice = (options: readonly Option[]) =>
  fc.constantFrom(...options.map(({ value }) => value));
