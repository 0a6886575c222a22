import { z } from '#src/lib/zod.ts';

/** Where a release tells the next one of its assets, on the site and in the build. */
export const recordFile = 'assets-of-releases.json';

/** Scripts and styles, by their path within the site. The names have a hash of the content in them. */
const assetPath = /^assets\/[\w.-]+\.(js|css)$/;

const assetSchema = z.object({
  path: z.string().check(z.regex(assetPath)),
  bytes: z.int().check(z.nonnegative()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

const recordSchema = z.object({
  /** The scripts and styles of the release itself. */
  current: z.array(assetSchema),
  /** Releases before it whose assets it carries along, the newest first. */
  earlier: z.array(z.object({ replacedAt: z.iso.datetime(), assets: z.array(assetSchema) })),
});

/** A script or style of a release. */
export type Asset = z.output<typeof assetSchema>;

/** What a release tells of its assets and of those that it carries along. */
export type ReleaseRecord = z.output<typeof recordSchema>;

/** Whether a file of the build, by its path within the site, is a script or style of the release. */
export function isAsset(path: string): boolean {
  return assetPath.test(path);
}

/** Reads a record; undefined when the text is none. */
export function parseRecord(text: string): ReleaseRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
