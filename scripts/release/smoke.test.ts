import { expect, it } from 'vitest';
import { siteOrigin } from './smoke.ts';

it.each([
  ['https://homes.test', 'https://homes.test'],
  ['https://homes.test/', 'https://homes.test'],
  ['http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
  ['http://localhost:5000', 'http://localhost:5000'],
])('accepts %s', (address, origin) => {
  expect(siteOrigin(address)).toBe(origin);
});

it.each([undefined, 'homes.test', 'ftp://homes.test', 'https://homes.test/quote'])(
  'asks for a site instead of %s',
  (address) => {
    expect(() => siteOrigin(address)).toThrow('Name the site to check');
  },
);

it('accepts a live site only over https', () => {
  expect(() => siteOrigin('http://homes.test')).toThrow('npm run smoke -- https://homes.test');
});
