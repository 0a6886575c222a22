import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import type { toSearchable } from '#src/data/posts/post-search.ts';
import type { SearchManifest } from '#src/data/posts/search-index.ts';
import type { AdminRow } from '#src/model/post-changes/admin-post.ts';
import type { StoredPost } from '#src/model/posts/stored-posts.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { postIdsFile, searchFiles, splitIntoFiles } from './content-files.ts';

const since = new Date('2026-11-22T10:00:00Z');

function storedPost(number: number, fields: StoredPost['data'] = {}): StoredPost {
  const slug = `p${String(number).padStart(3, '0')}`;
  const { id, ...post } = samplePost({ slug });
  const day = new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10);
  return { id, data: { ...post, datePublished: day, ...fields } };
}

async function written(posts: readonly StoredPost[]) {
  const files = await searchFiles({ stored: { posts, since } }, new JSDOM().window.document);
  const read = (path: string) => JSON.parse(files.get(path) ?? 'null');
  const manifest = read('search-index.json') as SearchManifest;
  const readAll = (paths: readonly string[]) => paths.map((path) => read(path.slice(1)));
  return {
    files,
    manifest,
    entries: readAll(manifest.entries) as ReturnType<typeof toSearchable>[][],
    words: readAll(manifest.words).flat() as string[],
    texts: readAll(manifest.texts) as [id: string, text: string][][],
    rows: readAll(manifest.rows).flat() as AdminRow[],
  };
}

const posts = Array.from({ length: 270 }, (_, number) => storedPost(number));

it.each([
  [0, []],
  [1, [1]],
  [200, [100, 100]],
  [201, [1, 100, 100]],
])('splits %i posts into files of %j, each post once and in order', (count, lengths) => {
  const numbers = Array.from({ length: count }, (_, index) => count - index);
  const files = splitIntoFiles(numbers, 100);
  expect(files.map(({ length }) => length)).toEqual(lengths);
  expect(files.flat()).toEqual(numbers);
});

it('names the three posts that most others link to', async () => {
  const linkTo = (...numbers: number[]) => ({
    content: numbers.map((to) => `<a href="/blog/p00${to}">x</a>`.repeat(to)).join(''),
  });
  const { manifest } = await written([
    storedPost(1, linkTo(1, 2, 4)),
    storedPost(2, linkTo(2, 3, 4)),
    storedPost(3, linkTo(4, 2, 9)),
    storedPost(4, linkTo(3)),
    storedPost(5, linkTo(5)),
  ]);
  expect(manifest.mostLinked).toEqual(['id-p004', 'id-p003', 'id-p002']);
});

it('lists the posts with a date for visitors, newest first, and all documents for the dashboard', async () => {
  const undated = storedPost(300, { datePublished: undefined });
  const broken = { id: 'broken', data: { title: 7, datePublished: 12, content: ['x'] } };
  const { manifest, entries, texts, rows } = await written([...posts, undated, broken]);
  expect(manifest).toMatchObject({ since: since.getTime() });
  expect(entries.map(({ length }) => length)).toEqual([20, 250]);
  expect(texts.map(({ length }) => length)).toEqual([72, 100, 100]);
  const newestFirst = posts.map(({ id }) => id).toReversed();
  expect(entries.flat().map(({ post }) => post.id)).toEqual(newestFirst);
  const every = [undated.id, ...newestFirst, 'broken'];
  expect(texts.flat().map(([id]) => id)).toEqual(every);
  expect(rows.map(({ post }) => post.id)).toEqual(every);
  expect(entries[0]?.[0]).toEqual({
    post: expect.objectContaining({ id: 'id-p269', title: 'Title of p269' }),
    fields: [' title of p269 ', '', expect.any(String)],
    names: '||',
  });
  expect(rows[0]?.orders).toEqual({ title: '1Title of p300', slug: '1p300' });
  expect(rows.at(-1)?.post).toMatchObject({ title: '', datePublished: '' });
});

it('decodes every character reference of the content, as the browser does', async () => {
  const content = '<p>Jos&eacute; O&#146;Brien&thinsp;re&shy;fi&NoBreak;nances</p>';
  const { words, texts } = await written([storedPost(1, { content })]);
  const [, text = ''] = texts.flat()[0] ?? [];
  const said = Array.from(text, (character) => words[character.codePointAt(0) ?? -1]);
  expect(said.join(' ')).toBe('jose obrien refinances');
});

it('names its files by content hash, in the folder of immutable files; a new post changes one of each', async () => {
  const { files, manifest } = await written(posts);
  const newer = storedPost(270, { content: 'Newer words' });
  const again = (await written([...posts, newer])).manifest;
  const paths = ({ entries, words, texts }: SearchManifest) => [...entries, ...words, ...texts];
  expect(paths(manifest).every((path) => /^\/assets\/search\/[\w-]{16}\.json$/.test(path))).toBe(
    true,
  );
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(paths(manifest).map((path) => path.slice(1))),
  );
  expect(paths(again).filter((path) => !paths(manifest).includes(path))).toHaveLength(3);
});

it('lists all posts that a page can show, also those without a date', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id: _, datePublished: __, ...undated } = samplePost();
  const posts = [
    { id: 'b', data: { ...undated, datePublished: '2026-11-02' } },
    { id: 'undated', data: undated },
    { id: 'malformed', data: { title: 7 } },
  ];
  const files = postIdsFile({ stored: { posts, since: new Date(7) } });
  expect([...files.keys()]).toEqual(['post-ids.json']);
  expect(JSON.parse(files.get('post-ids.json') ?? '')).toEqual({ since: 7, ids: ['b', 'undated'] });
  log.mockRestore();
});
