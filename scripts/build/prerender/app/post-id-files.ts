import { type PostIds, postIdsPath } from '#src/domain/posts/listing/featured-posts.ts';
import { toPost } from '#src/domain/posts/post.schema.ts';
import { inStoredOrder, orderOf, type StoredPost } from '#src/domain/posts/stored-posts.ts';
import { hashedFiles } from './hashed-files.ts';
import type { SiteContent } from './site-content.ts';

/** With about this many, the list and three files are smallest together at 10,000 posts. */
const perFile = 100;

/**
 * Returns the files of the list of the posts' ids by their path in dist/. Except for the list itself, the
 * file names are content hashes; a new post only changes the last file, or adds one.
 */
export async function postIdFiles({ stored }: SiteContent): Promise<Map<string, string>> {
  const { files, add } = hashedFiles('post-ids');
  const ids = idsOf(stored.posts);
  const starts = Array.from(
    { length: Math.ceil(ids.length / perFile) },
    (_, file) => file * perFile,
  );
  const list: PostIds = {
    since: stored.since.getTime(),
    count: ids.length,
    perFile,
    files: await Promise.all(starts.map((start) => add(ids.slice(start, start + perFile)))),
  };
  files.set(postIdsPath.slice(1), JSON.stringify(list));
  return files;
}

/** Returns the ids of the posts, those without a date first, then the oldest first. */
function idsOf(documents: readonly StoredPost[]): string[] {
  return documents
    .filter(({ id, data }) => toPost(id, data))
    .map(({ id, data }) => ({ id, order: orderOf(data.datePublished) ?? '' }))
    .toSorted(inStoredOrder)
    .map(({ id }) => id);
}
