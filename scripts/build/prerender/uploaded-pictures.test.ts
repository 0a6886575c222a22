import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { hashFile } from '#src/content/pictures/prepare-picture.ts';
import { type PictureSize, pictureAddress, pictureFileLimits } from '#src/model/posts/pictures.ts';
import { grayJpeg, samplePicture, segment } from '#tests/fixtures/jpegs.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { listPictures, writePictures } from './uploaded-pictures.ts';

const warn = vi.spyOn(console, 'warn');
const inFolder = temporaryFolder();
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));

type Files = Record<PictureSize, Uint8Array>;

/** Builds with a database that has these files, by the id of their picture. Returns what the build has read. */
async function build(stored: Record<string, Partial<Files>>, ids = Object.keys(stored)) {
  const read = vi.fn(async (id: string, size: PictureSize) => stored[id]?.[size]);
  await writePictures(ids, {
    read,
    folder: inFolder('dist'),
    cache: inFolder('cache'),
    onWritten: () => {},
  });
  return read.mock.calls;
}

const written = async () =>
  (await readdir(inFolder('dist/images/uploaded')).catch(() => [])).toSorted();

/** Returns a picture with these files; its id is the hash of the large one. */
async function makePicture({ large = grayJpeg(1200, 800), small = grayJpeg(800, 533) }) {
  const id = await hashFile(large);
  return { id, stored: { [id]: { large, small } } };
}

it('lists each picture that a post or the site’s details name once', () => {
  const [image = '', shown = '', twice = '', photo = ''] = ['a', 'b', 'c', 'd'].map((letter) =>
    letter.repeat(64),
  );
  const content = `<p><img src="${pictureAddress(shown)}" alt=""></p><img src='${pictureAddress(twice)}'>`;

  expect(
    listPictures({
      posts: [
        { image: pictureAddress(image), content },
        { image: 'https://a.example/b.jpg', content: `<img src="${pictureAddress(twice)}">` },
      ],
      profile: { founderPhoto: pictureAddress(photo) },
    }),
  ).toEqual([image, shown, twice, photo]);
  expect(listPictures({ posts: undefined, profile: undefined })).toEqual([]);
});

it('writes both files of each picture, and reads them once', async () => {
  const { id, large, small } = await samplePicture();
  const stored = { [id]: { large: large.bytes, small: small.bytes } };

  expect(await build(stored)).toEqual([
    [id, 'large'],
    [id, 'small'],
  ]);
  await rm(inFolder('dist'), { recursive: true });
  expect(await build(stored)).toEqual([]);

  expect(await written()).toEqual([`${id}-800.jpg`, `${id}.jpg`]);
  const file = await readFile(inFolder(`dist${pictureAddress(id)}`));
  expect(Uint8Array.from(file)).toEqual(large.bytes);
  expect(warn).not.toHaveBeenCalled();
});

it('reads a picture again whose file the cache has damaged', async () => {
  const { id, stored } = await makePicture({});
  await build(stored);
  await writeFile(inFolder(`cache/${id}.jpg`), grayJpeg(8, 9));

  expect(await build(stored)).toHaveLength(2);
  const file = await readFile(inFolder(`dist${pictureAddress(id)}`));
  expect(Uint8Array.from(file)).toEqual(stored[id]?.large);
  const small = await readFile(inFolder(`dist/images/uploaded/${id}-800.jpg`));
  expect(Uint8Array.from(small)).toEqual(stored[id]?.small);
});

const { large, small } = pictureFileLimits;
const exif = [segment(0xe1, [0x45, 0x78, 0x69, 0x66, 0, 0])];

it.each<[string, Partial<Files>, string]>([
  ['no JPEG', { large: new TextEncoder().encode('<svg/>') }, 'has a large file that is not a JPEG'],
  ['metadata', { small: grayJpeg(8, 8, { segments: exif }) }, 'has a small file with metadata'],
  ['too wide', { large: grayJpeg(large.side + 1, 8) }, 'has a large file that is too large'],
  ['too high', { small: grayJpeg(8, small.side + 1) }, 'has a small file that is too large'],
  [
    'too many bytes',
    { large: grayJpeg(8, 8, { bytes: large.bytes + 1 }) },
    'has a large file that is too large',
  ],
])('leaves a picture out that has %s, and names it', async (_words, files, fault) => {
  const { id, stored } = await makePicture(files);
  const good = await samplePicture({ tone: 2 });
  await build({ ...stored, [good.id]: { large: good.large.bytes, small: good.small.bytes } });

  expect(await written()).toEqual([`${good.id}-800.jpg`, `${good.id}.jpg`]);
  expect(warn.mock.calls).toEqual([
    [`The picture ${pictureAddress(id)} is left out: it ${fault}.`],
  ]);
});

it('leaves a picture out that is not stored, lacks a file or has another one', async () => {
  const { id, stored } = await makePicture({});
  const other = 'a'.repeat(64);
  await build({}, [id]);
  await build({ [id]: { large: stored[id]?.large } as Partial<Files> });
  await build({ [other]: stored[id] ?? {} });

  expect(await written()).toEqual([]);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining(`${id}.jpg is left out: it is not stored.`),
    expect.stringContaining(`${id}.jpg is left out: it is not stored.`),
    expect.stringContaining(`${other}.jpg is left out: it has another file than its address says.`),
  ]);
});

it('fails if the database does not answer', async () => {
  const read = () => Promise.reject(new Error('away'));
  await expect(
    writePictures(['a'], { read, folder: inFolder(), cache: inFolder(), onWritten: () => {} }),
  ).rejects.toThrow('away');
});
