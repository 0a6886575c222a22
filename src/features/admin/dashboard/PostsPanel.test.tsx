import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SlugTaken } from '#src/data/admin/posts/deleted-posts.service.ts';
import type { PostDraft } from '#src/data/admin/posts/drafts.service.ts';
import { toAdminRow } from '#src/model/post-changes/admin-post.ts';
import type { StoredPost } from '#src/model/posts/stored-posts.ts';
import { NavigationLink } from '#src/ui/parts/NavigationLink.tsx';
import {
  answerWithBlog,
  changePost,
  changeUnnoticed,
  deletedPostsService,
  listFakeDeleted as listDeleted,
  postsService,
  storeBlog,
  storedPosts,
} from '#tests/fixtures/admin-blog.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { DraftsPanel } from './DraftsPanel.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { usePosts } from './use-posts.ts';
import { useReloadable } from './use-reloadable.ts';

const { deletePostDraft, listDrafts } = mockExports(
  await import('#src/data/admin/posts/drafts.service.ts'),
);

const { clearBlogCache } = mockExports(await import('#src/data/posts/blog-cache.ts'));
const { fetchManifest } = mockExports(await import('#src/data/posts/search-index.ts'));
const { fetchIfThere } = mockExports(await import('#src/lib/loading/built-file.ts'));

answerWithBlog();
/** Takes the index away. */
beforeEach(() => void fetchManifest.mockResolvedValue(undefined));

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

