import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import {
  fetchEntries,
  fetchManifest,
  IndexReplaced,
} from '#src/domain/posts/search/static-files.ts';
import {
  changePost,
  changeUnnoticed,
  deletedPostsService,
  everyPostService,
  postsService,
  storeBlog,
  storedRows,
} from '#tests/fixtures/admin-blog.ts';
import { PostsPanel } from './PostsPanel.tsx';
import { SlugTaken } from './posts/deleted-posts.ts';
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
vi.mock('#src/domain/posts/listing/blog-cache.ts', () => ({ clearBlogCache: vi.fn() }));
vi.mock('#src/domain/posts/search/static-files.ts', async (original) => ({
  ...(await original<object>()),
  fetchEntries: vi.fn(),
  fetchManifest: vi.fn(),
}));

const services = { ...postsService, ...everyPostService, ...deletedPostsService };

beforeEach(() => {
  for (const service of Object.values(services)) service.mockClear();
  vi.mocked(clearBlogCache).mockReset();
  vi.mocked(fetchManifest).mockReset().mockResolvedValue(undefined);
  vi.mocked(fetchEntries).mockReset();
});

const post = (title: string, fields: Record<string, unknown> = {}) => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  category: 'Rates',
  states: ['Texas'],
  datePublished: '2026-03-04',
  ...fields,
});
const fha = post('FHA loans');
const va = { ...post('VA loans', { category: '' }), datePublished: undefined };
const usda = post('USDA loans', { datePublished: '2026-03-05' });
const both = { fha, usda };

/** Returns a number of posts on consecutive days, newest first. */
const manyPosts = (count: number, fields: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const datePublished = new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString();
      return [`post-${index}`, post(`Post ${index}`, { datePublished, ...fields })];
    }),
  );

/** Gives the site an index of the stored posts. */
function buildIndex() {
  const rows = storedRows();
  vi.mocked(fetchManifest).mockResolvedValue({
    since: 0,
    blocks: [],
    rows: ['/1.json', '/2.json'],
  });
  vi.mocked(fetchEntries).mockImplementation(async (path) =>
    path === '/1.json' ? rows.slice(0, 2) : rows.slice(2),
  );
}

function Panel() {
  const posts = usePosts();
  return (
    <>
      <PostsPanel admin="a@example.com" posts={posts} />
      <button type="button" onClick={posts.refresh}>
        Posts were normalized
      </button>
    </>
  );
}

/** Renders the panel and waits for the posts. */
async function open(posts: Parameters<typeof storeBlog>[0]) {
  storeBlog(posts);
  render(<Panel />, { wrapper: MemoryRouter });
  await waitFor(() => expect(screen.queryByText('Loading posts…')).not.toBeInTheDocument());
}

const titles = () =>
  screen.queryAllByRole('rowheader').map((cell) => cell.firstChild?.textContent ?? '');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const deleteButton = (title: string) => button(`Delete ${title}`);
const heading = () => screen.getByRole('heading', { name: 'Posts' });
const searchbox = () => screen.getByRole('searchbox');
const says = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(text));

async function confirmDeletion(title: string) {
  await userEvent.click(deleteButton(title));
  await press('Delete post');
}

test('shows four columns, with the newest post first and an undated one last', async () => {
  await open({ va, fha, usda });

  expect(screen.getByRole('table', { name: 'Posts' })).toBeVisible();
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Title', 'Slug', 'Date', 'Actions']);
  expect(titles()).toEqual(['USDA loans', 'FHA loans', 'VA loans']);
  await says('3 posts');
});

