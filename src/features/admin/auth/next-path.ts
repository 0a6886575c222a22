import { adminArea, paths } from '#src/lib/addresses/paths.ts';
import { safeUrl } from '#src/lib/addresses/safe-url.ts';

/** Returns the login page's path with a return path, such as '/login?next=%2Fadmin%2Fblog%2Fnew'. */
export function loginPath(next: string): string {
  return `${paths.login}?${new URLSearchParams({ next })}`;
}

/** What the login page gets in its history entry. */
export interface SignedOutState {
  signedOutAfter: 'no-use' | 'other' | undefined;
}

/**
 * Returns where to go after a sign-in: the return path in the login page's query if it is in the
 * admin area, else the dashboard. Anybody can craft a link, so no other target is allowed.
 *
 * @example nextPath('?next=/admin/blog/new') // '/admin/blog/new'
 * @example nextPath('?next=//evil.example/admin/') // '/admin/blog'
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  // Checked after normalization, as the browser resolves `..` and also `%2e%2e`.
  const address = safeUrl(next);
  return address.startsWith(`${adminArea}/`) ? address : paths.adminBlog;
}
