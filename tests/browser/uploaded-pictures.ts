import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePictures } from '#scripts/build/prerender/uploaded-pictures.ts';
import { smallPicture } from '#src/domain/pictures/picture-address.ts';
import type { NewPicture } from '#src/domain/pictures/pictures.service.ts';
import { pictureAddress, pictureFileLimits } from '#src/domain/pictures/pictures.ts';
import { samplePicture } from '#tests/fixtures/jpegs.ts';
import { emulatorDatabase } from './emulator-app.ts';

/** The folder that the hosting emulator serves. */
const builtSite = 'dist';

/** Pictures that a test stores past the rules, and their files in the built site. */
export function uploadedPictures() {
  const files = emulatorDatabase().collection('pictureFiles');
  const own: NewPicture[] = [];
  const document = (id: string, size: keyof typeof pictureFileLimits) =>
    files.doc(`${id}-${pictureFileLimits[size].side}`);

  return {
    /** Returns a picture that no other test uses, without storing it. */
    async make(): Promise<NewPicture> {
      const picture = await samplePicture({
        width: 1000 + Math.floor(Math.random() * 600),
        tone: 1 + Math.floor(Math.random() * 255),
      });
      own.push(picture);
      return picture;
    },

    async store({ id, large, small }: NewPicture): Promise<void> {
      await document(id, 'large').set({ jpeg: Buffer.from(large.bytes) });
      await document(id, 'small').set({ jpeg: Buffer.from(small.bytes) });
    },

    /** Writes the files of pictures into the served site, as the next build does. */
    async build(pictures: readonly NewPicture[]): Promise<void> {
      const cache = mkdtempSync(join(tmpdir(), 'uploaded-pictures-'));
      await writePictures(
        pictures.map(({ id }) => id),
        {
          read: async (wanted, size) => pictures.find(({ id }) => id === wanted)?.[size].bytes,
          folder: builtSite,
          cache,
          onWritten: () => {},
        },
      );
      rmSync(cache, { recursive: true });
    },

    async remove(): Promise<void> {
      for (const { id } of own) {
        await Promise.all([document(id, 'large').delete(), document(id, 'small').delete()]);
        for (const address of [pictureAddress(id), smallPicture(pictureAddress(id))]) {
          rmSync(join(builtSite, address), { force: true });
        }
      }
    },
  };
}
