import { collection, getDocs, orderBy, query, Timestamp } from 'firebase/firestore/lite';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { searchFiles } from '#scripts/build/prerender/content-files.ts';
import type { SearchManifest } from '#src/data/posts/search-index.ts';
import { toAdminRow } from '#src/model/post-changes/admin-post.ts';
import { newestFirst, sortRows } from '#src/model/post-changes/posts-view.ts';
import { datedPosts } from '#src/model/posts/stored-posts.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { rulesDatabase } from '#tests/rules/rules-database.ts';

const database = rulesDatabase();

/** Dates of posts, oldest first: numbers, timestamps to the microsecond, texts and maps, as imports leave them. */
const dates = [
  -5,
  1_620_129_600,
  1_620_129_600_000,
  Timestamp.fromDate(new Date('1969-12-31T23:59:59.999Z')),
  new Timestamp(0, 0),
  new Timestamp(0, 1_000),
  Timestamp.fromDate(new Date('2026-11-22T00:00:00Z')),
  '10',
  '2021-05-04',
  'May 4, 2021',
  'spring',
  'é',
  { _nanoseconds: 0, _seconds: 1_620_129_600 },
  { _nanoseconds: 0, _seconds: 1_620_129_601 },
  { _nanoseconds: 1, _seconds: 1_620_129_600 },
  { year: 2021 },
];

it('search, build and table sort posts by their dates as the database does', async () => {
  const { id: _, ...post } = samplePost();
  // Ids in another order than the dates, and two of them with the same date.
  const stored = [...dates, { year: 2021 }].map((datePublished, index) => ({
    id: `post-${String((index * 5) % 17).padStart(2, '0')}`,
    data: { ...post, datePublished },
  }));
  const expected = stored.map(({ id }) => id);
  for (const { id, data } of stored) await database.store(`mortgageBlogPosts/${id}`, data);

  const posts = collection(database.as('a visitor'), 'mortgageBlogPosts');
  const { docs } = await getDocs(query(posts, orderBy('datePublished')));
  expect(docs.map(({ id }) => id)).toEqual(expected);

  const shuffled = stored.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const content = {
    posts: undefined,
    rates: undefined,
    profile: undefined,
    redirects: [],
    stored: { posts: shuffled, since: new Date() },
  };
  const table = sortRows(shuffled.map(toAdminRow), newestFirst);
  expect(table.map((row) => row.post.id)).toEqual(expected.toReversed());
  expect(datedPosts(shuffled).map((one) => one.post.id)).toEqual(expected.toReversed());
  const files = await searchFiles(content, new JSDOM().window.document);
  const read = (path: string) => JSON.parse(files.get(path) ?? '');
  const { entries }: SearchManifest = read('search-index.json');
  const found: { post: { id: string } }[] = entries.flatMap((path) => read(path.slice(1)));
  expect(found.map((one) => one.post.id)).toEqual(expected.toReversed());
});
