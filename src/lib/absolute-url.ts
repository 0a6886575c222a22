import { site } from '#src/site.ts';

/**
 * Returns the absolute form of a site-relative address; an absolute one is returned unchanged.
 *
 * @example absoluteUrl('/blog') // 'https://keystead.example/blog'
 */
export function absoluteUrl(address: string): string {
  return new URL(address, site.url).href;
}
