import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documents } from '#src/app/documents.ts';
import { publicPaths } from '#src/lib/addresses/admin-paths.ts';
import { expectedHeaders, headerFaults } from './headers.ts';

it('keeps every page out of frames and from guessed types, and its address from other sites', () => {
  expect(expectedHeaders('/quote')).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it.each(['/images/hero.svg', '/images/uploaded/a.jpg', '/favicon.svg'])(
  'lets %s, opened on its own, run no script',
  (path) => {
    expect(expectedHeaders(path)['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    );
  },
);

it('names each missing or wrong header, and its expected value', () => {
  const { 'referrer-policy': _, ...rest } = expectedHeaders('/faq');
  const headers = { ...rest, 'cache-control': 'max-age=3600' };

  expect(headerFaults({ path: '/faq', status: 200, headers })).toEqual([
    '/faq: referrer-policy is missing and must be "strict-origin-when-cross-origin"',
    '/faq: cache-control is "max-age=3600" and must be "no-cache"',
  ]);
});

it('accepts the platform’s own transport policy of a year, and none that is shorter', () => {
  const withPolicy = (policy: string) =>
    headerFaults({
      path: '/',
      status: 200,
      headers: { ...expectedHeaders('/'), 'strict-transport-security': policy },
    });

  expect(withPolicy('max-age=31556926; includeSubDomains; preload')).toEqual([]);
  expect(withPolicy('max-age=0; includeSubDomains')).toHaveLength(1);
});

it('lets no browser cache that a file is missing', () => {
  const path = '/assets/gone.js';
  const missing = (more: Record<string, string>) =>
    headerFaults({ path, status: 404, headers: { ...expectedHeaders(path), ...more } });

  expect(missing({})).toEqual([
    '/assets/gone.js is missing, and browsers may keep that: cache-control is "public, max-age=31536000, immutable"',
  ]);
  expect(missing({ vary: 'accept-encoding' })).toHaveLength(1);
  expect(missing({ 'cache-control': 'max-age=300' })).toHaveLength(1);
  expect(missing({ vary: '*' })).toEqual([]);
  expect(missing({ 'cache-control': 'no-store' })).toEqual([]);
  expect(missing({ vary: '*', 'referrer-policy': '' })).toHaveLength(1);
});

it('caches hashed files permanently, pictures and icons for a day, and documents not at all', () => {
  const findCacheControl = (path: string) => expectedHeaders(path)['cache-control'];

  expect(findCacheControl('/assets/index-1.css')).toContain('immutable');
  expect(findCacheControl('/images/states/texas-1.svg')).toContain('max-age=86400');
  expect(findCacheControl('/icon-192.png')).toContain('max-age=86400');
  expect(findCacheControl('/images/uploaded/a.jpg')).toContain('immutable');
  expect(expectedHeaders('/images/a.svg')['cross-origin-resource-policy']).toBe('cross-origin');
  for (const path of ['/', '/robots.txt', '/blog/a.png-of-a-post']) {
    expect(findCacheControl(path), path).toBe('no-cache');
  }
});

it('hosting rewrites the addresses of each route with a pattern to its document, and no others', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const shells = documents.filter(({ path }) => path !== '*' && /[:*]/.test(path));
  expect(hosting.rewrites).toEqual(
    shells.map(({ path, file }) => ({
      source: hostingPattern(path),
      destination: `/${file}.html`,
    })),
  );
});

/** Returns a route's path in hosting's syntax. The router's `/*` includes the folder itself. */
function hostingPattern(path: string): string {
  return path.replace(/\/\*$/, '{,/**}').replace(/:\w+/g, '*');
}

it('every public address has a route, and every route without a pattern an address in paths.ts', () => {
  const pages = documents.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  expect([...publicPaths].sort()).toEqual(pages.sort());
});
