// Only for resolving: nothing is ever fetched from here.
const base = 'https://site.invalid';

/**
 * An address from data, if it is one that a page may use: `https:` or site-relative (`/…`).
 * Anything else, such as `javascript:`, `data:`, `http:` or `//elsewhere`, gives ''.
 *
 * @example safeUrl('/images/cabin.svg') // '/images/cabin.svg'
 * @example safeUrl('javascript:alert(1)') // ''
 */
export function safeUrl(text: string): string {
  const trimmed = text.trim();
  const isAbsolute = /^https:\/\//i.test(trimmed);
  if (!isAbsolute && !trimmed.startsWith('/')) return '';
  try {
    // The parser sees through what hides another host: `/\host`, or a tab between two slashes.
    const { href } = new URL(trimmed, base);
    if (isAbsolute) return href;
    // Not the origin: `//somebody@site.invalid` has the same.
    if (!href.startsWith(`${base}/`)) return '';
    const path = href.slice(base.length);
    // `/.//elsewhere` leaves two slashes at the beginning, which would lead to another host.
    return path.startsWith('//') ? '' : path;
  } catch {
    return '';
  }
}
