import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import {
  deletePicture,
  describePicture,
  listNewestPictures,
  storePicture,
} from '#src/data/admin/site/pictures.service.ts';
import { getPictureFile } from '#src/data/site/picture-files.service.ts';
import { samplePicture } from '#tests/fixtures/jpegs.ts';
import { serviceDatabase } from './service-database.ts';

const database = serviceDatabase('an admin');

describe('storePicture', () => {
  it('stores a picture with both files', async () => {
    const picture = await samplePicture({ width: 1600 });
    await storePicture(picture);

    expect(await getPictureFile(picture.id, 'large')).toEqual(picture.large.bytes);
    expect(await getPictureFile(picture.id, 'small')).toEqual(picture.small.bytes);
    const [stored] = await listNewestPictures();
    expect(stored).toMatchObject({
      id: picture.id,
      description: 'A porch at dusk',
      width: 1600,
      height: 1067,
    });
    expect(Math.abs(Date.parse(stored?.addedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('succeeds for a picture that is already stored, which stays as it is', async () => {
    const picture = await samplePicture();
    await storePicture(picture);
    expect(await storePicture({ ...picture, description: 'Another' })).toBe('A porch at dusk');

    expect(await listNewestPictures()).toMatchObject([{ description: 'A porch at dusk' }]);
  });

  it('stores a picture that two tabs send at once', async () => {
    const picture = await samplePicture();
    await Promise.all([storePicture(picture), storePicture(picture)]);

    expect(await listNewestPictures()).toHaveLength(1);
  });

  it('stores nothing of a picture that the rules refuse', async () => {
    const picture = await samplePicture();
    const refused = { ...picture, small: { ...picture.small, bytes: picture.large.bytes } };

    await expect(storePicture(refused)).rejects.toMatchObject({ name: 'WriteError' });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['Could not write a picture: permission-denied'],
    ]);
    expect(await listNewestPictures()).toEqual([]);
    expect(await getPictureFile(picture.id, 'large')).toBeUndefined();
  });
});

it('lists the newest pictures first, and skips a malformed one', async () => {
  for (const day of [1, 3, 2, 4]) {
    await database.store(`pictures/${day}`, {
      description: day === 4 ? 4 : `Day ${day}`,
      width: 3,
      height: 2,
      addedAt: Timestamp.fromMillis(day * 86_400_000),
    });
  }

  const listed = await listNewestPictures(3);

  expect(listed).toEqual([
    { id: '3', description: 'Day 3', width: 3, height: 2, addedAt: '1970-01-04T00:00:00.000Z' },
    { id: '2', description: 'Day 2', width: 3, height: 2, addedAt: '1970-01-03T00:00:00.000Z' },
  ]);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['Skipped the picture 4, malformed in: description'],
  ]);
});

it('changes the description of a picture', async () => {
  const { id } = await storedPicture();
  await describePicture(id, 'A porch in the morning');

  expect(await listNewestPictures()).toMatchObject([{ id, description: 'A porch in the morning' }]);
});

it('deletes a picture with its files, and twice without a failure', async () => {
  const { id } = await storedPicture();
  await deletePicture(id);
  await deletePicture(id);

  for (const path of [`pictures/${id}`, `pictureFiles/${id}-1600`, `pictureFiles/${id}-800`]) {
    expect((await database.by('owner').get(path)).exists(), path).toBe(false);
  }
});

async function storedPicture() {
  const picture = await samplePicture();
  await storePicture(picture);
  return picture;
}
