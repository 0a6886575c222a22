import { listRevisions } from '#src/domain/posts/changes/post-changes.service.ts';
import { loadStoredPost } from '../post-editing.service.ts';
import { listVersions, type PostHistory, type PostVersion } from '../post-versions.ts';

/**
 * Returns a post and its last changes, which stay when the post is unpublished or deleted.
 *
 * @returns undefined if there is no version of a post with this id
 * @throws ReadError
 */
export async function loadHistory(id: string): Promise<PostHistory | undefined> {
  const [current, revisions] = await Promise.all([loadStoredPost(id), listRevisions(id)]);
  const history = { current, revisions };
  return listVersions(history).length > 0 ? history : undefined;
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
