import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { smallPicture } from '#src/domain/pictures/picture-address.ts';
import { findPictureIds, type PictureSize, pictureAddress } from '#src/domain/pictures/pictures.ts';
import { hashFile } from '#src/domain/pictures/prepare-picture.ts';
import type { SiteContent } from './site-content.ts';

/** Files that earlier builds have read, so that each build reads only new ones. */
export const pictureCache = join('node_modules', '.cache', 'uploaded-pictures');

const atOnce = 8;

interface PictureOptions {
  /** Returns a file of a picture from the database; undefined if it is not stored. */
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
 * Writes the files of uploaded pictures into the built site. A picture that is not stored as its address says is
 * left out with a warning: pages take it from the database, or show their fallback. The rules hold everything else.
 *
 * @throws ReadError if the database does not answer
 */
export async function writePictures(
  ids: readonly string[],
  { read, folder, cache = pictureCache, onWritten }: PictureOptions,
): Promise<void> {
  const queue = ids.values();
  let done = 0;
  const lanes = Array.from({ length: atOnce }, async () => {
    for (const id of queue) {
      await writePicture(id);
      onWritten(++done);
    }
  });
  await Promise.all(lanes);

  async function writePicture(id: string): Promise<void> {
    const large = pictureAddress(id);
    const addresses = [large, smallPicture(large)];
    const cached = await Promise.all(
      addresses.map((address) => readFile(join(cache, basename(address))).catch(() => undefined)),
    );
    const isCached = await areFilesOf(id, cached);
    const files = isCached ? cached : [await read(id, 'large'), await read(id, 'small')];
    if (!(await areFilesOf(id, files))) {
      console.warn(
        `The picture ${large} is left out: it is not stored, or not as its address says.`,
      );
      return;
    }
    for (const [index, address] of addresses.entries()) {
      const bytes = files[index] ?? new Uint8Array();
      await writeWhole(join(folder, address), bytes);
      if (!isCached) await writeWhole(join(cache, basename(address)), bytes);
    }
  }
}

async function areFilesOf(id: string, [large, small]: readonly (Uint8Array | undefined)[]) {
  return large !== undefined && small !== undefined && (await hashFile(large)) === id;
}

/** Writes a file in one piece, so that a build that is ended leaves no half of it. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  await writeFile(half, bytes);
  await rename(half, path);
}