test("shows a post's values with links to the post and its editor", async () => {
  await open({ fha });
  const row = within(screen.getByRole('row', { name: /FHA loans/ }));

  expect(row.getByRole('rowheader')).toHaveTextContent('FHA loansRates');
  expect(row.getByRole('link', { name: 'fha-loans' })).toHaveAttribute('href', '/blog/fha-loans');
  expect(row.getByRole('cell', { name: 'March 4, 2026' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Edit FHA loans' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/fha',
  );
});

test('shows a post without any values so that it can be fixed or deleted', async () => {
  await open({ 'x/y': {} });
  const row = within(screen.getByRole('row', { name: /No title/ }));

  expect(row.getByRole('rowheader')).toHaveTextContent('(No title)General');
  expect(row.getByRole('cell', { name: 'N/A' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Edit (No title)' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/x%2Fy',
  );
  expect(deleteButton('(No title)')).toBeEnabled();
});

test('says when there are no posts', async () => {
  await open({});

  expect(screen.getByRole('status')).toHaveTextContent('No blog posts found.');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('says when the posts are loading', async () => {
  postsService.getRowPages.mockReturnValueOnce(new Promise(() => {}));
  storeBlog(both);
  render(<Panel />, { wrapper: MemoryRouter });

  expect(screen.getByRole('status')).toHaveTextContent('Loading posts…');
});

test('shows rows as soon as they load and their count once it is known', async () => {
  const count = Promise.withResolvers<number>();
  postsService.countRows.mockReturnValueOnce(count.promise);
  storeBlog(manyPosts(51));
  render(<Panel />, { wrapper: MemoryRouter });

  await waitFor(() => expect(titles()).toHaveLength(50));
  await says('Loading posts…');
  await act(async () => count.resolve(51));
  await says('Showing 1–50 of 51 posts');
});

test('says when the posts could not be loaded and retries', async () => {
  postsService.countRows.mockRejectedValueOnce(new Error('away'));
  await open(both);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load blog posts.');

  await press('Try again');

  expect(await screen.findAllByRole('rowheader')).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
});

test('searches posts and shows how many match', async () => {
  await open({ fha, va, usda });
  await userEvent.type(searchbox(), 'general');

  await says('1 post for “general”');
  expect(titles()).toEqual(['VA loans']);

  await userEvent.type(searchbox(), 'x');
  await says('No posts match “generalx”.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();

  await press('Clear search');
  expect(titles()).toHaveLength(3);
  expect(heading()).toHaveFocus();
});

test('sorts by its column headings, which announce the order', async () => {
  await open({ fha, va, usda });
  const column = (name: string) => screen.getByRole('columnheader', { name });
  expect(column('Date')).toHaveAttribute('aria-sort', 'descending');

  await press('Title');
  await waitFor(() => expect(titles()).toEqual(['FHA loans', 'USDA loans', 'VA loans']));
  expect(column('Title')).toHaveAttribute('aria-sort', 'ascending');
  expect(column('Date')).not.toHaveAttribute('aria-sort');
  expect(button('Title')).toHaveFocus();

  await press('Title');
  await waitFor(() => expect(titles()).toEqual(['VA loans', 'USDA loans', 'FHA loans']));
  expect(column('Title')).toHaveAttribute('aria-sort', 'descending');
});

test('shows fifty posts per page and reads no others', async () => {
  await open(manyPosts(51));
  expect(titles()).toHaveLength(50);
  await says('Showing 1–50 of 51 posts');
  expect(postsService.getRowPages).toHaveBeenCalledOnce();

  await press('Next');
  await says('Showing post 51 of 51');
  expect(titles()).toEqual(['Post 50']);
  expect(heading()).toHaveFocus();

  await press('Previous');
  expect(titles()).toHaveLength(50);
  expect(postsService.getRowPages).toHaveBeenCalledTimes(2);
  expect(everyPostService.everyPost).not.toHaveBeenCalled();
});

test('keeps the page and says so when the next one cannot be read', async () => {
  await open(manyPosts(51));
  postsService.getRowPages.mockRejectedValueOnce(new Error('away'));
  await press('Next');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load blog posts.');
  expect(titles()).toHaveLength(50);
  await press('Try again');
  await waitFor(() => expect(titles()).toEqual(['Post 50']));
});

test('deletes a post after a confirmation', async () => {
  await open(both);
  await userEvent.click(deleteButton('FHA loans'));
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this blog post?',
  });
  expect(dialog).toHaveAccessibleDescription(/FHA loans/);
  expect(deletedPostsService.deletePost).not.toHaveBeenCalled();

  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete post' }));

  expect(deletedPostsService.deletePost).toHaveBeenCalledExactlyOnceWith('fha', 'a@example.com');
  expect(clearBlogCache).toHaveBeenCalledOnce();
  expect(titles()).toEqual(['USDA loans']);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('The post “FHA loans” was deleted.')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('keeps the post when the deletion is canceled', async () => {
  await open({ fha });
  await userEvent.click(deleteButton('FHA loans'));
  await press('Cancel');

  expect(deletedPostsService.deletePost).not.toHaveBeenCalled();
  expect(titles()).toEqual(['FHA loans']);
});

test('keeps the post and says so when the deletion fails', async () => {
  deletedPostsService.deletePost.mockRejectedValueOnce(new Error('denied'));
  await open({ fha });
  await confirmDeletion('FHA loans');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete post.');
  expect(clearBlogCache).not.toHaveBeenCalled();
  await press('Cancel');
  expect(titles()).toEqual(['FHA loans']);
});

test('brings a post back right after its deletion', async () => {
  await open(both);
  await confirmDeletion('FHA loans');
  await press('Bring it back');

  expect(deletedPostsService.bringBack).toHaveBeenCalledExactlyOnceWith('fha');
  expect(
    await screen.findByText('The post “FHA loans” is back on the blog, with its old date.'),
  ).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['USDA loans', 'FHA loans']));
  expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  expect(clearBlogCache).toHaveBeenCalledTimes(2);
  expect(heading()).toHaveFocus();
});

test('lists the deleted posts when asked, and brings one back', async () => {
  await open(both);
  await confirmDeletion('FHA loans');
  expect(deletedPostsService.listDeletedPosts).not.toHaveBeenCalled();
  await press('Deleted posts');

  const list = await screen.findByRole('region', { name: 'Deleted posts' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    'FHA loansDeleted 3/6/2026, 12:00 PM by a@example.com. It can be brought back until April 5, 2026.',
  );
  await press('Bring back FHA loans');
  expect(await screen.findByText('No posts were deleted recently.')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['USDA loans', 'FHA loans']));
});

test.each([
  [
    'another post has its address',
    new SlugTaken('VA loans'),
    'The post “VA loans” has its address',
  ],
  ['the database does not answer', new Error('away'), 'Check your connection'],
])('says so when a post cannot be brought back because %s', async (_words, failure, text) => {
  deletedPostsService.bringBack.mockRejectedValueOnce(failure);
  await open(both);
  await confirmDeletion('FHA loans');
  await press('Bring it back');

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The post “FHA loans” is not back.');
  expect(alert).toHaveTextContent(text);
  expect(titles()).toEqual(['USDA loans']);
  await press('Bring it back');
  await waitFor(() => expect(titles()).toEqual(['USDA loans', 'FHA loans']));
});

test('says so when the deleted posts cannot be read', async () => {
  deletedPostsService.listDeletedPosts.mockRejectedValueOnce(new Error('away'));
  await open(both);
  await press('Deleted posts');

  expect(await screen.findByText('The deleted posts could not be loaded.')).toBeVisible();
  await press('Try again');
  expect(await screen.findByText('No posts were deleted recently.')).toBeVisible();
});

test('says that there are no posts after the last one is deleted', async () => {
  await open({ fha });
  await confirmDeletion('FHA loans');

  expect(await screen.findByText('No blog posts found.')).toBeVisible();
});

test('reads the next post after a deletion and updates the count', async () => {
  await open(manyPosts(101));
  await press('Next');
  await says('Showing 51–100 of 101 posts');
  postsService.getRowPages.mockClear();
  await confirmDeletion('Post 60');

  await waitFor(() => expect(titles()).toHaveLength(50));
  expect(titles().at(-1)).toBe('Post 100');
  expect(titles()).not.toContain('Post 60');
  await says('Showing 51–100 of 100 posts');
  expect(postsService.getRowPages.mock.calls).toEqual([[expect.anything(), 50, 1]]);
});

test('removes the last page when its only post is deleted', async () => {
  await open(manyPosts(51));
  await press('Next');
  await says('Showing post 51 of 51');
  await confirmDeletion('Post 50');

  await waitFor(() => expect(titles()).toHaveLength(50));
  await says('50 posts');
});

test('counts the posts that an order leaves out and shows them separately', async () => {
  await open({ ...manyPosts(60), va, other: { ...va, title: 'Jumbo loans' } });
  await says('Showing 1–50 of 60 posts');
  expect(screen.getByText('2 posts have no date.')).toBeVisible();

  await press('Show posts without a date');
  await says('2 posts without a date');
  expect(titles()).toEqual(['VA loans', 'Jumbo loans']);
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Edit VA loans' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Title' })).not.toBeInTheDocument();

  await confirmDeletion('VA loans');
  await says('1 post without a date');
  expect(titles()).toEqual(['Jumbo loans']);
  await confirmDeletion('Jumbo loans');
  await says('All posts have a date.');

  await press('Back to all posts');
  await says('Showing 1–50 of 60 posts');
  expect(screen.queryByText(/no date/)).not.toBeInTheDocument();
});

test('shows the progress of reading posts without a title', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const untitled = { ...fha, title: undefined };
  await open({ ...manyPosts(70), untitled });
  await press('Title');
  expect(await screen.findByText('1 post has no title.')).toBeVisible();
  everyPostService.everyPost.mockImplementationOnce(async function* () {
    const posts = [{ id: 'untitled', data: untitled }];
    yield { posts, progress: { readCount: 60, totalCount: 1_071 } };
    await promise;
  });

  await press('Show posts without a title');
  await says('Reading posts… 60 of 1,071');
  expect(titles()).toEqual(['(No title)']);
  await act(async () => resolve());
  await says('1 post without a title');
});

test('searches the index and newer posts and reads no other post', async () => {
  storeBlog({ ...manyPosts(60), fha, va });
  buildIndex();
  changePost('usda', usda);
  changePost('fha', { ...fha, title: 'Jumbo' });
  render(<Panel />, { wrapper: MemoryRouter });
  await userEvent.type(await screen.findByRole('searchbox'), 'loans');

  await says('3 posts for “loans”');
  expect(titles()).toEqual(['USDA loans', 'Jumbo', 'VA loans']);
  expect(everyPostService.everyPost).not.toHaveBeenCalled();
  await waitFor(() => expect(postsService.rowsOf).toHaveBeenCalledExactlyOnceWith(['va']));
});

test('corrects results for posts that were deleted or changed since the index was built', async () => {
  storeBlog({ ...manyPosts(3), fha, usda });
  buildIndex();
  changeUnnoticed('fha', undefined);
  changeUnnoticed('usda', { ...usda, title: 'Jumbo loans' });
  render(<Panel />, { wrapper: MemoryRouter });
  await userEvent.type(await screen.findByRole('searchbox'), 'loans');

  await says('1 post for “loans”');
  expect(titles()).toEqual(['Jumbo loans']);
});

test('reloads an index that was replaced in the meantime', async () => {
  storeBlog(both);
  buildIndex();
  vi.mocked(fetchEntries).mockRejectedValueOnce(new IndexReplaced('/1.json'));
  render(<Panel />, { wrapper: MemoryRouter });
  // A single key, because another one would reload anyway.
  await userEvent.type(await screen.findByRole('searchbox'), 'f');

  await says('1 post for “f”');
  expect(fetchManifest).toHaveBeenCalledTimes(2);
});

test('says when a search fails and retries', async () => {
  await open(both);
  vi.mocked(fetchManifest).mockRejectedValueOnce(new TypeError('away'));
  await userEvent.type(searchbox(), 'f');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load blog posts.');
  expect(titles()).toEqual([]);
  expect(searchbox()).toHaveValue('f');
  await press('Try again');
  await waitFor(() => expect(titles()).toEqual(['FHA loans']));
});

test('no longer finds a deleted post', async () => {
  storeBlog(both);
  buildIndex();
  render(<Panel />, { wrapper: MemoryRouter });
  await userEvent.type(await screen.findByRole('searchbox'), 'loans');
  await says('2 posts for “loans”');
  await waitFor(() => expect(postsService.rowsOf).toHaveBeenCalledOnce());
  await confirmDeletion('FHA loans');

  await says('1 post for “loans”');
  expect(titles()).toEqual(['USDA loans']);
  await press('Title');
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort'),
  );
  expect(titles()).toEqual(['USDA loans']);
});

