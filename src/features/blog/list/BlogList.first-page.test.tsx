import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearBlogCache, prepareFirstPage } from '#src/domain/posts/listing/blog-cache.ts';
import { blogLoader } from '#src/domain/posts/listing/blog-loader.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { BlogList } from './BlogList.tsx';

const service = vi.hoisted(() => ({ getPostPages: vi.fn(), countPosts: vi.fn() }));
vi.mock('#src/domain/posts/posts.service.ts', () => service);

const posts = Array.from({ length: 8 }, (_, index) => samplePost({ slug: `p${index + 1}` }));
/** The first page as the build listed it, with fewer posts than there are now. */
const built = { posts: posts.slice(1, 3), page: 1, pageCount: 1, total: 2 };
const titles = ['Read Title of p2', 'Read Title of p3'];

beforeEach(async () => {
  clearBlogCache();
  vi.stubGlobal('fetch', async () => Response.json(built));
  service.countPosts.mockReset().mockResolvedValue(posts.length);
  service.getPostPages.mockReset().mockResolvedValue([{ posts: posts.slice(0, 6), end: 6 }]);
  await blogLoader.load();
  await prepareFirstPage();
});

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <BlogList>
        <h1>Mortgage Blog</h1>
      </BlogList>
    </MemoryRouter>,
  );
}

const shown = () =>
  screen.queryAllByRole('link', { name: /^Read/ }).map((link) => link.textContent);

test('shows the first page as the build listed it at once, until the database has answered', async () => {
  open('/blog');
  expect(shown()).toEqual(titles);
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(shown()).toHaveLength(6);
});

test('keeps it if the database cannot be read', async () => {
  service.getPostPages.mockRejectedValue(new Error('away'));
  open('/blog');
  await waitFor(() => expect(service.getPostPages).toHaveBeenCalled());
  await expect(service.getPostPages.mock.results[0]?.value).rejects.toThrow('away');
  expect(shown()).toEqual(titles);
});

test.each([
  ['of a topic', '/blog?tab=rates'],
  ['after the first', '/blog?page=2'],
  ['after posts were changed', '/blog', clearBlogCache],
])('does not show it on a page %s', (_words, address, change = () => {}) => {
  change();
  open(address);
  expect(shown()).toEqual([]);
});
