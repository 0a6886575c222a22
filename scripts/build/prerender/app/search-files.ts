import { searchEntryOf } from '#src/domain/posts/search/search-entry.ts';
import {
  blocksOf,
  manifestPath,
  rowBlocksOf,
  type SearchManifest,
} from '#src/domain/posts/search/search-index.ts';
import { datedPosts, inStoredOrder, type StoredPost } from '#src/domain/posts/stored-posts.ts';
import { type AdminRow, toAdminRow } from '#src/features/dashboard/admin-post.ts';
import { hashedFiles } from './hashed-files.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Returns the files of the search index by their path in dist/. Except for the manifest, the file names
 * are content hashes.
 *
 * @param parser decodes the character references of the content, like the browser of a visitor who
 *   searches newer posts
 */
export async function searchFiles(
  { stored }: SiteContent,
  parser: Document,
): Promise<Map<string, string>> {
  const { files, add } = hashedFiles('search');
  const entries = datedPosts(stored.posts).map((post) => searchEntryOf(post, parser));
  const manifest: SearchManifest = {
    since: stored.since.getTime(),
    blocks: await Promise.all(blocksOf(entries).map(add)),
    rows: await Promise.all(rowBlocksOf(rowsOf(stored.posts)).map(add)),
  };
  files.set(manifestPath.slice(1), JSON.stringify(manifest));
  return files;
}

/** Returns the rows without a date first, then the newest first, so that a new post is in the first block. */
function rowsOf(posts: readonly StoredPost[]): AdminRow[] {
  const dateOf = ({ post: { id }, orders }: AdminRow) => ({
    id,
    order: orders.datePublished ?? '9',
  });
  return posts.map(toAdminRow).toSorted((one, other) => inStoredOrder(dateOf(other), dateOf(one)));
}
