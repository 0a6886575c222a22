import type { PostRevision } from '#src/domain/posts/changes/post-revision.ts';
import { formatTime } from '#src/lib/format-time.ts';
import type { StoredFields } from '../post-versions.ts';

/** A version of a post, with all fields that the editor writes. */
export interface PostVersion {
  /** The id of the revision that keeps it; '' for the current version. */
  id: string;
  fields: StoredFields;
  /** The number of changes since. */
  age: number;
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
export function listVersions({ current, revisions }: PostHistory): PostVersion[] {
  const versions: PostVersion[] = [{ id: '', fields: current, age: 0 }];
  let fields = current;
  for (const [index, { id, what, by, at, before }] of revisions.entries()) {
    fields = what === 'normalized' ? { ...fields, ...before } : before;
    versions.push({ id, fields, age: index + 1, change: { what, by, at } });
  }
  return versions;
}

/**
 * Returns the name of a version. The number tells versions of the same minute apart.
 *
 * @example versionName(earlier) // 'Until 11/21/2026, 3:05 PM (1 change ago)'
 */
export function versionName({ age, change }: PostVersion): string {
  if (!change) return 'Current version';
  return `Until ${formatTime(change.at)} (${age} ${age === 1 ? 'change' : 'changes'} ago)`;
}

const changes = {
  saved: 'Saved',
  normalized: 'States and keywords cleaned up',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
} as const;

/** Returns the change that ended a version in words. */
export function changeText({ what, by }: Pick<PostRevision, 'what' | 'by'>): string {
  return `${changes[what]} by ${by}`;
}
