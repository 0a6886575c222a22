import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NavigationLink } from '#src/ui/NavigationLink.tsx';
import { changePost, postsService, storeBlog } from '#tests/fixtures/admin-blog.ts';
import {
  both,
  buildIndex,
  fetchManifest,
  fha,
  heading,
  manyPosts,
  open,
  Panel,
  post,
  press,
  says,
  searchbox,
  titles,
  usda,
  va,
} from '#tests/fixtures/posts-panel.tsx';

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

const blog = {
  fha: post('FHA loans', { datePublished: '2026-03-05' }),
  va: post('VA loans', { category: 'Credit' }),
  usda: post('USDA loans', { category: '', states: ['Ohio'], datePublished: '2026-03-03' }),
  jumbo: post('Jumbo', { category: 'Credit', states: ['Ohio'], datePublished: '2026-03-02' }),
};

function Place() {
  return <output>{useLocation().search}</output>;
}

async function openAt(address = '/admin/blog') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Place />
      <NavigationLink to="/admin/blog">Posts and rates</NavigationLink>
      <Panel />
    </MemoryRouter>,
  );
  await screen.findByRole('searchbox');
}

const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

test('narrows by category and state, together with text and order, in the address', async () => {
  storeBlog(blog);
  buildIndex();
  await openAt();
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
  expect(postsService.everyPost).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Show all posts' }));
  await says('4 posts');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('');
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
  expect(screen.queryByText(/^\?/)).not.toBeInTheDocument();
});
