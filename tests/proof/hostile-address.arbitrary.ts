import fc from 'fast-check';
import { site } from '#src/site.ts';
import { anyText } from './any-text.arbitrary.ts';

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
