import { site } from '#src/site.ts';

// Only for resolving addresses; nothing is fetched from it.
const base = 'https://site.invalid';

/**
 * Returns an untrusted address if a page may use it: `https:` or site-relative (`/…`). Anything else, such as
 * `javascript:`, `data:`, `http:` or `//elsewhere`, gives ''.
 */
export function safeUrl(text: string): string {
  const trimmed = text.trim();
  const isAbsolute = /^https:\/\//i.test(trimmed);
  if (!isAbsolute && !trimmed.startsWith('/')) return '';
  try {
    // The parser resolves tricks that hide another host: `/\host`, or a tab between two slashes.
    const { href } = new URL(trimmed, base);
    const address = samePath(href);
    if (isAbsolute) return address;
    // Comparing origins is not enough: `//somebody@site.invalid` has the same one.
    if (!address.startsWith(`${base}/`)) return '';
    const path = address.slice(base.length);
    // `/.//elsewhere` resolves to a path with two leading slashes, which would lead to another host.
    return path.startsWith('//') ? '' : path;
  } catch {
    return '';
  }
}

/** Writes an address as Chromium does; other engines and Node leave this character in a path. */
export function samePath(href: string): string {
  return href.replaceAll('|', '%7C');
}

/** Returns the absolute form of a site-relative address; an absolute one is returned unchanged. */
export function absoluteUrl(address: string): string {
  return samePath(new URL(address, site.url).href);
}
