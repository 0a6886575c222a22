/**
 * Replaces the page by the one with single slashes if its address has several in a row. Hosting sends a document for
 * most of these, but no route matches them. The path of `//elsewhere.example` stays one of this site.
 *
 * The source of this function is inlined into each prerendered page, so it must be self-contained.
 *
 * @returns whether another page follows
 */
export function leaveDoubledSlashes(): boolean {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path === pathname) return false;
  location.replace(path + search + hash);
  return true;
}
