import fc from 'fast-check';
import { site } from '#src/site.ts';

/** Single UTF-16 code units, which include lone surrogates that no text should contain. */
const units = fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit));

/** White space, line ends, direction marks, joiners, and lone surrogates. */
const awkward = fc.constantFrom(
  ...['\u0000', '\t', '\n', '\v', '\r', ' ', '\u0085', '\u00a0', '\u200b', '\u200d', '\u2028'],
  ...['\u202e', '\u3000', '\ufeff', '\ufffd', '\uffff', '\u0301', '\ud83c', '\udf55', '🏽', '𠮷'],
);

/** Any text: as grapheme clusters, as code points, as UTF-16 code units, and from awkward characters. */
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

const pieces = fc.constantFrom(
  ...['/', '\\', '//', '..', '.', '%2e', '%2f', '%5c', '%09', '%00', '\t', '\n', '\r', '\u0000'],
  ...[' ', '\u00a0', '\u3000', '@', ':', '?', '#', '%', '/admin/', 'https:', 'HTTPS://', 'http://'],
  ...['javascript:', 'JaVa\tScript:', 'data:', 'vbscript:', 'blob:', 'file:', 'mailto:'],
  ...['alert(1)', 'evil.example', new URL(site.url).host, 'site.invalid'],
  ...['例え', '／', '。', '\ud83c', '[::1]', '&#106;'],
);

/** Segments of a path that leads out of its apparent location. */
const wayOut = fc
  .array(fc.constantFrom('/', '.', '..', '\\', '\t', '%2e', 'a'), { minLength: 1, maxLength: 6 })
  .map((parts) => `/${parts.join('')}/evil.example`);

/** Addresses that try to lead elsewhere or to run a script. */
export const hostileAddress: fc.Arbitrary<string> = fc.oneof(
  anyText,
  fc.webUrl(),
  wayOut,
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 6 }).map((parts) => `/${parts.join('')}`),
  fc.array(pieces, { maxLength: 6 }).map((parts) => `https://${parts.join('')}`),
  fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 }))).map((parts) => parts.join('')),
);
