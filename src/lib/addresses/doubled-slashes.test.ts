import { expect, it, vi } from 'vitest';
import { site } from '#src/site.ts';
import { leaveDoubledSlashes } from './doubled-slashes.ts';

/** Returns where an address leads. */
function follow(address: string): string | undefined {
  const replace = vi.fn();
  const { pathname, search, hash } = new URL(site.url + address);
  vi.stubGlobal('location', { pathname, search, hash, replace });
  expect(leaveDoubledSlashes()).toBe(replace.mock.calls.length > 0);
  return replace.mock.calls[0]?.[0];
}

it.each([
  ['//quote', '/quote'],
  ['/quote//', '/quote/'],
  ['/blog//points///', '/blog/points/'],
  ['//blog?q=a//b#c//d', '/blog?q=a//b#c//d'],
  ['//', '/'],
  ['//evil.example/', '/evil.example/'],
  ['/\\evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
])('%s leads to %s, a page of this site', (address, page) => {
  expect(follow(address)).toBe(page);
});

it.each(['/', '/quote', '/quote/', '/blog?q=//', '/faq#//'])('%s leads nowhere else', (address) => {
  expect(follow(address)).toBeUndefined();
});
