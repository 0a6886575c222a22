import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetVisitedPosts } from '#src/domain/posts/listing/visited-posts.ts';
import type { Resource } from '#src/lib/use-resource.ts';
import { sampleAdminPost } from '#tests/fixtures/admin-posts.ts';
import { PostsPanel } from './PostsPanel.tsx';
import { deletePost } from './posts/admin-posts.service.ts';
import type { AdminPost } from './to-admin-post.ts';

vi.mock('./posts/admin-posts.service.ts', () => ({ deletePost: vi.fn() }));
vi.mock('#src/domain/posts/listing/visited-posts.ts', () => ({ forgetVisitedPosts: vi.fn() }));

beforeEach(() => {
  vi.mocked(deletePost).mockReset().mockResolvedValue();
  vi.mocked(forgetVisitedPosts).mockReset();
});

const fha = sampleAdminPost({ id: 'fha', title: 'FHA loans', datePublished: '2026-03-04' });
const va = sampleAdminPost({ id: 'va', title: 'VA loans', datePublished: '', category: '' });
const usda = sampleAdminPost({ id: 'usda', title: 'USDA loans', datePublished: '2026-03-05' });
const loaded = (...value: AdminPost[]) => ({ status: 'loaded', value }) as const;

function open(posts: Resource<readonly AdminPost[]>) {
  const onReload = vi.fn();
  render(<PostsPanel posts={posts} onReload={onReload} />, { wrapper: MemoryRouter });
  return { onReload };
}
const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent ?? '');
const deleteButton = (title: string) => screen.getByRole('button', { name: `Delete ${title}` });
const heading = () => screen.getByRole('heading', { name: 'Posts' });

test('has the four columns, the newest post first and an undated one last', () => {
  open(loaded(va, fha, usda));

  expect(screen.getByRole('table', { name: 'Posts' })).toBeVisible();
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Title', 'Slug', 'Date', 'Actions']);
  expect(titles()).toEqual(['USDA loans', 'FHA loans', 'VA loans']);
});

test('shows of a post what it has, and leads to it and to its editor', () => {
  open(loaded(fha));
  const row = within(screen.getByRole('row', { name: /FHA loans/ }));

  expect(row.getByRole('rowheader')).toHaveTextContent('FHA loansRates');
  expect(row.getByRole('link', { name: 'slug-of-fha' })).toHaveAttribute(
    'href',
    '/blog/slug-of-fha',
  );
  expect(row.getByRole('cell', { name: 'March 4, 2026' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Edit FHA loans' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/fha',
  );
});

test('shows a post that lacks everything, so that it can be mended or deleted', () => {
  open(loaded({ id: 'x/y', title: '', slug: '', category: '', states: [], datePublished: '' }));
  const row = within(screen.getByRole('row', { name: /No title/ }));

  expect(row.getByRole('rowheader')).toHaveTextContent('(No title)General');
  expect(row.getByRole('cell', { name: 'N/A' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Edit (No title)' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/x%2Fy',
  );
  expect(deleteButton('(No title)')).toBeEnabled();
});

test('says when there are none', () => {
  open(loaded());

  expect(screen.getByRole('status')).toHaveTextContent('No blog posts found.');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('says when they are loading', () => {
  open({ status: 'loading' });

  expect(screen.getByRole('status')).toHaveTextContent('Loading posts…');
});

test('says when they could not be loaded, and asks again', async () => {
  const { onReload } = open({ status: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load blog posts.');

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(onReload).toHaveBeenCalledOnce();
  expect(heading()).toHaveFocus();
});

test('looks for posts and says how many there are', async () => {
  open(loaded(fha, va, usda));
  await userEvent.type(screen.getByRole('searchbox'), 'general');

  expect(titles()).toEqual(['VA loans']);
  expect(screen.getByRole('status')).toHaveTextContent('1 post for “general”');

  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('No posts match “generalx”.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(titles()).toHaveLength(3);
  expect(heading()).toHaveFocus();
});

test('is put in order by its column headings, which say how it is', async () => {
  open(loaded(fha, va, usda));
  const column = (name: string) => screen.getByRole('columnheader', { name });
  expect(column('Date')).toHaveAttribute('aria-sort', 'descending');

  await userEvent.click(screen.getByRole('button', { name: 'Title' }));
  expect(column('Title')).toHaveAttribute('aria-sort', 'ascending');
  expect(column('Date')).not.toHaveAttribute('aria-sort');
  expect(titles()).toEqual(['FHA loans', 'USDA loans', 'VA loans']);

  await userEvent.click(screen.getByRole('button', { name: 'Title' }));
  expect(column('Title')).toHaveAttribute('aria-sort', 'descending');
  expect(titles()).toEqual(['VA loans', 'USDA loans', 'FHA loans']);
});

test('shows fifty posts a page', async () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
  const posts = Array.from({ length: 51 }, (_, index) =>
    sampleAdminPost({ id: `${index}`, datePublished: day(index) }),
  );
  open(loaded(...posts));
  expect(titles()).toHaveLength(50);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1–50 of 51 posts');

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(titles()).toEqual(['Title of 0']);
  expect(heading()).toHaveFocus();
});

test('deletes a post once the question was answered', async () => {
  open(loaded(fha, va));
  await userEvent.click(deleteButton('FHA loans'));
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this blog post?',
  });
  expect(dialog).toHaveAccessibleDescription(/FHA loans/);
  expect(deletePost).not.toHaveBeenCalled();

  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete post' }));

  expect(deletePost).toHaveBeenCalledExactlyOnceWith('fha');
  expect(forgetVisitedPosts).toHaveBeenCalledOnce();
  expect(titles()).toEqual(['VA loans']);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('The post “FHA loans” was deleted.')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('keeps the post when the question is taken back', async () => {
  open(loaded(fha));
  await userEvent.click(deleteButton('FHA loans'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(deletePost).not.toHaveBeenCalled();
  expect(titles()).toEqual(['FHA loans']);
});

test('keeps the post when deleting fails, and says so', async () => {
  vi.mocked(deletePost).mockRejectedValueOnce(new Error('denied'));
  open(loaded(fha));
  await userEvent.click(deleteButton('FHA loans'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete post' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete post.');
  expect(forgetVisitedPosts).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(titles()).toEqual(['FHA loans']);
});

test('says that there are none once the last one was deleted', async () => {
  open(loaded(fha));
  await userEvent.click(deleteButton('FHA loans'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete post' }));

  expect(await screen.findByText('No blog posts found.')).toBeVisible();
});
