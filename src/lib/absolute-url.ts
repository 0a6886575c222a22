import { site } from '#src/site.ts';

/**
 * A site-relative address as others have to write it; an absolute one stays as it is.
 *
 * @example absoluteUrl('/blog') // 'https://keystead.example/blog'
 */
export function absoluteUrl(address: string): string {
  return new URL(address, site.url).href;
}
