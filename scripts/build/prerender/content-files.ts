import { contentField, toSearchable } from '#src/data/posts/post-search.ts';
import { manifestPath, type SearchManifest } from '#src/data/posts/search-index.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { sha256 } from '#src/lib/format/sha256.ts';
import { packTexts } from '#src/lib/search/packed-text.ts';
import { type AdminRow, toAdminRow } from '#src/model/post-changes/admin-post.ts';
import { type PostIds, postIdsPath } from '#src/model/posts/featured-posts.ts';
import { newestPostsPath, takePage } from '#src/model/posts/paged-list.ts';
import { type Post, summarizePost, toPost } from '#src/model/posts/post.schema.ts';
import { startCount } from '#src/model/posts/posts.limits.ts';
import { datedPosts, inStoredOrder } from '#src/model/posts/stored-posts.ts';
import { site } from '#src/site.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { SiteContent } from './site-content.ts';

/** How many posts a file has: of entries, which a search loads all at once, of texts, and of rows. */
const perSearchFile = { entries: 250, texts: 100, rows: 1_000 };

/** Returns the files of the search index by their path in dist/, all but the manifest named by their content. */
export async function searchFiles(
  { stored }: Pick<SiteContent, 'stored'>,
  parser: Document,
): Promise<Map<string, string>> {
  const { files, add } = hashedFiles('search');
  // Sorts after every date, because a post without a date comes first in the descending order below.
  const toSortKey = ({ post, orders }: AdminRow) => ({
    post,
    order: orders.datePublished ?? '9',
  });
  // The newest posts come next, so that a new post changes only the first file.
  const rows = stored.posts
    .map(toAdminRow)
    .toSorted((one, other) => inStoredOrder(toSortKey(other), toSortKey(one)));
  const dated = datedPosts(stored.posts);
  const contents = new Map(stored.posts.map(({ id, data }) => [id, data.content]));
  const { pack, listWords } = packTexts();
  const packFile = (file: typeof rows) => {
    const fields = file.map(({ post: { id } }) => contentField(contents.get(id), parser));
    // Words that begin alike are found sooner side by side.
    pack(fields.join(' ').split(' ').toSorted().join(' '));
    return file.map(({ post: { id } }, at) => [id, pack(fields[at] ?? '')]);
  };
  // From the oldest on: the words of new posts leave other files as they are.
  const texts = splitIntoFiles(rows, perSearchFile.texts).toReversed().map(packFile).toReversed();
  const addAll = (parts: readonly unknown[], size: number) =>
    Promise.all(splitIntoFiles(parts, size).map(add));
  const manifest: SearchManifest = {
    since: stored.since.getTime(),
    entries: await addAll(dated.map(toSearchable), perSearchFile.entries),
    words: [await add(listWords())],
    texts: await Promise.all(texts.map(add)),
    rows: await addAll(rows, perSearchFile.rows),
    mostLinked: findMostLinked(dated.map(({ post }) => post)),
  };
  files.set(manifestPath.slice(1), JSON.stringify(manifest));
  return files;
}

/** Splits posts, newest first, into files filled from the oldest on, so that a new one changes only the first. */
export function splitIntoFiles<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => {
    const end = entries.length - (count - 1 - index) * size;
    return entries.slice(Math.max(0, end - size), end);
  });
}

const linkToPost = new RegExp(`href="(?:${site.url})?${paths.blog}/([^"/?#]+)`, 'g');

/** Returns the ids of the posts that most others link to. */
function findMostLinked(posts: readonly Pick<Post, 'id' | 'slug' | 'content'>[]): string[] {
  const linked = new Map<string, number>();
  for (const { content, slug } of posts) {
    for (const other of new Set(
      Array.from(content.matchAll(linkToPost), ([, link = '']) => link),
    )) {
      if (other !== slug) linked.set(other, (linked.get(other) ?? 0) + 1);
    }
  }
  const count = ({ slug }: { slug: string }) => linked.get(slug) ?? 0;
  return posts
    .toSorted((one, other) => count(other) - count(one))
    .slice(0, startCount)
    .map(({ id }) => id);
}

/** Returns the file with the blog's first page, by its path in dist/; none without posts. */
export function newestPostsFile({ posts }: Pick<SiteContent, 'posts'>): Map<string, string> {
  if (!posts) return new Map();
  const listing = takePage(posts.map(summarizePost), 1);
  return new Map([[newestPostsPath.slice(1), JSON.stringify(listing)]]);
}

/** Returns pages that lead from a post's lowercase address to its own, which in an imported slug may have capitals. */
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

/** Returns the file with the ids of all posts that a page can show, by its path in dist/. */
export function postIdsFile({ stored }: Pick<SiteContent, 'stored'>): Map<string, string> {
  const ids = stored.posts.filter(({ id, data }) => toPost(id, data)).map(({ id }) => id);
  const list: PostIds = { since: stored.since.getTime(), ids };
  return new Map([[postIdsPath.slice(1), JSON.stringify(list)]]);
}

/** Collects JSON files that are named by the hash of their content, so that the hosting serves them as immutable. */
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

/** Returns the name of a post's file without `.html`; undefined if its slug is no safe file name on every system. */
export function postFile(slug: string): string | undefined {
  // `blog/index.html` would be the document of the folder itself.
  const isSafe = /^[a-z0-9-]{1,100}$/.test(slug) && slug !== 'index';
  return isSafe ? `blog/${slug}` : undefined;
}
