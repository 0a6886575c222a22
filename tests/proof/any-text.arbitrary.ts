import fc from 'fast-check';

/** UTF-16 units one by one: they also make halves of characters, which no text should have. */
const units = fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit));

/** What is white space, ends lines, turns the direction, joins, or stands for itself no more. */
const awkward = fc.constantFrom(
  ...['\u0000', '\t', '\n', '\v', '\r', ' ', '\u0085', '\u00a0', '\u200b', '\u200d', '\u2028'],
  ...['\u202e', '\u3000', '\ufeff', '\ufffd', '\uffff', '\u0301', '\ud83c', '\udf55', '🏽', '𠮷'],
);

/**
 * Any text at all: as people see characters, as Unicode has them, as JavaScript stores them, and
 * of the worst of them.
 */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: units }),
  fc.string({ unit: awkward }),
);

/** Any text, or one of the given characters, which are more likely to mean something. */
export function anyTextOr(characters: string, maxLength = 24): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 1, arbitrary: anyText },
    { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...characters), maxLength }) },
  );
}
