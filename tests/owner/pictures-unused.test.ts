import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureAddress } from '#src/domain/pictures/pictures.ts';
import { ownerCommand } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';

const { firestore, args } = ownerProject();
const command = ownerCommand();

const idOf = (letter: string) => letter.repeat(64);
const addressOf = (letter: string) => pictureAddress(idOf(letter));

const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);

async function storePicture(letter: string, description: string, hours: number) {
  await firestore.doc(`pictures/${idOf(letter)}`).set({
    description,
    bytes: 300_000,
    smallBytes: 90_000,
    addedAt: hoursAgo(hours),
  });
  for (const size of ['1600', '800']) {
    await firestore.doc(`pictureFiles/${idOf(letter)}-${size}`).set({ jpeg: Buffer.from('x') });
  }
}

const left = async (collection: string) =>
  (await firestore.collection(collection).get()).docs.map(({ id }) => id);

type Answers = Parameters<typeof command.run>[3];

const unused = (words: string[], answers: Answers = []) =>
  command.run('pictures-unused.ts', [...words, ...args], {}, answers);

beforeEach(async () => {
  await storePicture('0', 'An old porch', 25);
  await storePicture('1', '', 48);
  await storePicture('2', 'A new one', 23);
  for (const letter of ['a', 'b', 'c', 'd', 'e']) await storePicture(letter, 'In use', 100);
  const content = (letter: string) => `<p><img src="${addressOf(letter)}" alt="A porch"></p>`;
  await firestore
    .doc('mortgageBlogPosts/post')
    .set({ image: addressOf('a'), content: content('b') });
  await firestore.doc('postDrafts/draft').set({ content: content('c') });
  await firestore.doc('postRevisions/before').set({ before: { content: content('d') } });
  await firestore.doc('siteData/profile').set({ founderPhoto: addressOf('e') });
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
    const kept = ['2', 'a', 'b', 'c', 'd', 'e'].map(idOf);
    expect(await left('pictures')).toEqual(kept);
    expect(await left('pictureFiles')).toEqual(kept.flatMap((id) => [`${id}-1600`, `${id}-800`]));
  });

  it('deletes nothing after another answer, nor without somebody to answer', async () => {
    expect((await unused([], [['these 2 pictures: ', 'yes']])).code).toBe(1);
    expect((await unused([])).stderr).toContain('There is no terminal to confirm this in');
    expect(await left('pictures')).toHaveLength(8);

    expect((await unused(['--yes'])).stdout).toContain('Deleted 2.');
    expect((await unused(['--yes'])).stdout).toContain('There is nothing to delete');
  });

  it('spares a picture that a draft names by the time of the answer', async () => {
    const answer = async () => {
      await firestore.doc('postDrafts/late').set({ image: addressOf('0') });
      return '2';
    };
    const { stdout } = await unused([], [['these 2 pictures: ', answer]]);

    expect(stdout).toContain('Deleted 1 of 2.');
    expect(await left('pictures')).toContain(idOf('0'));
    expect(await left('pictures')).not.toContain(idOf('1'));
  });
});
