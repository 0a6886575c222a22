/** Returns a path with one slash wherever it has several. That of `//elsewhere.example` stays one of this site. */
export function singleSlashes(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/');
}

/**
 * Replaces the page by the one with single slashes if its address has doubled ones. Hosting sends a document for
 * most of these, but no route matches them.
 *
 * The source of this function is inlined into each prerendered page, so it must be self-contained.
 *
 * @param tidy returns a path with single slashes
 * @returns whether another page follows
 */
export function leaveDoubledSlashes(tidy: typeof singleSlashes): boolean {
  const { pathname, search, hash } = location;
  if (tidy(pathname) === pathname) return false;
  location.replace(tidy(pathname) + search + hash);
  return true;
}
