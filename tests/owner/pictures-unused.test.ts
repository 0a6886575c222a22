import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureAddress } from '#src/domain/pictures/pictures.ts';
import { ownerCommand } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';

const { firestore, args } = ownerProject();
const command = ownerCommand();

const makeId = (letter: string) => letter.repeat(64);
const makeAddress = (letter: string) => pictureAddress(makeId(letter));

const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);

/** Adds a picture with its files to what a batch stores. */
function storePicture(batch: WriteBatch, letter: string, description: string, hours: number) {
  batch.set(firestore.doc(`pictures/${makeId(letter)}`), {
    description,
    bytes: 300_000,
    smallBytes: 90_000,
    addedAt: hoursAgo(hours),
  });
  for (const size of ['1600', '800']) {
    batch.set(firestore.doc(`pictureFiles/${makeId(letter)}-${size}`), { jpeg: Buffer.from('x') });
  }
}

const left = async (collection: string) =>
  (await firestore.collection(collection).get()).docs.map(({ id }) => id);

type Answers = Parameters<typeof command.run>[3];

const unused = (words: string[], answers: Answers = []) =>
  command.run('pictures-unused.ts', [...words, ...args], {}, answers);

beforeEach(async () => {
  const batch = firestore.batch();
  storePicture(batch, '0', 'An old porch', 25);
  storePicture(batch, '1', '', 48);
  storePicture(batch, '2', 'A new one', 23);
  for (const letter of ['a', 'b', 'c', 'd', 'e']) storePicture(batch, letter, 'In use', 100);
  const content = (letter: string) => `<p><img src="${makeAddress(letter)}" alt="A porch"></p>`;
  const post = { image: makeAddress('a'), content: content('b') };
  batch.set(firestore.doc('mortgageBlogPosts/post'), post);
  batch.set(firestore.doc('postDrafts/draft'), { content: content('c') });
  batch.set(firestore.doc('postRevisions/before'), { before: { content: content('d') } });
  batch.set(firestore.doc('siteData/profile'), { founderPhoto: makeAddress('e') });
  await batch.commit();
});

describe('pictures:unused', () => {
  it('lists the pictures that nothing names, and deletes none in a dry run', async () => {
    const { code, stdout, stderr } = await unused(['--dry-run']);

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.split('\n').filter((line) => line.includes(' KB: '));
    expect(lines.map((line) => line.replace(/^.* ET, /, ''))).toEqual([
      '381 KB: decorative',
      '381 KB: An old porch',
    ]);
    expect(stdout).toContain('2 would go. Nothing was deleted');
    expect(await left('pictures')).toHaveLength(8);
  });

  it('deletes them with their files once their number is typed', async () => {
    const { stdout } = await unused([], [['these 2 pictures: ', '2']]);

    expect(stdout).toContain('Deleted 2.');
    const kept = ['2', 'a', 'b', 'c', 'd', 'e'].map(makeId);
    expect(await left('pictures')).toEqual(kept);
    expect(await left('pictureFiles')).toEqual(kept.flatMap((id) => [`${id}-1600`, `${id}-800`]));
  });

  it('deletes nothing after another answer', async () => {
    expect((await unused([], [['these 2 pictures: ', 'yes']])).code).toBe(1);
    expect(await left('pictures')).toHaveLength(8);

    expect((await unused(['--yes'])).stdout).toContain('Deleted 2.');
    expect((await unused(['--yes'])).stdout).toContain('There is nothing to delete');
  });

  it('spares a picture that a draft names by the time of the answer', async () => {
    const answer = async () => {
      await firestore.doc('postDrafts/late').set({ image: makeAddress('0') });
      return '2';
    };
    const { stdout } = await unused([], [['these 2 pictures: ', answer]]);

    expect(stdout).toContain('Deleted 1 of 2.');
    expect(await left('pictures')).toContain(makeId('0'));
    expect(await left('pictures')).not.toContain(makeId('1'));
  });
});
