import { xmlElement } from './xml.ts';

/** An entry of the sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  address: string;
  /** When the page last changed, as an ISO date; '' if unknown. */
  changed: string;
}

/** Returns the sitemap of these addresses, in their order. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(
      ({ address, changed }) =>
        `<url>${xmlElement('loc', address)}${xmlElement('lastmod', changed)}</url>`,
    ),
    '</urlset>\n',
  ].join('\n');
}

/** Returns the canonical address in the head of a rendered page; undefined if there is none. */
export function canonicalAddress(head: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
}
