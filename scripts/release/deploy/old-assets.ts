import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '#scripts/lib/failure.ts';
import { z } from '#src/lib/loading/zod.ts';

/** Name of the record that a release leaves for the next one, on the site and in the build. */
export const recordFile = 'assets-of-releases.json';

/** Days for which a replaced release may still be in use in open pages. */
export const keptDays = 7;

export const keptBytes = 20 * 1024 * 1024;

const dayMs = 86_400_000;
const timeoutMs = 30_000;
const wayOut = 'Try again, or ship without the files of earlier releases: --drop-old-assets.';

/** Scripts and styles, by their path within the site. Their names contain a hash of the content. */
const assetPath = /^assets\/[\w.-]+\.(js|css)$/;

const assetSchema = z.object({
  path: z.string().check(z.regex(assetPath)),
  bytes: z.int().check(z.nonnegative()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

const recordSchema = z.object({
  current: z.array(assetSchema),
  /** Earlier releases whose assets it carries, the newest first. */
  earlier: z.array(z.object({ replacedAt: z.iso.datetime(), assets: z.array(assetSchema) })),
});

export type Asset = z.output<typeof assetSchema>;

type ReleaseRecord = z.output<typeof recordSchema>;

/**
 * Adds the scripts and styles of earlier releases to a build, so that open pages still find them, and
 * writes the record for the next release. With `drop`, those of earlier releases disappear.
 */
export async function carryOldAssets(options: {
  folder: string;
  origin: string;
  drop: boolean;
  now: Date;
}): Promise<{ releases: number; files: number; bytes: number }> {
  const { folder, origin, drop, now } = options;
  const current = readAssets(folder);
  const live = drop ? undefined : await fetchRecord(origin);
  const earlier = live ? keptReleases(live, current, now) : [];
  const there = new Set(current.map(({ path }) => path));
  const lacking = earlier
    .flatMap(({ assets }) => assets)
    .filter(({ path }) => !there.has(path) && there.add(path));
  const fetched = await Promise.all(lacking.map((asset) => fetchAsset(origin, asset)));
  for (const { path, content } of fetched) writeFileSync(join(folder, path), content);
  const record: ReleaseRecord = { current, earlier };
  writeFileSync(join(folder, recordFile), JSON.stringify(record));
  const bytes = lacking.reduce((sum, asset) => sum + asset.bytes, 0);
  return { releases: earlier.length, files: lacking.length, bytes };
}

/**
 * Returns the releases whose assets the next release carries: the newest first, if they were replaced
 * within the last seven days and their assets fit into 20 MiB. A release is carried completely or not at
 * all, and omitted if newer ones have all of its assets.
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

/** Whether a file of the build, given by its path, is a script or style of the release. */
export function isAsset(path: string): boolean {
  return assetPath.test(path);
}

function readAssets(folder: string): Asset[] {
  const paths = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  return paths.filter(isAsset).map((path) => {
    const content = readFileSync(join(folder, path));
    return { path, bytes: content.length, sha256: hash('sha256', content) };
  });
}

async function fetchRecord(origin: string): Promise<ReleaseRecord | undefined> {
  const address = `${origin}/${recordFile}`;
  const { status, body } = await fetchFile(address);
  if (status === 404) return undefined;
  try {
    return recordSchema.parse(JSON.parse(status === 200 ? body.toString() : ''));
  } catch (cause) {
    throw new Failure(`${address} is no record of releases (${status}). ${wayOut}`, { cause });
  }
}

async function fetchAsset(origin: string, { path, sha256 }: Asset) {
  const address = `${origin}/${path}`;
  const { status, body: content } = await fetchFile(address);
  if (status !== 200) throw new Failure(`${address} answers ${status}. ${wayOut}`);
  if (hash('sha256', content) !== sha256) {
    throw new Failure(
      `${address} is not the file that was released. Find out who changed it before you ship; --drop-old-assets ships without it.`,
    );
  }
  return { path, content };
}

async function fetchFile(address: string): Promise<{ status: number; body: Buffer }> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  } catch (cause) {
    throw new Failure(`${address} does not answer. ${wayOut}`, { cause });
  }
}
