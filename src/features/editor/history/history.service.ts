import { listRevisions } from '#src/domain/posts/changes/post-changes.service.ts';
import { loadStoredPost } from '../post-editing.service.ts';
import { listVersions, type PostHistory, type PostVersion } from '../post-versions.ts';

/**
 * Returns a post and its last changes, which stay when the post is unpublished or deleted.
 *
 * @returns undefined if there is neither a post with this id nor a change of it
 * @throws ReadError
 */
export async function loadHistory(id: string): Promise<PostHistory | undefined> {
  const [current, revisions] = await Promise.all([loadStoredPost(id), listRevisions(id)]);
  return current || revisions.length > 0 ? { current, revisions } : undefined;
}

/**
 * Returns an earlier version of a post; undefined if it is gone.
 *
 * @param revision the id of the revision that keeps it
 * @throws ReadError
 */
export async function loadVersion(id: string, revision: string): Promise<PostVersion | undefined> {
  const history = await loadHistory(id);
  return history && listVersions(history).find((version) => version.id === revision);
}
