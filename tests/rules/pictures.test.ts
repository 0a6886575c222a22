import { Bytes, type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { hashFile } from '#src/content/pictures/prepare-picture.ts';
import { maxDescriptionLength, pictureFileLimits } from '#src/model/posts/pictures.ts';
import { grayJpeg, samplePicture } from '#tests/fixtures/jpegs.ts';
import { testAccess, testWho } from './access.ts';
import { type PictureDocuments, pictureDocuments } from './picture.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const { large, small } = pictureFileLimits;
const widest = await samplePicture({ width: large.side });
const sample = pictureDocuments(widest);

/** Sends all documents of a picture in one commit. */
const send = (documents: Pick<PictureDocuments, 'byPath'>, persona: Persona = 'an admin') =>
  database.by(persona).commit(documents.byPath);

/** Sends the sample with other values in its metadata. */
const sendWith = (changes: DocumentData) =>
  send({
    ...sample,
    byPath: { ...sample.byPath, [sample.picture]: { ...sample.data, ...changes } },
  });

const storeSample = async () => {
  for (const [path, data] of Object.entries(sample.byPath)) await database.store(path, data);
};

const remove = (paths: readonly string[], persona: Persona = 'an admin') =>
  database.by(persona).commit(Object.fromEntries(paths.map((path) => [path, null])));

testAccess(database, sample.picture, { get: 'a visitor', list: 'an admin', delete: 'an admin' });
for (const path of sample.files) {
  testAccess(database, path, { get: 'a visitor', list: 'nobody', delete: 'an admin' });
}
testWho('add a picture', 'an admin', (persona) => send(sample, persona));
testWho('change the description of a picture', 'an admin', async (persona) => {
  await storeSample();
  await database.by(persona).update(sample.picture, { description: 'A porch in the morning' });
});
testWho('delete a picture with its files', 'an admin', async (persona) => {
  await storeSample();
  await remove([sample.picture, ...sample.files], persona);
});
describe.each([sample.picture, ...sample.files])('%s', (path) => {
  testWho('add it where it is missing', 'an admin', async (persona) => {
    await storeSample();
    await database.erase(path);
    await database.by(persona).set(path, sample.byPath[path] ?? {});
  });
});

describe('a new picture', () => {
  test('may be at its limits', async () => {
    const bytes = { large: large.bytes, small: small.bytes };
    const description = '🏠'.repeat(maxDescriptionLength);
    await assertSucceeds(
      send(pictureDocuments(await samplePicture({ width: large.side, bytes, description }))),
    );
  });

  test.each([
    ['decorative', { description: '' }],
    ['1 px high', { width: 1600, height: 1, smallWidth: 800, smallHeight: 1 }],
    ['upright', { width: 901, height: 1600, smallWidth: 450, smallHeight: 800 }],
    [
      'of another shape than its small file by two pixels',
      { width: 1600, height: 1600, smallWidth: 800, smallHeight: 798 },
    ],
    ['as small as its small file', { width: 30, height: 20, smallWidth: 30, smallHeight: 20 }],
  ])('may be %s', async (_words, changes) => {
    await assertSucceeds(sendWith(changes));
  });

  test.each(Object.keys(sample.data))('denied: %s is missing or null', async (field) => {
    const data = without(field, sample.data);
    await assertFails(send({ ...sample, byPath: { ...sample.byPath, [sample.picture]: data } }));
    await assertFails(sendWith({ [field]: null }));
  });

  test.each([
    ['another field', { unknown: '' }],
    ['a longer description', { description: 'x'.repeat(maxDescriptionLength + 1) }],
    ['a description of two lines', { description: 'A porch\nat dusk' }],
    ['more width', { width: large.side + 1 }],
    ['more height', { width: 1066, height: 1601, smallWidth: 533, smallHeight: 800 }],
    ['a wider small file', { smallWidth: small.side + 1 }],
    ['a higher small file', { width: 1066, height: 1600, smallWidth: 533, smallHeight: 801 }],
    ['no size', { width: 0, height: 0, smallWidth: 0, smallHeight: 0 }],
    ['half a pixel', { smallWidth: small.side - 0.5 }],
    ['a small file that is higher than its picture', { smallHeight: 537 }],
    ['a small file that is lower than its picture', { smallHeight: 530 }],
    [
      'another shape by three pixels',
      { width: 1600, height: 1600, smallWidth: 800, smallHeight: 797 },
    ],
    ['a time of its own', { addedAt: Timestamp.fromMillis(1e12) }],
    ['another size of its file', { bytes: widest.large.bytes.length + 1 }],
    ['another size of its small file', { smallBytes: widest.small.bytes.length - 1 }],
    ['the hash of another file', { smallHash: widest.id }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(sendWith(changes));
  });

  test.each([
    ['large', { large: large.bytes + 1, small: 0 }],
    ['small', { large: 0, small: small.bytes + 1 }],
  ])('denied: its %s file is too large by a byte', async (_size, bytes) => {
    await assertFails(send(pictureDocuments(await samplePicture({ width: 1600, bytes }))));
  });

  test.each([sample.picture, ...sample.files])('denied: all of it but %s', async (path) => {
    await assertFails(send({ ...sample, byPath: without(path, sample.byPath) }));
  });

  test.each([sample.picture, ...sample.files])('denied: only %s', async (path) => {
    await assertFails(database.by('an admin').set(path, sample.byPath[path] ?? {}));
  });
});

/** The first bytes of a PNG, and the first two of a JPEG. */
const otherStarts = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xfe, 0xff],
].map((start) => Uint8Array.of(...start, ...grayJpeg(8, 8).subarray(4)));

