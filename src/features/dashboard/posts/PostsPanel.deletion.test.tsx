import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { deletedPostsService, listDeleted, postsService } from '#tests/fixtures/admin-blog.ts';
import {
  both,
  clearBlogCache,
  confirmDeletion,
  deleteButton,
  fha,
  heading,
  manyPosts,
  open,
  press,
  says,
  titles,
} from '#tests/fixtures/posts-panel.tsx';
import { SlugTaken } from './deleted-posts.service.ts';

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
    deletedPostsService.bringBack.mockRejectedValueOnce(failure);
    await open(both);
    await confirmDeletion('FHA loans');
    await press('Bring it back');

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
    expect(titles()).toEqual(['USDA loans']);
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
