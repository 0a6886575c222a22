import { expect, it, vi } from 'vitest';
import { drawPosts, type PostIds } from '#src/domain/posts/listing/featured-posts.ts';
import type { StoredPost } from '#src/domain/posts/stored-posts.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { postIdFiles } from './content-files.ts';

const since = new Date('2026-11-22T10:00:00Z');

function storedPost(id: string, datePublished?: unknown): StoredPost {
  const { id: _, ...post } = samplePost({ slug: id });
  return { id, data: { ...post, category: null, datePublished } };
}

/** Posts a day apart, in an order of their ids that is not the one of their dates. */
const posts = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    storedPost(`p${(day * 7) % count}`, new Date(Date.UTC(1990, 0, day + 1)).toISOString()),
  );

async function written(stored: readonly StoredPost[]) {
  const files = await postIdFiles({ stored: { posts: stored, since } });
  const readFile = (path: string) => files.get(path.slice(1)) ?? '';
  const list: PostIds = JSON.parse(readFile('/post-ids.json'));
  return {
    list,
    readFile,
    idsIn: list.files.map((path): string[] => JSON.parse(readFile(path))),
  };
}

it('lists all posts that a page can show, the oldest first, those without a date before them', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { list, idsIn } = await written([
    storedPost('b', '2026-11-02'),
    storedPost('undated'),
    { id: 'malformed', data: { title: 7 } },
    storedPost('a', '2026-11-01'),
  ]);
  expect(list).toEqual({
    since: since.getTime(),
    count: 3,
    perFile: 100,
    files: [],
    rest: ['undated', 'a', 'b'],
  });
  expect(idsIn).toEqual([]);
  log.mockRestore();
});

it('divides them into files of a hundred and the rest, of which a new post changes only the rest', async () => {
  const before = await written(posts(250));
  expect(before.list.files[0]).toMatch(/^\/assets\/post-ids\/[\w-]{16}\.json$/);
  expect(before.idsIn.map(({ length }) => length)).toEqual([100, 100]);
  expect([...before.idsIn.flat(), ...before.list.rest]).toEqual(posts(250).map(({ id }) => id));

  const after = await written([...posts(250), storedPost('new', '2026-11-21')]);
  expect(after.list.files).toEqual(before.list.files);
  expect(after.list.rest).toEqual([...before.list.rest, 'new']);
});

it('lists nothing for an empty database', async () => {
  expect((await written([])).list).toMatchObject({ count: 0, files: [], rest: [] });
});

it('costs a visitor at most 20 KB of 10,000 posts', async () => {
  const ids = await Promise.all(
    posts(10_000).map(async ({ id }) => (await sha256(id)).slice(0, 20)),
  );
  const { list, readFile } = await written(ids.map((id, day) => storedPost(id, String(day))));
  const loaded: string[] = [];
  const load = (path: string) => {
    loaded.push(readFile(path));
    return JSON.parse(readFile(path));
  };
  const places = [0, 0.4, 0.8];
  const drawn = await drawPosts(
    {
      list: async () => load('/post-ids.json'),
      idsIn: async (path) => load(path),
      newest: async () => [],
      withIds: async (wanted) => wanted.map((id) => samplePost({ id })),
    },
    () => places.shift() ?? 0,
  );
  expect(list.count).toBe(10_000);
  expect(drawn).toHaveLength(3);
  // The list and three files.
  expect(loaded).toHaveLength(4);
  expect(loaded.join('').length).toBeLessThanOrEqual(20_000);
});
