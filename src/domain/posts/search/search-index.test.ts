import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchEntries, fetchManifest, fetchPostIds } from './search-index.ts';

const answers = new Map<string, () => Response>();
const site = vi.fn(
  async (path: string) => answers.get(path)?.() ?? new Response('', { status: 404 }),
);
beforeEach(() => void vi.stubGlobal('fetch', site));
afterEach(() => answers.clear());

describe('fetchManifest', () => {
  it('returns the manifest that the build wrote', async () => {
    const manifest = {
      since: 1,
      entries: ['/assets/search/a.json'],
      texts: [],
      rows: [],
      mostLinked: [],
    };
    answers.set('/search-index.json', () => Response.json(manifest));
    expect(await fetchManifest()).toEqual(manifest);
  });

  it.each([
    [
      'a site that answers with its page',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a site without one', () => Response.json({}, { status: 404 })],
  ])('returns undefined for %s', async (_, answer) => {
    answers.set('/search-index.json', answer);
    expect(await fetchManifest()).toBeUndefined();
  });

  it('fails when the site cannot be reached', async () => {
    site.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(fetchManifest()).rejects.toThrow('Failed to fetch');
  });
});

it('fetchPostIds returns the list that the build wrote, and undefined for a site without one', async () => {
  expect(await fetchPostIds()).toBeUndefined();
  const list = { since: 1, ids: ['a'] };
  answers.set('/post-ids.json', () => Response.json(list));
  expect(await fetchPostIds()).toEqual(list);
});

it('fetchEntries returns the entries of a file, and throws IndexReplaced when it no longer exists', async () => {
  answers.set('/a.json', () => Response.json([1, 2]));
  expect(await fetchEntries('/a.json')).toEqual([1, 2]);
  await expect(fetchEntries('/b.json')).rejects.toMatchObject({ name: 'IndexReplaced' });
});
