import { lastEdit } from '#src/domain/posts/post-metadata.ts';
import { adminArea, blogPostPath, feed, paths } from '#src/lib/paths.ts';
import { absoluteUrl } from '#src/lib/safe-url.ts';
import type { SiteContent } from '../app/entry.ts';
import { feedXml } from './feed-xml.ts';
import { type SitemapEntry, sitemap } from './sitemap.ts';

const sitemapFile = 'sitemap.xml';

/** Addresses that search engines should not visit. */
const closed = [adminArea, paths.login];

/**
 * Returns the sitemap, robots.txt and the feed: their names in dist/ and their text. Without posts there
 * is no feed.
 *
 * @param canonicals the canonical addresses of the rendered pages
 */
export function reachFiles(canonicals: readonly string[], { posts }: Pick<SiteContent, 'posts'>) {
  return new Map([
    [sitemapFile, sitemap(entriesOf(canonicals, posts ?? []))],
    ['robots.txt', robots()],
    ...(posts ? [[feed.path.slice(1), feedXml(posts)] as const] : []),
  ]);
}

/** Returns each page once, and all posts, even those that the shell renders. */
function entriesOf(
  canonicals: readonly string[],
  posts: NonNullable<SiteContent['posts']> | readonly [],
): SitemapEntry[] {
  const changed = new Map([
    ...canonicals.map((address) => [address, ''] as const),
    ...posts.map(
      (post) =>
        [absoluteUrl(blogPostPath(post.slug)), lastEdit(post) || post.datePublished] as const,
    ),
  ]);
  return [...changed].map(([address, date]) => ({ address, changed: date }));
}

function robots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(`/${sitemapFile}`)}`,
    '',
  ].join('\n');
}
