import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editPostPath } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { loginPath, nextPath } from './next-path.ts';

const readNext = (next: string) => nextPath(`?${new URLSearchParams({ next })}`);

it.each([paths.adminBlog, paths.newPost, editPostPath('a b/c?d#e'), '/admin/blog?page=2#end'])(
  'returns to %s after a sign-in',
  (page) => {
    expect(nextPath(new URL(loginPath(page), site.url).search)).toBe(page);
  },
);

it.each([
  ...['', '/', '/quote', '/admin', '/administer/blog', 'admin/blog'],
  ...['//evil.example/admin/', '///evil.example/admin/'],
  ...['/\\evil.example/admin/', '\\\\evil.example/admin/'],
  ...['/\t/evil.example/admin/', '/\n/evil.example/admin/'],
  ...['https://evil.example/admin/', 'https:/admin/blog', 'https:admin/blog'],
  ...[`${site.url}/admin/blog`, 'https://site.invalid/admin/blog', 'javascript:alert(1)//admin/'],
  ...['/admin/../quote', '/admin/..//evil.example/'],
  ...['/admin/%2e%2e/quote', '/admin/%2E%2e//evil.example/', '/admin/.%2e/login?next=/login'],
  ...['/admin\\..\\quote', '%2Fadmin%2Fblog', '/%61dmin/blog', '/ADMIN/blog'],
])('never goes to %j', (next) => {
  expect(readNext(next)).toBe(paths.adminBlog);
});

const pieces = fc.constantFrom(
  ...['/', '\\', '//', '..', '.', '%2e', '%2f', '%5c', '%09', '\t', '\n', ' ', '@', ':', '?', '#'],
  ...['admin', '/admin/', '/admin', 'https:', 'javascript:', 'evil.example', 'site.invalid', '%'],
);
const address = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 8 }).map((p) => p.join('')),
  fc.array(pieces, { maxLength: 6 }).map((parts) => `/admin/${parts.join('')}`),
);

it('always stays in the admin area and is idempotent', () => {
  checkProperty(
    fc.property(address, (next) => {
      const page = readNext(next);
      const url = new URL(page, site.url);
      expect(url.origin).toBe(site.url);
      expect(url.pathname).toMatch(/^\/admin\//);
      expect(readNext(page)).toBe(page);
    }),
  );
});
