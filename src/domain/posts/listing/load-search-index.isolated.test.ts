import { expect, it, vi } from 'vitest';
import { samplePost } from '#tests/fixtures/posts.ts';
import { loadSearchIndex } from './load-search-index.ts';

const listPosts = vi.hoisted(() => vi.fn());
vi.mock('../posts.service.ts', () => ({ listPosts }));

it('makes all posts ready in their order, and lets others work in between', async () => {
  const posts = Array.from({ length: 120 }, (_, index) => samplePost({ slug: `p${index}` }));
  listPosts.mockResolvedValue(posts);
  let turns = 0;
  const timer = setInterval(() => turns++);

  const index = await loadSearchIndex();
  clearInterval(timer);

  expect(index.map(({ post }) => post)).toEqual(posts);
  expect(turns).toBeGreaterThanOrEqual(2);
});