describe('the files of a new picture', () => {
  test.each(otherStarts)('denied: a large file that starts with %i, %i, %i', async (...start) => {
    const bytes = Uint8Array.from(start);
    const other = { ...widest, id: await hashFile(bytes), large: { ...widest.large, bytes } };
    await assertFails(send(pictureDocuments(other)));
  });

  test.each(otherStarts)('denied: a small file that starts with %i, %i, %i', async (...start) => {
    const bytes = Uint8Array.from(start);
    const other = { ...widest.small, bytes, hash: await hashFile(bytes) };
    await assertFails(send(pictureDocuments({ ...widest, small: other })));
  });

  test('denied: an id that is the hash of another file', async () => {
    const { id } = await samplePicture({ tone: 2 });
    await assertFails(send(pictureDocuments({ ...widest, id })));
    await assertFails(send(pictureDocuments({ ...widest, id: widest.id.toUpperCase() })));
  });

  test.each(sample.files)('denied: %s with another field, or a text', async (path) => {
    const sendFile = (data: DocumentData) =>
      send({ ...sample, byPath: { ...sample.byPath, [path]: data } });
    await assertFails(sendFile({ ...sample.byPath[path], type: 'image/jpeg' }));
    await assertFails(sendFile({ jpeg: '/9j/' }));
  });

  test.each(['-400', '-8000', '-800-2', '-16000', `${widest.id}-800`])(
    'denied: a third file, %s',
    async (name) => {
      for (const file of sample.files) {
        const third = { [`pictureFiles/${widest.id}${name}`]: sample.byPath[file] ?? {} };
        await assertFails(send({ ...sample, byPath: { ...sample.byPath, ...third } }));
      }
    },
  );
});

describe('a stored picture', () => {
  test('stays as it is when it is sent again, or with other bytes', async () => {
    await storeSample();
    await assertFails(send(sample));
    const jpeg = Bytes.fromUint8Array(grayJpeg(8, 8));
    for (const [path, data] of Object.entries(sample.byPath)) {
      await assertFails(database.by('an admin').set(path, data));
      if (path !== sample.picture)
        await assertFails(database.by('an admin').update(path, { jpeg }));
    }
  });

  test('stays as it is when its files are missing, and so does a file without its picture', async () => {
    await database.store(sample.picture, sample.data);
    await assertFails(database.by('an admin').update(sample.picture, { width: 1 }));

    await database.erase(sample.picture);
    const jpeg = Bytes.fromUint8Array(grayJpeg(8, 8));
    for (const path of sample.files) {
      await database.store(path, sample.byPath[path] ?? {});
      await assertFails(database.by('an admin').update(path, { jpeg }));
    }
  });

  test.each([...Object.keys(sample.data).filter((field) => field !== 'description'), 'unknown'])(
    'denied: another value of %s',
    async (field) => {
      await storeSample();
      const value = field === 'smallHash' ? widest.id : field === 'addedAt' ? Timestamp.now() : 1;
      await assertFails(database.by('an admin').update(sample.picture, { [field]: value }));
    },
  );

  test.each([
    ['a longer one', 'x'.repeat(maxDescriptionLength + 1)],
    ['one of two lines', 'A porch\nat dusk'],
    ['a number', 1],
  ])('denied: as its description, %s', async (_words, description) => {
    await storeSample();
    await assertFails(database.by('an admin').update(sample.picture, { description }));
  });

  test.each([
    [[sample.picture]],
    [sample.files],
    ...sample.files.flatMap((file) => [[[file]], [[sample.picture, file]]]),
  ])('denied: the deletion of %j alone', async (paths) => {
    await storeSample();
    await assertFails(remove(paths));
  });
});
