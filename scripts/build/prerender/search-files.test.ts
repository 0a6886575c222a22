import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '#src/domain/posts/search/search-entry.ts';
import type { StoredPost } from '#src/domain/posts/stored-posts.ts';
import type { AdminRow } from '#src/features/dashboard/admin-post.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchFiles } from './content-files.ts';

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
  const { blocks, rows, ...manifest } = read('search-index.json');
  return {
    files,
    manifest,
    blocks: blocks as string[],
    entries: blocks.map((path: string) => read(path.slice(1))) as SearchEntry[][],
    rows: rows.flatMap((path: string) => read(path.slice(1))) as AdminRow[],
  };
}

const posts = Array.from({ length: 120 }, (_, number) => storedPost(number));

describe('searchFiles', () => {
  it('contains all posts with a date, newest first, and the time of the index', async () => {
    const { manifest, entries } = await written([...posts, storedPost(200, { title: 7 })]);
    expect(manifest).toEqual({ since: since.getTime() });
    expect(entries.map(({ length }) => length)).toEqual([10, 10, 100]);
    expect(entries.flat().map(({ post }) => post.slug)).toEqual(
      posts.map(({ data }) => data.slug).toReversed(),
    );
    expect(entries[0]?.[0]).toEqual({
      post: expect.objectContaining({ id: 'id-p119', title: 'Title of p119' }),
      order: '12020-04-29',
      text: 'title of p119\n\n',
      states: [],
    });
  });

  it('decodes every character reference of the content, as the browser does', async () => {
    const content = '<p>Jos&eacute; O&#146;Brien&thinsp;re&shy;fi&NoBreak;nances</p>';
    const { entries } = await written([storedPost(1, { content })]);
    expect(entries.flat()[0]?.text.split('\n')[2]).toBe("jose o'brien refinances");
  });

  it('names its files by content hash, in the folder of immutable files', async () => {
    const { files, blocks } = await written(posts);
    const again = await written([...posts, storedPost(120)]);
    expect(blocks.every((path) => /^\/assets\/search\/[\w-]{16}\.json$/.test(path))).toBe(true);
    expect([...files.keys()]).toContain(blocks[0]?.slice(1));
    expect(again.blocks.at(-1)).toBe(blocks.at(-1));
    expect(again.blocks[0]).not.toBe(blocks[0]);
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
    const { blocks, rows } = await written([]);
    expect([blocks, rows]).toEqual([[], []]);
  });
});
