import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getBuiltSiteUrl } from '#scripts/local/stack.ts';
import { ask, headerFaults } from '#scripts/release/checks/headers.ts';
import { routes } from '#src/app/routes.ts';
import { siteTimePath } from '#src/data/state/site-clock.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^(dist|public)/, ''));

/** An address of each route. Routes with a parameter get a value that nobody stored. */
const pages = routes
  .filter(({ path }) => path !== '*')
  .map(({ path }) => path.replace(/:\w+/, 'no-such-post').replace(/\*$/, 'no/such/place'));

it.each([...pages, '/admin', '/admin/blog/edit/x1'])('serves %s with its headers', async (path) => {
  const answer = await ask(getBuiltSiteUrl(), path);

  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers.etag, 'to revalidate with').toBeTruthy();
  expect(headerFaults(answer)).toEqual([]);
});

it.each([
  ...['/no-such-page', '/blog/a/b', '/quote/more', '/assets/gone.js', '/images/gone.svg'],
  ...['/images/uploaded/gone.jpg', '/dist'],
])('answers %s with the not-found page and its status', async (path) => {
  const answer = await ask(getBuiltSiteUrl(), path);

  expect(answer.status).toBe(404);
  expect(answer.text).toContain('<meta name="robots" content="noindex"');
  expect(headerFaults(answer)).toEqual([]);
});

it('serves every file of the site with its headers', async () => {
  const written = [
    '/robots.txt',
    '/security.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/newest-posts.json',
    '/post-ids.json',
  ];
  const files = [...filesIn('dist/assets'), ...filesIn('public'), ...written];
  const answers = await Promise.all(files.map((path) => ask(getBuiltSiteUrl(), path)));

  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.flatMap(headerFaults)).toEqual([]);
  const open = answers.filter(({ headers }) => {
    return !headers['content-security-policy']?.startsWith("default-src 'none'");
  });
  expect(open).toEqual([]);
});

it('leads from the address of RFC 9116 to the file', async () => {
  const { status, headers } = await ask(getBuiltSiteUrl(), '/.well-known/security.txt');
  expect([status, headers.location]).toEqual([301, '/security.txt']);
});

it('tells the time with an answer that no cache keeps', async () => {
  const { headers } = await ask(getBuiltSiteUrl(), siteTimePath);

  expect(headers['cache-control']).toBe('no-cache');
  expect(Math.abs(Date.parse(headers.date ?? '') - Date.now())).toBeLessThan(60_000);
});

it('serves no page under a second address with .html or a slash', async () => {
  for (const [path, page] of [
    ['/quote.html', '/quote'],
    ['/quote/', '/quote'],
    ['/index.html', '/'],
  ] as const) {
    const { status, headers } = await ask(getBuiltSiteUrl(), path);
    expect(status, path).toBe(301);
    expect(headers.location, path).toBe(page);
  }
});

it('serves nothing that only the build needs', () => {
  expect(existsSync('dist/manifest.json')).toBe(false);
  expect(filesIn('dist').filter((file) => file.endsWith('.map'))).toEqual([]);
});
