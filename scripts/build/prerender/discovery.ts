import { JSDOM } from 'jsdom';
import { adminArea, blogPostPath, feed, paths } from '#src/lib/addresses/paths.ts';
import { absoluteUrl } from '#src/lib/addresses/safe-url.ts';
import { jsonForScript } from '#src/lib/loading/document-data.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { lastEdit } from '#src/model/posts/post-metadata.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { SiteContent } from './site-content.ts';

const sitemapFile = 'sitemap.xml';
const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Number of posts in the feed; small, as feed readers fetch it again and again. */
const feedLength = 20;

/**
 * From this day on a post is known by its id, so that it is not new to readers when its slug changes.
 * Earlier posts keep the guid that readers have, which is their address.
 */
const guidsAreIdsSince = '2026-12-01';

/** Blocks of the FAQ, between whose texts there must be a space. */
const blocks = 'p, li, dt, dd, h3, h4, tr, td, th, div';

/** Returns the sitemap, robots.txt, security.txt and, if there are posts, the feed by their names in dist/. */
export function discoveryFiles(
  canonicals: readonly string[],
  { posts }: Pick<SiteContent, 'posts'>,
) {
  return new Map([
    [sitemapFile, sitemap(canonicals, posts ?? [])],
    ['robots.txt', robots],
    ['security.txt', securityText(new Date())],
    ...(posts ? [[feed.path.slice(1), feedXml(posts)] as const] : []),
  ]);
}

/** Lists each page once, and all posts, even those that the shell renders, with their last change. */
function sitemap(canonicals: readonly string[], posts: readonly Post[]): string {
  const changed = new Map(canonicals.map((address) => [address, '']));
  for (const post of posts) {
    changed.set(absoluteUrl(blogPostPath(post.slug)), lastEdit(post) || post.datePublished);
  }
  const urls = [...changed].map(
    ([address, date]) => `<url>${xmlElement('loc', address)}${xmlElement('lastmod', date)}</url>\n`,
  );
  return `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Lets search engines read the login page, because only there do they find that it is not to be listed. */
const robots = `User-agent: *
Allow: /
Disallow: ${adminArea}

Sitemap: ${absoluteUrl(`/${sitemapFile}`)}
`;

/** Returns where to report a vulnerability, as RFC 9116 asks, until a year from now. */
function securityText(now: Date): string {
  now.setUTCFullYear(now.getUTCFullYear() + 1);
  return `Contact: ${absoluteUrl(paths.contact)}
Expires: ${now.toISOString()}
Canonical: ${absoluteUrl('/.well-known/security.txt')}
Preferred-Languages: en
`;
}

/** Returns the canonical address in the head of a rendered page; undefined if there is none. */
export function canonicalAddress(head: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
}

function feedXml(posts: readonly Post[]): string {
  return `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${xmlElement('title', feed.title)}
${xmlElement('link', absoluteUrl(paths.blog))}
${xmlElement('description', escapeHtml(feed.description))}
${xmlElement('language', 'en-us')}
<atom:link href="${xmlText(absoluteUrl(feed.path))}" rel="self" type="application/rss+xml"/>
${posts.slice(0, feedLength).map(feedItem).join('\n')}
</channel>
</rss>
`;
}

function feedItem(post: Post): string {
  const { id, title, slug, description, category, datePublished } = post;
  const address = absoluteUrl(blogPostPath(slug));
  const elements = [
    xmlElement('title', title),
    xmlElement('link', address),
    datePublished < guidsAreIdsSince
      ? xmlElement('guid', address)
      : `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    // Readers take a description for HTML.
    xmlElement('description', escapeHtml(description)),
    xmlElement('category', category),
    xmlElement('pubDate', feedDate(datePublished)),
    xmlElement('atom:updated', lastEdit(post)),
  ];
  return `<item>${elements.join('')}</item>`;
}

/** Returns an ISO date in the format of RSS. A day becomes its noon, which is the same day in all of America. */
function feedDate(iso: string): string {
  if (!iso) return '';
  return new Date(iso.includes('T') ? iso : `${iso}T12:00Z`).toUTCString();
}

/** Returns the rendered page's questions and answers as a FAQPage of schema.org, so that both say the same. */
export function faqJsonLdBlock(body: string): string {
  const { document } = new JSDOM(body).window;
  const items = [...document.querySelectorAll('details')];
  if (items.length === 0) throw new Error('The FAQ page has no questions.');
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': absoluteUrl(paths.faq),
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: visibleText(item.querySelector('summary')),
      acceptedAnswer: {
        '@type': 'Answer',
        text: visibleText(item.querySelector('summary ~ *')),
      },
    })),
  };
  return `<script type="application/ld+json">${jsonForScript(data)}</script>`;
}

function visibleText(element: Element | null): string {
  if (!element) throw new Error('A question of the FAQ page has no answer.');
  for (const block of element.querySelectorAll(blocks)) block.append(' ');
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Characters that XML 1.0 forbids: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML, between tags or in quotes, without the characters that XML forbids. */
export function xmlText(text: string): string {
  return (
    escapeHtml(text.replace(forbidden, ''))
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;')
      // A parser would turn a literal one into a line feed.
      .replaceAll('\r', '&#13;')
  );
}

/** Returns an element with this text; an empty string for an empty text. */
export function xmlElement(name: string, text: string): string {
  return text && `<${name}>${xmlText(text)}</${name}>`;
}
