import fc from 'fast-check';

/** Single UTF-16 code units, which include lone surrogates that no text should contain. */
const units = fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit));

/** White space, line ends, direction marks, joiners, and lone surrogates. */
const awkward = fc.constantFrom(
  ...['\u0000', '\t', '\n', '\v', '\r', ' ', '\u0085', '\u00a0', '\u200b', '\u200d', '\u2028'],
  ...['\u202e', '\u3000', '\ufeff', '\ufffd', '\uffff', '\u0301', '\ud83c', '\udf55', '🏽', '𠮷'],
);

/**
 * Any text: as grapheme clusters, as code points, as UTF-16 code units, and from awkward
 * characters.
 */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: units }),
  fc.string({ unit: awkward }),
);

/** Returns any text, or one of the given characters, which are more likely to be meaningful. */
export function anyTextOr(characters: string, maxLength = 24): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 1, arbitrary: anyText },
    { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...characters), maxLength }) },
  );
}
