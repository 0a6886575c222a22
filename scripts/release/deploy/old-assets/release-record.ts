import { z } from '#src/lib/zod.ts';

/** Name of the record that a release leaves for the next one, on the site and in the build. */
export const recordFile = 'assets-of-releases.json';

/** Scripts and styles, by their path within the site. Their names contain a hash of the content. */
const assetPath = /^assets\/[\w.-]+\.(js|css)$/;

const assetSchema = z.object({
  path: z.string().check(z.regex(assetPath)),
  bytes: z.int().check(z.nonnegative()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

const recordSchema = z.object({
  /** The scripts and styles of the release itself. */
  current: z.array(assetSchema),
  /** Earlier releases whose assets it carries, the newest first. */
  earlier: z.array(z.object({ replacedAt: z.iso.datetime(), assets: z.array(assetSchema) })),
});

/** A script or style of a release. */
export type Asset = z.output<typeof assetSchema>;

/** The record of a release: its assets, and those that it carries. */
export type ReleaseRecord = z.output<typeof recordSchema>;

/** Whether a file of the build, given by its path, is a script or style of the release. */
export function isAsset(path: string): boolean {
  return assetPath.test(path);
}

/** Parses a record; undefined if the text is not one. */
export function parseRecord(text: string): ReleaseRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
