import { safeUrl, samePath } from '#src/lib/safe-url.ts';
import { site } from '#src/site.ts';

const externalProtocols = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Returns the address of a link in a post if it is allowed: `https:`, `http:`, `mailto:`, `tel:`,
 * site-relative (`/…`) or a fragment (`#…`). Anything else gives ''.
 *
 * @example linkAddress('https://keystead.example/rates') // '/rates': the site's own become relative
 * @example linkAddress('java\nscript:alert(1)') // ''
 */
export function linkAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('#')) return trimmed;
  if (trimmed.startsWith('/')) return safeUrl(trimmed);
  if (!URL.canParse(trimmed)) return '';
  const { href, origin, protocol, pathname, search, hash } = new URL(trimmed);
  // A path such as `//elsewhere` would lead to another host without the site's own origin before it.
  if (origin === site.url) return safeUrl(pathname + search + hash);
  return externalProtocols.includes(protocol) ? samePath(href) : '';
}
