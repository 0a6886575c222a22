import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  changePost,
  everyPostService,
  postsService,
  storeBlog,
} from '#tests/fixtures/admin-blog.ts';
import {
  both,
  button,
  confirmDeletion,
  fha,
  heading,
  manyPosts,
  open,
  Panel,
  post,
  press,
  resetServices,
  says,
  searchbox,
  titles,
  usda,
  va,
} from '#tests/fixtures/posts-panel.tsx';

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

beforeEach(resetServices);

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
