import { adminArea, paths } from '#src/lib/paths.ts';
import { safeUrl } from '#src/lib/safe-url.ts';

/**
 * The login page's address, from which a sign-in leads back.
 *
 * @param next the page of the admin area that was asked for: path, query and fragment
 * @example loginPath('/admin/blog/new') // '/login?next=%2Fadmin%2Fblog%2Fnew'
 */
export function loginPath(next: string): string {
  return `${paths.login}?${new URLSearchParams({ next })}`;
}

/**
 * Where a sign-in leads: the page that the login page's address names, if it is one of the admin
 * area, else the dashboard. Anybody can write an address, so it leads nowhere else.
 *
 * @param search the query of the login page, with or without its `?`
 * @example nextPath('?next=/admin/blog/new') // '/admin/blog/new'
 * @example nextPath('?next=//evil.example/admin/') // '/admin/blog'
 */
export function nextPath(search: string): string {
  const asked = new URLSearchParams(search).get('next') ?? '';
  // Looked at as the browser reads it: without `..`, also where that is written `%2e%2e`.
  const address = safeUrl(asked);
  return address.startsWith(`${adminArea}/`) ? address : paths.adminBlog;
}
