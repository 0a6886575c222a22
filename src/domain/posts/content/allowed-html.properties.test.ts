import fc from 'fast-check';
import { expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { hostileAddress } from '#tests/proof/hostile-address.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { linkAddress } from './allowed-html.ts';

const onThisSite = hostileAddress.map((text) => `${site.url}/${text}`);
const address = fc.oneof(hostileAddress, onThisSite);

it('leads to the web, a mailbox or a phone, or stays on the site, and is idempotent', () => {
  holds(
    fc.property(address, (text) => {
      const link = linkAddress(text);
      expect(linkAddress(link)).toBe(link);
      if (link === '') return;
      const { protocol, origin } = new URL(link, `${site.url}/blog/post`);
      expect(protocol).toMatch(/^(https?|mailto|tel):$/);
      if (/^[/#]/.test(link)) expect(origin).toBe(site.url);
    }),
  );
});
