import fc from 'fast-check';
import { expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { hostileAddress } from '#tests/proof/hostile-address.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { safeUrl } from './safe-url.ts';

it('returns nothing, an https address, or one on the site', () => {
  holds(
    fc.property(hostileAddress, (text) => {
      const address = safeUrl(text);
      if (address === '') return;
      const { protocol, origin } = new URL(address, site.url);
      expect(protocol).toBe('https:');
      if (address.startsWith('/')) expect(origin).toBe(site.url);
      else expect(address).toMatch(/^https:\/\//);
    }),
  );
});

it('is idempotent', () => {
  holds(
    fc.property(hostileAddress, (text) => {
      expect(safeUrl(safeUrl(text))).toBe(safeUrl(text));
    }),
  );
});
