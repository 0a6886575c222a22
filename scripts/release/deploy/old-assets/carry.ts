import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptReleases } from './kept-releases.ts';
import { hashOf, liveAsset, liveRecord } from './live-site.ts';
import { type Asset, isAsset, type ReleaseRecord, recordFile } from './release-record.ts';

interface Carrying {
  /** Folder of the build. */
  folder: string;
  /** Origin of the live site, such as `https://keystead.example`. */
  origin: string;
  /** Carries nothing, so that the assets of earlier releases disappear. */
  drop: boolean;
  /** Time of the new release. */
  now: Date;
}

/** What was carried over. */
interface Carried {
  releases: number;
  files: number;
  bytes: number;
}

/**
 * Adds the scripts and styles of earlier releases to a build, so that open pages still find them, and
 * writes the record for the next release.
 *
 * @throws Failure if the live site does not answer, or lacks what it recorded
 */
export async function carryOldAssets({ folder, origin, drop, now }: Carrying): Promise<Carried> {
  const current = await assetsIn(folder);
  const live = drop ? undefined : await liveRecord(origin);
  const earlier = live ? keptReleases(live, current, now) : [];
  const carried = { releases: earlier.length, files: 0, bytes: 0 };
  const there = new Set(current.map(({ path }) => path));
  for (const { assets } of earlier) {
    const lacking = assets.filter(({ path }) => !there.has(path));
    await Promise.all(
      lacking.map(async (asset) => {
        await writeFile(join(folder, asset.path), await liveAsset(origin, asset));
        there.add(asset.path);
        carried.files += 1;
        carried.bytes += asset.bytes;
      }),
    );
  }
  const record: ReleaseRecord = { current, earlier };
  await writeFile(join(folder, recordFile), JSON.stringify(record));
  return carried;
}

async function assetsIn(folder: string): Promise<Asset[]> {
  const names = await readdir(join(folder, 'assets'));
  const paths = names.map((name) => `assets/${name}`).filter(isAsset);
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path));
      return { path, bytes: content.length, sha256: hashOf(content) };
    }),
  );
}
