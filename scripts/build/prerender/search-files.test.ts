import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { PostText } from '#src/domain/posts/search/find-posts.ts';
import type { SearchablePost } from '#src/domain/posts/search/search-entry.ts';
import type { StoredPost } from '#src/domain/posts/stored-posts.ts';
import type { AdminRow } from '#src/features/dashboard/admin-post.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchFiles, splitIntoFiles } from './content-files.ts';

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
  const { entries, texts, rows, ...manifest } = read('search-index.json');
  const readAll = (paths: string[]) => paths.map((path) => read(path.slice(1)));
  return {
    files,
    manifest,
    paths: texts as string[],
    entries: readAll(entries) as SearchablePost[][],
    texts: readAll(texts) as PostText[][],
    rows: readAll(rows).flat() as AdminRow[],
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

describe('searchFiles', () => {
  it('contains all posts with a date, newest first, and the time of the index', async () => {
    const { manifest, entries, texts } = await written([...posts, storedPost(200, { title: 7 })]);
    expect(manifest).toMatchObject({ since: since.getTime() });
    expect(entries.map(({ length }) => length)).toEqual([20, 250]);
    expect(texts.map(({ length }) => length)).toEqual([70, 100, 100]);
    expect(texts.flat().map(([id]) => id)).toEqual(entries.flat().map(({ post }) => post.id));
    expect(entries.flat().map(({ post }) => post.slug)).toEqual(
      posts.map(({ data }) => data.slug).toReversed(),
    );
    expect(entries[0]?.[0]).toEqual({
      post: expect.objectContaining({ id: 'id-p269', title: 'Title of p269' }),
      order: '12020-09-26',
      fields: [' title of p269 ', '', expect.any(String)],
      names: [],
    });
  });

  it('decodes every character reference of the content, as the browser does', async () => {
    const content = '<p>Jos&eacute; O&#146;Brien&thinsp;re&shy;fi&NoBreak;nances</p>';
    const { texts } = await written([storedPost(1, { content })]);
    expect(texts.flat()[0]?.[1]).toBe(' jose obrien refinances ');
  });

  it('names its files by content hash, in the folder of immutable files', async () => {
    const { files, paths } = await written(posts);
    const again = await written([...posts, storedPost(270)]);
    expect(paths.every((path) => /^\/assets\/search\/[\w-]{16}\.json$/.test(path))).toBe(true);
    expect([...files.keys()]).toContain(paths[0]?.slice(1));
    expect(again.paths.at(-1)).toBe(paths.at(-1));
    expect(again.paths[0]).not.toBe(paths[0]);
  });

  it('contains a dashboard row for every document, including those that no page shows', async () => {
    const { rows } = await written([
      ...posts.slice(0, 2),
      storedPost(5, { datePublished: undefined }),
      { id: 'broken', data: { title: 7, datePublished: 12 } },
    ]);
    expect(rows.map(({ post }) => post.id)).toEqual(['id-p005', 'id-p001', 'id-p000', 'broken']);
    expect(rows[0]?.orders).toEqual({ title: '1Title of p005', slug: '1p005' });
    expect(rows[3]?.post).toMatchObject({ title: '', datePublished: '' });
  });

  it('writes an index for an empty database, too', async () => {
    const { entries, texts, rows, manifest } = await written([]);
    expect([entries, texts, rows, manifest.mostLinked]).toEqual([[], [], [], []]);
  });
});
