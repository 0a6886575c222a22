import { adminArea, editPostPath } from './paths.ts';

// Apart from paths.ts, which every page loads.

/** Route pattern of a post's history, within the admin area. */
export const postHistoryRoute = 'blog/history/:id';

/** The query parameter for the earlier version of a post that the editor opens. */
export const versionParameter = 'version';

/** Returns the address of a post's history. */
export function postHistoryPath(id: string): string {
  return `${adminArea}/${postHistoryRoute.replace(':id', encodeURIComponent(id))}`;
}

/**
 * Returns the address for editing an earlier version of a post.
 *
 * @param version the id of the revision that keeps it
 */
export function restorePostPath(id: string, version: string): string {
  return `${editPostPath(id)}?${new URLSearchParams({ [versionParameter]: version })}`;
}
