import fc from 'fast-check';
import { expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { hostileAddress } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { safeUrl } from './safe-url.ts';

it.each([
  ['https://example.com/porch.jpg', 'https://example.com/porch.jpg'],
  [' HTTPS://example.com/porch.jpg ', 'https://example.com/porch.jpg'],
  ['/images/cabin.svg', '/images/cabin.svg'],
  ['/images/two words.svg?x=1#top', '/images/two%20words.svg?x=1#top'],
  ['/images/../cabin.svg', '/cabin.svg'],
])('keeps %o', (text, address) => {
  expect(safeUrl(text)).toBe(address);
});

it.each([
  ...['', '   ', 'http://example.com/porch.jpg'],
  ...['javascript:alert(1)', 'java\nscript:alert(1)'],
  ...['data:image/svg+xml,<svg/>', 'blob:https://example.com/1'],
  ...['//example.com/porch.jpg', '/\\example.com/porch.jpg', '/\t/example.com/porch.jpg'],
  ...['/.//example.com/porch.jpg', '/images/..//example.com/porch.jpg'],
  '//site.invalid@example.com/porch.jpg',
  '//twelve.charsjavascript:alert(1)%2F%2F@site.invalid',
  ...['https:porch.jpg', 'images/cabin.svg', 'https://'],
])('refuses %o', (text) => {
  expect(safeUrl(text)).toBe('');
});

it('writes an address in the same way in every engine', () => {
  // Chromium encodes this character in a path, and Node does not.
  expect(safeUrl('/images/a|b.png')).toBe('/images/a%7Cb.png');
  expect(safeUrl('https://a.example/b|c')).toBe('https://a.example/b%7Cc');
});

it('returns nothing, an https address, or one on the site', () => {
  checkProperty(
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
