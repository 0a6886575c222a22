import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  countOlderPictures,
  countTextDates,
  deleteUnusedPictures,
  findTextDates,
  findUnusedPictures,
  readDate,
  writeDates,
} from '#src/data/admin/posts/clean-up.service.ts';
import { listRevisions } from '#src/data/admin/posts/post-changes.service.ts';
import { pictureAddress } from '#src/model/posts/pictures.ts';
import { signedInEmail as adminEmail } from '#tests/rules/rules-database.ts';
import { answerWithTime, serviceDatabase } from './service-database.ts';

const database = serviceDatabase('an admin');
beforeEach(answerWithTime);
const owner = database.by('owner');
const idsOf = async (name: string) => (await owner.list(name)).docs.map(({ id }) => id);

const makeId = (letter: string) => letter.repeat(64);
const makeAddress = (letter: string) => pictureAddress(makeId(letter));

/** Stores a picture with its files that was added some hours ago. */
async function storePicture(letter: string, hours: number) {
  const addedAt = Timestamp.fromMillis(Date.now() - hours * 3_600_000);
  await database.store(`pictures/${makeId(letter)}`, {
    description: letter,
    width: 8,
    height: 6,
    addedAt,
  });
  for (const side of ['1600', '800']) {
    await database.store(`pictureFiles/${makeId(letter)}-${side}`, { jpeg: 'x' });
  }
}

const find = () => findUnusedPictures(() => {}, new AbortController().signal);

it('finds the pictures that nothing names, and deletes them with their files', async () => {
  for (const letter of 'abcde') await storePicture(letter, 100);
  await storePicture('0', 25);
  await storePicture('1', 48);
  await storePicture('2', 23);
  const content = (letter: string) => `<p><img src="${makeAddress(letter)}" alt="A porch"></p>`;
  await database.store('mortgageBlogPosts/post', {
    image: makeAddress('a'),
    content: content('b'),
  });
  await database.store('postDrafts/draft', { content: content('c') });
  await database.store('postRevisions/before', { before: { content: content('d') } });
  await database.store('siteData/profile', { founderPhoto: makeAddress('e') });

  expect(await countOlderPictures()).toBe(7);
  const onRead = vi.fn();
  const unused = await findUnusedPictures(onRead, new AbortController().signal);
  expect(unused.pictures.map(({ id }) => id)).toEqual(['1', '0'].map(makeId));
  expect(onRead).toHaveBeenLastCalledWith(11);
  expect(await deleteUnusedPictures(unused, 0)).toBe(2);
  // As after a lost answer.
  expect(await deleteUnusedPictures(unused, 0)).toBe(2);
  expect(await deleteUnusedPictures(unused, 2)).toBe(0);

  const kept = ['2', 'a', 'b', 'c', 'd', 'e'].map(makeId);
  expect(await idsOf('pictures')).toEqual(kept);
  expect(await idsOf('pictureFiles')).toEqual(kept.flatMap((id) => [`${id}-1600`, `${id}-800`]));
  expect((await find()).pictures).toEqual([]);
});

it.each<[what: string, path: string, data: (content: string) => DocumentData]>([
  ['post', 'mortgageBlogPosts/late', (content) => ({ content, dateUpdated: Timestamp.now() })],
  ['draft', 'postDrafts/late', (content) => ({ content, at: Timestamp.now() })],
  ['version', 'postRevisions/late', (content) => ({ before: { content }, at: Timestamp.now() })],
  ['site detail', 'siteData/profile', (founderPhoto) => ({ founderPhoto })],
])('spares a picture that a %s names by then', async (_what, path, data) => {
  for (const letter of '01') await storePicture(letter, 25);
  const unused = await find();
  await database.store(path, data(makeAddress('0')));
  await deleteUnusedPictures(unused, 0);

  expect(await idsOf('pictures')).toEqual([makeId('0')]);
});

const settled = Timestamp.fromMillis(1.6e12);
const imported: Record<string, DocumentData> = {
  day: { title: 'A day', slug: 'a-day', datePublished: '2021-05-04' },
  time: { title: 'A time', datePublished: '2021-05-04T23:30:00-07:00' },
  words: { datePublished: 'spring of 2021' },
  count: { title: 'A number', datePublished: 1_620_129_600_000 },
  map: { datePublished: { _seconds: 1_620_129_600, _nanoseconds: 0 } },
  odd: { datePublished: { year: 2021 } },
  done: { slug: 'done', datePublished: settled },
  none: { slug: 'none' },
};

/** Writes the dates that can be read. */
async function writeFound() {
  const found = (await findTextDates()).flatMap((post) => {
    const date = readDate(post.text);
    return date ? [{ ...post, date }] : [];
  });
  await writeDates(found, adminEmail);
  return found;
}

const stored = async (id: string) => (await owner.get(`mortgageBlogPosts/${id}`)).data();

beforeEach(async () => {
  for (const [id, post] of Object.entries(imported)) {
    await database.store(`mortgageBlogPosts/${id}`, post);
  }
});

it('turns texts, numbers and maps into dates, once, and keeps what the posts were', async () => {
  expect(await countTextDates()).toBe(6);
  await writeFound();

  const dateUpdated = expect.any(Timestamp);
  const at = (time: string) => Timestamp.fromDate(new Date(time));
  const expected = { ...imported.day, datePublished: at('2021-05-04T16:00:00Z'), dateUpdated };
  expect(await stored('day')).toEqual(expected);
  expect(await stored('time')).toMatchObject({ datePublished: at('2021-05-05T06:30:00Z') });
  for (const id of ['count', 'map']) {
    expect(await stored(id)).toMatchObject({ datePublished: at('2021-05-04T12:00:00Z') });
  }
  for (const id of ['words', 'odd', 'done', 'none']) expect(await stored(id)).toEqual(imported[id]);
  for (const id of ['day', 'count', 'map']) {
    expect(await listRevisions(id)).toMatchObject([{ what: 'saved', before: imported[id] }]);
  }
  expect(await findTextDates()).toEqual([
    { id: 'words', title: '(No title)', text: 'spring of 2021' },
    { id: 'odd', title: '(No title)', text: '{"year":2021}' },
  ]);
});

it('leaves posts that were dated or deleted since they were read', async () => {
  const found = (await findTextDates()).map((post) => ({ ...post, date: new Date() }));
  const [day, time] = ['day', 'time'].map((id) => found.find((post) => post.id === id));
  await database.store('mortgageBlogPosts/day', { ...imported.day, datePublished: settled });
  await database.erase('mortgageBlogPosts/time');
  await writeDates(
    [day, time].flatMap((one) => one ?? []),
    adminEmail,
  );

  expect(await stored('day')).toMatchObject({ datePublished: settled });
  expect(await stored('time')).toBeUndefined();
  expect(await listRevisions('day')).toEqual([]);
});
