import type { PostRevision } from '#src/domain/posts/changes/post-revision.ts';
import { formatTime } from '#src/lib/format-time.ts';
import type { StoredFields } from '../post-fields.ts';

/** A version of a post, with all fields that the editor writes. */
export interface PostVersion {
  /** The id of the revision that keeps it; '' for the current version. */
  id: string;
  fields: StoredFields;
  /** The change that ended it; undefined for the current version. */
  change?: Pick<PostRevision, 'what' | 'by' | 'at'>;
}

/** A post and its last changes. */
export interface PostHistory {
  current: StoredFields;
  /** Newest first. */
  revisions: readonly PostRevision[];
}

/**
 * Returns the versions of a post, newest first. A normalization keeps only the fields that it changed;
 * the others are those of the version after it.
 */
export function versionsOf({ current, revisions }: PostHistory): PostVersion[] {
  const versions: PostVersion[] = [{ id: '', fields: current }];
  let fields = current;
  for (const { id, what, by, at, before } of revisions) {
    fields = what === 'normalized' ? { ...fields, ...before } : before;
    versions.push({ id, fields, change: { what, by, at } });
  }
  return versions;
}

/**
 * Returns the name of a version.
 *
 * @example versionName(earlier) // 'Until 11/21/2026, 3:05 PM'
 */
export function versionName({ change }: PostVersion): string {
  return change ? `Until ${formatTime(change.at)}` : 'Current version';
}

const changes = {
  saved: 'Saved',
  normalized: 'States and keywords cleaned up',
  deleted: 'Deleted',
} as const;

/** Returns the change that ended a version in words. */
export function changeText({ what, by }: Pick<PostRevision, 'what' | 'by'>): string {
  return `${changes[what]} by ${by}`;
}
