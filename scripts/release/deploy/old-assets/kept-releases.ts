import type { Asset, ReleaseRecord } from './release-record.ts';

/** For how many days after it was replaced a release can still be in an open page. */
export const keptDays = 7;

/** How much a release carries along of those before it. */
export const keptBytes = 20 * 1024 * 1024;

const dayMs = 86_400_000;

/**
 * Chooses the releases whose assets the next release carries along: the newest first, as long as they
 * were replaced within the last seven days and their assets fit into 20 MiB. A release is carried whole
 * or not at all, and one whose assets newer ones have as well is not listed.
 *
 * @param live what the live release tells of itself and of those before it
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
