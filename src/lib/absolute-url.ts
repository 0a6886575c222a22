import { site } from '#src/site.ts';
import { samePath } from './safe-url.ts';

/**
 * Returns the absolute form of a site-relative address; an absolute one is returned unchanged.
 *
 * @example absoluteUrl('/blog') // 'https://keystead.example/blog'
 */
export function absoluteUrl(address: string): string {
  return samePath(new URL(address, site.url).href);
}
