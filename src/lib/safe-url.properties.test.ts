import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileAddress } from '#tests/proof/hostile-address.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { safeUrl } from './safe-url.ts';

const site = 'https://keystead.example';

it('returns nothing, an https address, or one on the site', () => {
  holds(
    fc.property(hostileAddress, (text) => {
      const address = safeUrl(text);
      if (address === '') return;
      const { protocol, origin } = new URL(address, site);
      expect(protocol).toBe('https:');
      if (address.startsWith('/')) expect(origin).toBe(site);
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
