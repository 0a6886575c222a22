import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchEntries, fetchManifest } from '#src/domain/posts/search/static-files.ts';
import { NavigationLink } from '#src/ui/NavigationLink.tsx';
import {
  changePost,
  changeUnnoticed,
  everyPostService,
  postsService,
  storeBlog,
  storedRows,
} from '#tests/fixtures/admin-blog.ts';
import { PostsPanel } from './PostsPanel.tsx';
import { usePosts } from './posts/use-posts.ts';

vi.mock('./posts/admin-posts.service.ts', async () => {
  return (await import('#tests/fixtures/admin-blog.ts')).postsService;
});
vi.mock('./posts/deleted-posts.service.ts', async () => {
  return (await import('#tests/fixtures/admin-blog.ts')).deletedPostsService;
});
vi.mock('./every-post.service.ts', async () => {
  return (await import('#tests/fixtures/admin-blog.ts')).everyPostService;
});
vi.mock('#src/domain/posts/search/static-files.ts', async (original) => ({
  ...(await original<object>()),
  fetchEntries: vi.fn(),
  fetchManifest: vi.fn(),
}));

beforeEach(() => {
  for (const service of Object.values({ ...postsService, ...everyPostService })) {
    service.mockClear();
  }
});

const post = (title: string, category: string, states: string[], date = '2026-03-04') => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  category,
  states,
  datePublished: date,
});
const blog = {
  fha: post('FHA loans', 'Rates', ['Texas'], '2026-03-05'),
  va: post('VA loans', 'Credit', ['Texas'], '2026-03-04'),
  usda: post('USDA loans', '', ['Ohio'], '2026-03-03'),
  jumbo: post('Jumbo', 'Credit', ['Ohio'], '2026-03-02'),
};

function buildIndex() {
  const rows = storedRows();
  vi.mocked(fetchManifest).mockResolvedValue({ since: 0, blocks: [], rows: ['/1.json'] });
  vi.mocked(fetchEntries).mockResolvedValue(rows);
}

function Panel() {
  return <PostsPanel admin="a@example.com" posts={usePosts()} />;
}
function Place() {
  return <output>{useLocation().search}</output>;
}

async function open(address = '/admin/blog') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Place />
      <NavigationLink to="/admin/blog">Posts and rates</NavigationLink>
      <Panel />
    </MemoryRouter>,
  );
  await screen.findByRole('searchbox');
}

const titles = () =>
  screen.queryAllByRole('rowheader').map((cell) => cell.firstChild?.textContent ?? '');
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const says = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(text));

test('narrows by category and state, together with text and order, in the address', async () => {
  storeBlog(blog);
  buildIndex();
  await open();
  expect(postsService.rowsSince).not.toHaveBeenCalled();
  await choose('Category', 'Credit');
  await says('2 posts in Credit');
  expect(titles()).toEqual(['VA loans', 'Jumbo']);
  await userEvent.click(screen.getByRole('button', { name: 'Title' }));
  await waitFor(() => expect(titles()).toEqual(['Jumbo', 'VA loans']));
  await choose('State', 'Ohio');
  await says('1 post in Credit, Ohio');
  await userEvent.type(screen.getByRole('searchbox'), 'loans');
  await says('No posts in Credit, Ohio match “loans”.');
  const query = '?q=loans&category=Credit&state=Ohio&sort=title-ascending';
  await waitFor(() => expect(screen.getByText(query)).toBeInTheDocument());
  expect(everyPostService.everyPost).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Show all posts' }));
  await says('4 posts');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('');
});

test('shows the filter of the address, and posts without a category as General', async () => {
  storeBlog(blog);
  buildIndex();
  await open('/admin/blog?category=General');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('General');
  await says('1 post in General');
  expect(titles()).toEqual(['USDA loans']);
});

test('knows which posts moved into the filter or out of it since the build', async () => {
  storeBlog(blog);
  buildIndex();
  changePost('usda', { ...blog.usda, category: 'Credit' });
  changePost('va', { ...blog.va, category: 'Rates' });
  changeUnnoticed('jumbo', { ...blog.jumbo, category: 'Rates' });
  await open();
  await choose('Category', 'Credit');
  await says('1 post in Credit');
  expect(titles()).toEqual(['USDA loans']);
});

test('reads all posts for a filter on a site without an index', async () => {
  storeBlog(blog);
  vi.mocked(fetchManifest).mockResolvedValue(undefined);
  await open();
  await choose('State', 'Texas');
  await says('2 posts in Texas');
  expect(titles()).toEqual(['FHA loans', 'VA loans']);
  expect(everyPostService.everyPost).toHaveBeenCalledOnce();
});

test('a link to the dashboard shows all posts again', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  storeBlog(blog);
  buildIndex();
  await open('/admin/blog?q=loans&category=Credit&sort=title-ascending');
  await says('1 post for “loans” in Credit');
  await userEvent.click(screen.getByRole('link', { name: 'Posts and rates' }));

  await says('4 posts');
  await waitFor(() => expect(titles()).toEqual(['FHA loans', 'VA loans', 'USDA loans', 'Jumbo']));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.queryByText(/^\?/)).not.toBeInTheDocument();
});

test('turns pages within a filter', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [`p${n}`, post(`Post ${n}`, 'Credit', ['Iowa'])]),
  );
  storeBlog({ ...blog, ...many });
  buildIndex();
  await open('/admin/blog?state=Iowa');
  await says('Showing 1–50 of 60 posts in Iowa');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await says('Showing 51–60 of 60 posts in Iowa');
});
