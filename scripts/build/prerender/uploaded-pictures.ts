import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hashFile, readJpeg } from '#src/content/pictures/prepare-picture.ts';
import { smallPicture } from '#src/model/posts/picture-address.ts';
import {
  findPictureIds,
  type PictureSize,
  pictureAddress,
  pictureFileLimits,
} from '#src/model/posts/pictures.ts';
import type { SiteContent } from './site-content.ts';

/** Files that earlier builds have read, so that each build reads only new ones. */
export const pictureCache = join('node_modules', '.cache', 'uploaded-pictures');

const atOnce = 8;

const sizes: PictureSize[] = ['large', 'small'];

/** The files of a picture; undefined for what is not stored. */
type PictureFiles = Record<PictureSize, Uint8Array | undefined>;

interface PictureOptions {
  read(id: string, size: PictureSize): Promise<Uint8Array | undefined>;
  folder: string;
  cache?: string;
  onWritten(done: number): void;
}

/** Returns the ids of the uploaded pictures that posts and the site's details name. */
export function listPictures({
  posts = [],
  profile,
}: {
  posts: readonly { image: string; content: string }[] | undefined;
  profile: Pick<NonNullable<SiteContent['profile']>, 'founderPhoto'> | undefined;
}): string[] {
  const texts = posts.flatMap(({ image, content }) => [image, content]);
  return [...new Set([...texts, profile?.founderPhoto ?? ''].flatMap(findPictureIds))];
}

/**
 * Writes the files of uploaded pictures into the built site. A picture that is not stored, or whose files are not
 * what they should be, is left out with a warning: pages take it from the database, or show their fallback.
 */
export async function writePictures(
  ids: readonly string[],
  { read, folder, cache = pictureCache, onWritten }: PictureOptions,
): Promise<void> {
  const queue = ids.values();
  let done = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    for (const id of queue) {
      await writePicture(id);
      onWritten(++done);
    }
  });
  await Promise.all(workers);

  async function writePicture(id: string): Promise<void> {
    const large = pictureAddress(id);
    const addresses = { large, small: smallPicture(large) };
    const inCache = (size: PictureSize) => join(cache, basename(addresses[size]));
    const cached = await readBoth((size) => readFile(inCache(size)).catch(() => undefined));
    const isCached = (await faultIn(id, cached)) === undefined;
    const files = isCached ? cached : await readBoth((size) => read(id, size));
    const fault = await faultIn(id, files);
    if (fault) {
      console.warn(`The picture ${large} is left out: it ${fault}.`);
      return;
    }
    for (const size of sizes) {
      const bytes = files[size] ?? new Uint8Array();
      await writeWhole(join(folder, addresses[size]), bytes);
      if (!isCached) await writeWhole(inCache(size), bytes);
    }
  }
}

async function readBoth(
  read: (size: PictureSize) => Promise<Uint8Array | undefined>,
): Promise<PictureFiles> {
  const [large, small] = await Promise.all([read('large'), read('small')]);
  return { large, small };
}

/** Returns what is wrong with the files of a picture, as the end of a sentence; undefined if nothing is. */
async function faultIn(id: string, files: PictureFiles): Promise<string | undefined> {
  for (const size of sizes) {
    const bytes = files[size];
    const limits = pictureFileLimits[size];
    if (!bytes) return 'is not stored';
    const header = readJpeg(bytes);
    if (!header) return `has a ${size} file that is not a JPEG`;
    if (header.hasMetadata) return `has a ${size} file with metadata`;
    const side = Math.max(header.width, header.height);
    if (side > limits.side || bytes.length > limits.bytes) {
      return `has a ${size} file that is too large`;
    }
    if (size === 'large' && (await hashFile(bytes)) !== id) {
      return 'has another file than its address says';
    }
  }
  return undefined;
}

/** Writes a file in one piece, so that a build that is ended leaves no half of it. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  await writeFile(half, bytes);
  await rename(half, path);
}
