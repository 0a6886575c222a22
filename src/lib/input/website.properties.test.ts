import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { tidyText } from './text.ts';
import { asciiWebsite, completeWebsite, websitePattern } from './website.ts';

const pieces = fc.constantFrom(
  ...['https://', 'HTTP://', 'javascript:', 'data:', '//', '/', '\\', '@', ':', '.', '?', '#', '%'],
  ...['acme', '.com', 'bücher', '例え', ':8443', ':99999', '-', '..', ' ', '\t', '"', '<', '0x7f'],
);
const typed = fc.oneof(
  anyTextOr('htps:/acm.é-?#@'),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 6 }).map((parts) => `https://acme.com${parts.join('')}`),
  fc.webUrl(),
);

it('accepts only web addresses with a host and without credentials', () => {
  holds(
    fc.property(typed, (text) => {
      const stored = asciiWebsite(tidyText(text));
      if (!websitePattern.test(stored)) return;
      const { protocol, hostname, username, password } = new URL(stored);
      expect(protocol).toMatch(/^https?:$/);
      expect(hostname).toContain('.');
      expect(username + password).toBe('');
    }),
  );
});

it('converts an address idempotently', () => {
  holds(
    fc.property(typed, (text) => {
      const stored = asciiWebsite(tidyText(text));
      expect(asciiWebsite(tidyText(stored))).toBe(stored);
    }),
  );
});

it('completes only to valid addresses, which it then leaves alone', () => {
  holds(
    fc.property(typed, (text) => {
      const address = completeWebsite(text);
      if (address === text) return;
      expect(asciiWebsite(address)).toMatch(websitePattern);
      expect(completeWebsite(address)).toBe(address);
    }),
  );
});
