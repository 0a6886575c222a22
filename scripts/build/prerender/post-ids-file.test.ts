import { expect, it, vi } from 'vitest';
import { samplePost } from '#tests/fixtures/posts.ts';
import { postIdsFile } from './content-files.ts';

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
