import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writePictures } from '#scripts/build/prerender/uploaded-pictures.ts';
import type { NewPicture } from '#src/data/admin/site/pictures.service.ts';
import { smallPicture } from '#src/model/posts/picture-address.ts';
import { pictureAddress, pictureFileLimits } from '#src/model/posts/pictures.ts';
import { article } from '#tests/browser/article.ts';
import { holdReads } from '#tests/browser/database-reads.ts';
import { emulatorDatabase } from '#tests/browser/emulator-app.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { test as base, expect } from '#tests/browser/test.ts';
import { samplePicture } from '#tests/fixtures/jpegs.ts';

/** The folder that the hosting emulator serves. */
const builtSite = 'dist';

/** Pictures that a test stores past the rules, and their files in the built site. */
function uploadedPictures() {
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

const test = base.extend<{ pictures: ReturnType<typeof uploadedPictures> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  pictures: async ({}, use) => {
    const pictures = uploadedPictures();
    await use(pictures);
    await pictures.remove();
  },
});

/** Returns the content of a post with a picture between two paragraphs. */
const contentWith = ({ id, large: { width, height } }: NewPicture) =>
  `<p>Before.</p><img src="${pictureAddress(id)}" alt="A porch" width="${width}" height="${height}"><p>After.</p>`;

const parts = (page: Page) => ({
  ...article(page),
  inText: page.getByRole('img', { name: 'A porch' }),
  after: page.getByText('After.'),
});

/** Returns the number of pixels of a picture that has loaded, 0 before. */
const naturalWidth = (page: Page, name: 'image' | 'inText') =>
  parts(page)[name].evaluate((image: HTMLImageElement) => image.naturalWidth);

test('pictures come from the database until the next build', async ({ page, posts, pictures }) => {
  const [head, picture] = [await pictures.make(), await pictures.make()];
  for (const one of [head, picture]) await pictures.store(one);
  const post = await posts.add({ image: pictureAddress(head.id), content: contentWith(picture) });
  const { open, image, inText, after } = parts(page);
  await watchLayout(page);
  const release = await holdReads(page, 'pictureFiles');
  const asked = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes(`${picture.id}-1600`)),
  );
  await open(post.slug);
  await asked;
  const place = await after.boundingBox();
  const shifted = await layoutShift(page);
  release();

  await expect(image).toHaveAttribute('src', /^blob:/);
  await expect(inText).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => naturalWidth(page, 'image')).toBe(head.large.width);
  await expect.poll(() => naturalWidth(page, 'inText')).toBe(picture.large.width);
  expect(await after.boundingBox()).toEqual(place);
  expect(await layoutShift(page)).toBe(shifted);

  await pictures.build([head, picture]);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(post.slug);

  await expect.poll(() => naturalWidth(page, 'image')).toBeGreaterThan(0);
  await inText.scrollIntoViewIfNeeded();
  await expect.poll(() => naturalWidth(page, 'inText')).toBeGreaterThan(0);
  await expect(image).toHaveAttribute('src', pictureAddress(head.id));
  await expect(inText).toHaveAttribute('src', pictureAddress(picture.id));
  const files = requests.filter((url) => url.includes('/images/uploaded/'));
  expect(files).toHaveLength(2);
  expect(requests.filter((url) => url.startsWith('blob:'))).toEqual([]);
});
