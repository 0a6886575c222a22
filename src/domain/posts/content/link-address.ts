import { safeUrl } from '#src/lib/safe-url.ts';
import { site } from '#src/site.ts';

const outwards = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * The address of a link in a post, if a reader may be sent there: `https:`, `http:`, `mailto:`,
 * `tel:`, site-relative (`/…`) or a place on the page (`#…`). Anything else gives ''.
 *
 * @example linkAddress('https://keystead.example/rates') // '/rates': the site's own stay on it
 * @example linkAddress('java\nscript:alert(1)') // ''
 */
export function linkAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('#')) return trimmed;
  if (trimmed.startsWith('/')) return safeUrl(trimmed);
  if (!URL.canParse(trimmed)) return '';
  const { href, origin, protocol, pathname, search, hash } = new URL(trimmed);
  // `//elsewhere` after the site's own address would lead to another host once it stands alone.
  if (origin === site.url) return safeUrl(pathname + search + hash);
  return outwards.includes(protocol) ? href : '';
}