function buildIndex() {
  const rows = storedPosts().map(toAdminRow);
  fetchManifest.mockResolvedValue({
    since: 0,
    entries: [],
    words: [],
    texts: [],
    mostLinked: [],
    rows: ['/1.json', '/2.json'],
  });
  fetchIfThere.mockImplementation(async (path) =>
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

async function open(posts: Parameters<typeof storeBlog>[0]) {
  storeBlog(posts);
  renderAt(<Panel />);
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
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test.each([
  [{ fha }, 'FHA loans', 'Rates', 'March 4, 2026', '/admin/blog/edit/fha'],
  // So that it can be fixed or deleted.
  [{ 'x/y': {} }, '(No title)', 'General', 'N/A', '/admin/blog/edit/x%2Fy'],
])(
  'shows the values of a post, if it has any: %j',
  async (posts, title, category, date, editor) => {
    await open(posts);
    const row = within(screen.getAllByRole('row')[1] as HTMLElement);

    expect(row.getByRole('rowheader')).toHaveTextContent(`${title}${category}`);
    expect(row.getByRole('cell', { name: date })).toBeVisible();
    const link = (name: string) => row.queryByRole('link', { name })?.getAttribute('href');
    expect(link('fha-loans')).toBe('fha' in posts ? '/blog/fha-loans' : undefined);
    expect(link(`Edit ${title}`)).toBe(editor);
    expect(deleteButton(title)).toBeEnabled();
  },
);

test('says when the posts could not be loaded, and retries', async () => {
  postsService.listStoredPosts.mockRejectedValueOnce(new Error('away'));
  await open(both);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load blog posts.');

  await press('Try again');
  await waitFor(() => expect(titles()).toHaveLength(2));
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

test('shows thirty posts per page, reads only these beside the index, and turns back when the last page is empty', async () => {
  storeBlog(manyPosts(31));
  buildIndex();
  changeUnnoticed('post-3', undefined);
  changeUnnoticed('newer', post('Newer'));
  changePost('newest', post('Newest'));
  const { promise, resolve } = Promise.withResolvers<StoredPost[]>();
  postsService.getPostsById.mockReturnValueOnce(promise);
  renderAt(<Panel />);
  await says('Showing 1–30 of 32 posts');
  // The shown ones are compared with the database.
  resolve([...storedPosts()]);
  await says('Showing 1–30 of 31 posts');
  expect(titles()).not.toContain('Post 3');
  expect(postsService.listStoredPosts).not.toHaveBeenCalled();

  await press('Next');
  await says('Showing post 31 of 31');
  expect(titles()).toEqual(['Post 30']);
  expect(heading()).toHaveFocus();
  await waitFor(() => expect(postsService.getPostsById).toHaveBeenCalledTimes(2));

  await confirmDeletion('Post 30');
  await says('30 posts');
  await waitFor(() => expect(titles()).toHaveLength(30));
});

test('reads the posts again after a normalization, and keeps the search', async () => {
  await open(both);
  changePost('fha', post('Renamed'));
  await press('Posts were normalized');
  await waitFor(() => expect(titles()).toEqual(['USDA loans', 'Renamed']));
  await userEvent.type(searchbox(), 'renamed');
  await says('1 post for “renamed”');

  changePost('usda', post('Renamed as well'));
  await press('Posts were normalized');
  await says('2 posts for “renamed”');
});

test('deletes a post after a confirmation, and brings it back', async () => {
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
  await waitFor(() => expect(titles()).toEqual(['USDA loans']));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('The post “FHA loans” was deleted.')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());

  await press('Bring it back');
  expect(deletedPostsService.restorePost).toHaveBeenCalledExactlyOnceWith('fha');
  expect(
    await screen.findByText('The post “FHA loans” is back on the blog, with its old date.'),
  ).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['USDA loans', 'FHA loans']));
  expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  expect(clearBlogCache).toHaveBeenCalledTimes(2);
  expect(heading()).toHaveFocus();
});

test.each([
  [
    'another post has its address',
    new SlugTaken('VA loans'),
    'The post “FHA loans” is not back.',
    'The post “VA loans” has its address',
  ],
  [
    'the database does not answer',
    new Error('away'),
    'We do not know whether the post “FHA loans” is back.',
    'Check your connection',
  ],
])(
  'says so when a post cannot be brought back because %s',
  async (_words, failure, title, text) => {
    deletedPostsService.restorePost.mockRejectedValueOnce(failure);
    await open(both);
    await confirmDeletion('FHA loans');
    await press('Bring it back');

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
    await waitFor(() => expect(titles()).toEqual(['USDA loans']));
    await press('Bring it back');
    await waitFor(() => expect(titles()).toEqual(['USDA loans', 'FHA loans']));
  },
);

test('says so when the deleted posts cannot be read', async () => {
  listDeleted.mockRejectedValueOnce(new Error('away'));
  await open(both);
  await press('Deleted posts');

  expect(await screen.findByText('The deleted posts could not be loaded.')).toBeVisible();
  await press('Try again');
  expect(await screen.findByText('No posts were deleted recently.')).toBeVisible();
});

test('says when a search fails, and retries', async () => {
  storeBlog(both);
  buildIndex();
  renderAt(<Panel />);
  await says('2 posts');
  const manifest = await fetchManifest();
  fetchManifest.mockResolvedValue(manifest && { ...manifest, texts: ['/texts.json'] });
  await press('Posts were normalized');
  fetchIfThere.mockRejectedValueOnce(new TypeError('away'));
  await userEvent.type(searchbox(), 'f');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load blog posts.');
  expect(searchbox()).toHaveValue('f');
  await press('Try again');
  await waitFor(() => expect(titles()).toEqual(['FHA loans']));
});

const blog = {
  fha: post('FHA loans', { datePublished: '2026-03-05' }),
  va: post('VA loans', { category: 'Credit' }),
  usda: post('USDA loans', { category: '', states: ['Ohio'], datePublished: '2026-03-03' }),
  jumbo: post('Jumbo', { category: 'Credit', states: ['Ohio'], datePublished: '2026-03-02' }),
};

async function openAt(address = '/admin/blog') {
  renderAt(
    <>
      <NavigationLink to="/admin/blog">Posts and rates</NavigationLink>
      <Panel />
    </>,
    address,
  );
  await screen.findByRole('searchbox');
}

const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

test('narrows by category and state, together with text and order, in the address', async () => {
  storeBlog(blog);
  buildIndex();
  await openAt();
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
  await waitFor(() => expect(place.address).toBe(`/admin/blog${query}`));
  expect(postsService.listStoredPosts).not.toHaveBeenCalled();

  await press('Show all posts');
  await says('4 posts');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('');
  await userEvent.type(searchbox(), 'zz');
  await says('No posts match “zz”.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await press('Clear search');
  await says('4 posts');
  expect(titles()).toHaveLength(4);
  expect(heading()).toHaveFocus();
});

test('a link to the dashboard shows all posts again', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  storeBlog(blog);
  buildIndex();
  await openAt('/admin/blog?q=loans&category=Credit&sort=title-ascending');
  await says('1 post for “loans” in Credit');
  await userEvent.click(screen.getByRole('link', { name: 'Posts and rates' }));

  await says('4 posts');
  await waitFor(() => expect(titles()).toEqual(['FHA loans', 'VA loans', 'USDA loans', 'Jumbo']));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(place.address).toBe('/admin/blog');
});

const draft = {
  id: 'one',
  input: { title: 'Points' } as PostDraft['input'],
  base: undefined,
  by: 'ben@example.com',
  at: '2026-03-05T17:00:00.000Z',
};

function Drafts() {
  return <DraftsPanel drafts={useReloadable(listDrafts)} />;
}

test('deletes a draft after a question, says whether it is still there, and can be asked again', async () => {
  listDrafts.mockResolvedValueOnce([draft]).mockResolvedValue([]);
  deletePostDraft
    .mockRejectedValueOnce(Object.assign(new Error('denied'), { code: 'permission-denied' }))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce();
  renderAt(<Drafts />);
  await screen.findByRole('link', { name: 'Points' });
  await press('Delete the draft Points');
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this draft?' });
  expect(dialog).toHaveAccessibleDescription(/Points.*You cannot undo this\./);
  expect(deletePostDraft).not.toHaveBeenCalled();

  await press('Delete draft');
  expect(await screen.findByText(/^It is still there\./)).toBeVisible();
  await press('Delete draft');
  expect(await screen.findByText(/^It may still be there\./)).toBeVisible();
  await press('Delete draft');
  expect(await screen.findByText('The draft “Points” was deleted.')).toBeVisible();
  expect(await screen.findByText(/^No drafts\./)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Drafts' })).toHaveFocus();
  expect(deletePostDraft.mock.calls).toEqual([['one'], ['one'], ['one']]);
});
