import { type PageLink, sitePages } from '#src/lib/admin-paths.ts';

/** Where a link of this site leads, as far as a check needs to know. */
export type LinkTarget =
  | { kind: 'post'; slug: string }
  | { kind: 'section'; id: string }
  | { kind: 'unknown' };

const file = /\.[a-z\d]+$/i;
const post = /^\/blog\/([^/]+)\/?$/;

/**
 * Returns where a link of this site leads; undefined if it leads to a known page, a file, or another
 * site, which are not checked.
 *
 * @param href as the sanitizer writes it: an address of this site begins with / or #
 */
export function linkTarget(href: string): LinkTarget | undefined {
  if (href.startsWith('#')) return { kind: 'section', id: decoded(href.slice(1)) };
  if (!href.startsWith('/')) return undefined;
  const [path = ''] = href.split(/[?#]/);
  const slug = post.exec(path)?.[1];
  if (slug !== undefined) return { kind: 'post', slug: decoded(slug) };
  const isKnown = sitePages.some(
    (page: PageLink) => page.path === (path.replace(/\/$/, '') || '/'),
  );
  return isKnown || file.test(path) ? undefined : { kind: 'unknown' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
