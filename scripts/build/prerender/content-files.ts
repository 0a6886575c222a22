import { type PostIds, postIdsPath } from '#src/domain/posts/listing/featured-posts.ts';
import { newestPostsPath, takePage } from '#src/domain/posts/listing/paged-list.ts';
import { summarizePost, toPost } from '#src/domain/posts/post.schema.ts';
import { toSearchEntry } from '#src/domain/posts/search/search-entry.ts';
import {
  manifestPath,
  type SearchManifest,
  splitIntoBlocks,
  splitIntoRowBlocks,
} from '#src/domain/posts/search/search-index.ts';
import { datedPosts, inStoredOrder, toStoredOrder } from '#src/domain/posts/stored-posts.ts';
import { type AdminRow, toAdminRow } from '#src/features/dashboard/admin-post.ts';
import { blogPostPath } from '#src/lib/paths.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { site } from '#src/site.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Returns the files of the search index by their path in dist/. Except for the manifest, the file names
 * are content hashes.
 *
 * @param parser decodes the HTML entities of the content, like the browser of a visitor who
 *   searches newer posts
 */
export async function searchFiles(
  { stored }: Pick<SiteContent, 'stored'>,
  parser: Document,
): Promise<Map<string, string>> {
  const { files, add } = hashedFiles('search');
  // Sorts after every date, because a post without a date comes first in the descending order below.
  const toSortKey = ({ post: { id }, orders }: AdminRow) => ({
    id,
    order: orders.datePublished ?? '9',
  });
  // The newest posts come next, so that a new post changes only the first block.
  const rows = stored.posts
    .map(toAdminRow)
    .toSorted((one, other) => inStoredOrder(toSortKey(other), toSortKey(one)));
  const entries = datedPosts(stored.posts).map((post) => toSearchEntry(post, parser));
  const manifest: SearchManifest = {
    since: stored.since.getTime(),
    blocks: await Promise.all(splitIntoBlocks(entries).map(add)),
    rows: await Promise.all(splitIntoRowBlocks(rows).map(add)),
  };
  files.set(manifestPath.slice(1), JSON.stringify(manifest));
  return files;
}

/** Returns the file with the blog's first page, by its path in dist/; none without posts. */
export function newestPostsFile({ posts }: Pick<SiteContent, 'posts'>): Map<string, string> {
  if (!posts) return new Map();
  const listing = takePage(posts.map(summarizePost), 1);
  return new Map([[newestPostsPath.slice(1), JSON.stringify(listing)]]);
}

/**
 * Returns pages that lead from the lowercase address of a post to its own, by their path in dist/: an imported slug with
 * capitals is at no other address in the database.
 */
export function lowercaseAddresses({
  posts,
  redirects,
}: Pick<SiteContent, 'posts' | 'redirects'>): Map<string, string> {
  const taken = new Set([...(posts ?? []), ...redirects].map(({ slug }) => slug));
  const files = new Map<string, string>();
  for (const { slug, title } of posts ?? []) {
    const file = postFile(slug.toLowerCase());
    if (!file || taken.has(slug.toLowerCase())) continue;
    const address = blogPostPath(slug);
    files.set(
      `${file}.html`,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${site.url}${address}"><p><a href="${address}">${escapeHtml(title)}</a></p></html>`,
    );
  }
  return files;
}

/** A visit reads the list and up to three files: with this many ids in a file, they are smallest at 10,000 posts. */
const perFile = 100;

/**
 * Returns the files of the list of the posts' ids by their path in dist/. Except for the list itself, the
 * file names are content hashes; a new post changes only the list, and every hundredth post adds a file.
 */
export async function postIdFiles({
  stored,
}: Pick<SiteContent, 'stored'>): Promise<Map<string, string>> {
  const { files, add } = hashedFiles('post-ids');
  // Those without a date first, then the oldest first.
  const ids = stored.posts
    .filter(({ id, data }) => toPost(id, data))
    .map(({ id, data }) => ({ id, order: toStoredOrder(data.datePublished) ?? '' }))
    .toSorted(inStoredOrder)
    .map(({ id }) => id);
  const whole = Math.floor(ids.length / perFile);
  const parts = Array.from({ length: whole }, (_, file) =>
    ids.slice(file * perFile, (file + 1) * perFile),
  );
  const list: PostIds = {
    since: stored.since.getTime(),
    count: ids.length,
    perFile,
    files: await Promise.all(parts.map(add)),
    rest: ids.slice(whole * perFile),
  };
  files.set(postIdsPath.slice(1), JSON.stringify(list));
  return files;
}

/**
 * Collects JSON files that are named by the hash of their content, in a folder that the hosting serves as
 * immutable.
 */
function hashedFiles(folder: string) {
  const files = new Map<string, string>();
  return {
    files,
    async add(parts: readonly unknown[]): Promise<string> {
      const text = JSON.stringify(parts);
      const path = `/assets/${folder}/${(await sha256(text)).slice(0, 16)}.json`;
      files.set(path.slice(1), text);
      return path;
    },
  };
}

/**
 * Returns the name of the file that the build writes for a post, without `.html`.
 *
 * @returns undefined if the slug is not a safe file name on every system; the fallback document then
 *   serves the post
 * @example postFile('points-or-credits') // 'blog/points-or-credits'
 */
export function postFile(slug: string): string | undefined {
  // `blog/index.html` would be the document of the folder itself.
  const isSafe = /^[a-z0-9-]{1,100}$/.test(slug) && slug !== 'index';
  return isSafe ? `blog/${slug}` : undefined;
}
