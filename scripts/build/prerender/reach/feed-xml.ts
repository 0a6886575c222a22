import type { Post } from '#src/domain/posts/post.schema.ts';
import { lastEdit } from '#src/domain/posts/post-metadata.ts';
import { blogPostPath, feed, paths } from '#src/lib/paths.ts';
import { absoluteUrl } from '#src/lib/safe-url.ts';
import { xmlElement, xmlText } from './xml.ts';

/** Number of posts in the feed; small, as feed readers fetch it again and again. */
const feedLength = 20;

/**
 * From this day on a post is known by its id, so that it is not new to readers when its slug changes.
 * Earlier posts keep the guid that readers have, which is their address.
 */
const guidsAreIdsSince = '2026-12-01';

/**
 * Returns the newest posts as an RSS 2.0 feed.
 *
 * @param posts the newest first
 */
export function feedXml(posts: readonly Post[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    xmlElement('title', feed.title),
    xmlElement('link', absoluteUrl(paths.blog)),
    xmlElement('description', asHtml(feed.description)),
    xmlElement('language', 'en-us'),
    `<atom:link href="${xmlText(absoluteUrl(feed.path))}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, feedLength).map(item),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function item(post: Post): string {
  const { id, title, slug, description, category, datePublished } = post;
  const address = absoluteUrl(blogPostPath(slug));
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', address),
    datePublished < guidsAreIdsSince
      ? xmlElement('guid', address)
      : `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    xmlElement('description', asHtml(description)),
    xmlElement('category', category),
    xmlElement('pubDate', feedDate(datePublished)),
    xmlElement('atom:updated', lastEdit(post)),
    '</item>',
  ].join('');
}

/** Escapes a text for HTML, which readers take a description for. */
function asHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * Returns an ISO date in the format of RSS. A day without a time becomes its noon, which is the
 * same day in all of America.
 */
function feedDate(iso: string): string {
  if (!iso) return '';
  return new Date(iso.includes('T') ? iso : `${iso}T12:00Z`).toUTCString();
}