test('reloads the visible page after a normalization', async () => {
  await open({ ...manyPosts(51) });
  await press('Next');
  await says('Showing post 51 of 51');
  changePost('post-50', post('Renamed', { datePublished: '2020-01-01' }));
  changePost('newest', post('Newest', { datePublished: '2019-01-01' }));
  await press('Posts were normalized');

  await waitFor(() => expect(titles()).toEqual(['Renamed', 'Newest']));
  await says('Showing 51–52 of 52 posts');
  await userEvent.type(searchbox(), 'renamed');
  await says('1 post for “renamed”');

  changePost('post-3', post('Renamed as well'));
  await press('Posts were normalized');
  await says('2 posts for “renamed”');
});

test('shows the same search, order, and page again after Back', async () => {
  storeBlog(manyPosts(60));
  function Away() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    );
  }
  function Place() {
    return <output>{useLocation().search}</output>;
  }
  render(
    <MemoryRouter initialEntries={['/admin/blog']}>
      <Place />
      <Link to="/away">Leave</Link>
      <Routes>
        <Route path="/admin/blog" element={<Panel />} />
        <Route path="/away" element={<Away />} />
      </Routes>
    </MemoryRouter>,
  );
  await waitFor(() => expect(titles()).toHaveLength(50));
  await press('Title');
  await userEvent.type(searchbox(), 'post-1');
  await waitFor(() =>
    expect(screen.getByText('?q=post-1&sort=title-ascending')).toBeInTheDocument(),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await press('Back');
  expect(await screen.findByRole('searchbox')).toHaveValue('post-1');
  await says('11 posts for “post-1”');
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
