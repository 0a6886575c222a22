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
import { datedPosts, inStoredOrder } from '#src/domain/posts/stored-posts.ts';
import { type AdminRow, toAdminRow } from '#src/features/dashboard/admin-post.ts';
import { sha256 } from '#src/lib/sha256.ts';
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

/** Returns the file with the ids of all posts that a page can show, by its path in dist/. */
export function postIdsFile({ stored }: Pick<SiteContent, 'stored'>): Map<string, string> {
  const ids = stored.posts.filter(({ id, data }) => toPost(id, data)).map(({ id }) => id);
  const list: PostIds = { since: stored.since.getTime(), ids };
  return new Map([[postIdsPath.slice(1), JSON.stringify(list)]]);
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
