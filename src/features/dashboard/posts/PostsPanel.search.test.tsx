import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  changePost,
  changeUnnoticed,
  postsService,
  storeBlog,
} from '#tests/fixtures/admin-blog.ts';
import {
  both,
  buildIndex,
  confirmDeletion,
  fetchEntries,
  fetchManifest,
  fha,
  heading,
  IndexReplaced,
  manyPosts,
  open,
  Panel,
  press,
  resetServices,
  says,
  searchbox,
  titles,
  usda,
  va,
} from '#tests/fixtures/posts-panel.tsx';

beforeEach(resetServices);

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

test('searches the index and newer posts and reads no other post', async () => {
  storeBlog({ ...manyPosts(60), fha, va });
  buildIndex();
  changePost('usda', usda);
  changePost('fha', { ...fha, title: 'Jumbo' });
  render(<Panel />, { wrapper: MemoryRouter });
  await userEvent.type(await screen.findByRole('searchbox'), 'loans');

  await says('3 posts for “loans”');
  expect(titles()).toEqual(['USDA loans', 'VA loans', 'Jumbo']);
  expect(postsService.everyPost).not.toHaveBeenCalled();
  await waitFor(() => expect(postsService.rowsByIds).toHaveBeenCalledExactlyOnceWith(['va']));
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
  await waitFor(() => expect(postsService.rowsByIds).toHaveBeenCalledOnce());
  await confirmDeletion('FHA loans');

  await says('1 post for “loans”');
  expect(titles()).toEqual(['USDA loans']);
  await press('Title');
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort'),
  );
  expect(titles()).toEqual(['USDA loans']);
});
