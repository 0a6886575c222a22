import { searchEntryOf } from '#src/domain/posts/search/search-entry.ts';
import {
  blocksOf,
  manifestPath,
  rowBlocksOf,
  type SearchManifest,
} from '#src/domain/posts/search/search-index.ts';
import { inStoredOrder } from '#src/domain/posts/stored-order.ts';
import { datedPosts, type StoredPost } from '#src/domain/posts/stored-post.ts';
import { type AdminRow, rowOf } from '#src/features/dashboard/posts/admin-row.ts';
import { sha256 } from '#src/lib/sha256.ts';
import type { SiteContent } from './site-content.ts';

/** Where files lie that hosting has browsers keep for good. */
const immutable = '/assets/search';

/**
 * The files by which posts are searched: their names in dist/ and their text. The name of each but the
 * manifest has a hash of what is in it.
 */
export async function searchFiles({ stored }: SiteContent): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const add = async (parts: readonly unknown[]) => {
    const text = JSON.stringify(parts);
    const path = `${immutable}/${(await sha256(text)).slice(0, 16)}.json`;
    files.set(path.slice(1), text);
    return path;
  };
  const manifest: SearchManifest = {
    since: stored.since.getTime(),
    blocks: await Promise.all(blocksOf(datedPosts(stored.posts).map(searchEntryOf)).map(add)),
    rows: await Promise.all(rowBlocksOf(rowsOf(stored.posts)).map(add)),
  };
  files.set(manifestPath.slice(1), JSON.stringify(manifest));
  return files;
}

/** The newest first, and before them those without a date: a new post is in the first block. */
function rowsOf(posts: readonly StoredPost[]): AdminRow[] {
  const dateOf = ({ post: { id }, orders }: AdminRow) => ({
    id,
    order: orders.datePublished ?? '9',
  });
  return posts.map(rowOf).toSorted((one, other) => inStoredOrder(dateOf(other), dateOf(one)));
}
