import { listRevisions } from '#src/data/admin/posts/post-changes.service.ts';
import type { PostRevision, StoredFields } from '#src/model/post-changes/post-revision.ts';
import { toIsoDate } from '#src/model/posts/post.schema.ts';
import { loadStoredPost } from './post-editing.service.ts';
import { listVersions, type PostRevisions, type PostVersion } from './post-versions.ts';

/** Returns a post, perhaps a deleted one, and its last changes; undefined if it has no version. @throws ReadError */
export async function loadHistory(id: string): Promise<PostRevisions | undefined> {
  const [current, revisions] = await Promise.all([loadStoredPost(id), listRevisions(id)]);
  const history = { current, revisions };
  return listVersions(history).length > 0 ? history : undefined;
}

/** Returns the version of a post that a revision keeps; undefined if it is gone. @throws ReadError */
export async function loadVersion(id: string, revision: string): Promise<PostVersion | undefined> {
  const history = await loadHistory(id);
  return history && listVersions(history).find((version) => version.id === revision);
}

/** Returns the change that made a post what is stored, or took it off the blog; undefined if no revision tells. */
export async function findLastChange(
  id: string,
  stored: StoredFields | undefined,
): Promise<PostRevision | undefined> {
  const [last] = await listRevisions(id).catch(() => []);
  if (!last) return undefined;
  const isOffBlog = last.what === 'deleted' || last.what === 'unpublished';
  const isLast = stored ? last.at === toIsoDate(stored.dateUpdated) : isOffBlog;
  return isLast ? last : undefined;
}
