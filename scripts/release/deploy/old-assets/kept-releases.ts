import type { Asset, ReleaseRecord } from './release-record.ts';

/** Days for which a replaced release may still be in use in open pages. */
export const keptDays = 7;

/** Limit of the assets carried over from earlier releases. */
export const keptBytes = 20 * 1024 * 1024;

const dayMs = 86_400_000;

/**
 * Returns the releases whose assets the next release carries: the newest first, if they were replaced
 * within the last seven days and their assets fit into 20 MiB. A release is carried completely or not at
 * all, and omitted if newer ones have all of its assets.
 *
 * @param live record of the live release
 * @param built the assets of the next release
 * @param now when the next release replaces the live one
 */
export function keptReleases(
  { current, earlier }: ReleaseRecord,
  built: readonly Asset[],
  now: Date,
): ReleaseRecord['earlier'] {
  const kept: ReleaseRecord['earlier'] = [];
  const there = new Set(built.map(({ path }) => path));
  let bytes = 0;
  for (const release of [{ replacedAt: now.toISOString(), assets: current }, ...earlier]) {
    const added = release.assets.filter(({ path }) => !there.has(path));
    bytes += added.reduce((sum, asset) => sum + asset.bytes, 0);
    if (bytes > keptBytes || now.getTime() - Date.parse(release.replacedAt) > keptDays * dayMs)
      break;
    if (added.length > 0) kept.push(release);
    for (const { path } of added) there.add(path);
  }
  return kept;
}
