import { expect, it } from 'vitest';
import { expectedHeaders } from './expected-headers.ts';
import { headerFaults } from './header-faults.ts';

const good = (path: string) => ({ path, headers: expectedHeaders(path) });

it.each(['/', '/quote', '/assets/index-1.js', '/images/hero.svg', '/favicon.ico'])(
  'finds nothing wrong with what the table says of %s',
  (path) => {
    expect(headerFaults(good(path))).toEqual([]);
  },
);

it('names each header that is missing or wrong, and what it must be', () => {
  const { 'referrer-policy': _, ...rest } = expectedHeaders('/faq');
  const headers = { ...rest, 'cache-control': 'max-age=3600' };

  expect(headerFaults({ path: '/faq', headers })).toEqual([
    '/faq: referrer-policy is missing and must be "strict-origin-when-cross-origin"',
    '/faq: cache-control is "max-age=3600" and must be "no-cache"',
  ]);
});

it('takes the platform’s own transport policy of a year, and none that is shorter', () => {
  const withPolicy = (policy: string) =>
    headerFaults({
      path: '/',
      headers: { ...expectedHeaders('/'), 'strict-transport-security': policy },
    });

  expect(withPolicy('max-age=31556926; includeSubDomains; preload')).toEqual([]);
  expect(withPolicy('max-age=0; includeSubDomains')).toHaveLength(1);
});

it('keeps hashed files for good, pictures and icons for a day, and documents not at all', () => {
  const cacheOf = (path: string) => expectedHeaders(path)['cache-control'];

  expect(cacheOf('/assets/index-1.css')).toContain('immutable');
  expect(cacheOf('/images/states/texas-1.svg')).toContain('max-age=86400');
  expect(cacheOf('/icon-192.png')).toContain('max-age=86400');
  for (const path of ['/', '/robots.txt', '/blog/a.png-of-a-post']) {
    expect(cacheOf(path), path).toBe('no-cache');
  }
});
