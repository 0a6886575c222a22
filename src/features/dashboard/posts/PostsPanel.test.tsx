import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import {
  changePost,
  changeUnnoticed,
  postsService,
  storeBlog,
} from '#tests/fixtures/admin-blog.ts';
import {
  both,
  buildIndex,
  button,
  confirmDeletion,
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

test('shows four columns, with the newest post first and an undated one last', async () => {
  await open({ va, fha, usda });

  expect(screen.getByRole('table', { name: 'Posts' })).toBeVisible();
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Title', 'Slug', 'Date', 'Actions']);
  expect(titles()).toEqual(['USDA loans', 'FHA loans', 'VA loans']);
  await says('3 posts');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
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
  expect(postsService.everyPost).not.toHaveBeenCalled();
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

describe('posts that lack the date or title by which the list is sorted', () => {
  const jumbo = { ...va, title: 'Jumbo loans' };
  const dated = manyPosts(60);
  const lastDated = Object.values(dated)
    .slice(50)
    .map(({ title }) => title);

  async function openIndexed(posts: Parameters<typeof storeBlog>[0], change = () => {}) {
    storeBlog(posts);
    buildIndex();
    change();
    render(<Panel />, { wrapper: MemoryRouter });
    await waitFor(() => expect(titles()).toHaveLength(50));
  }

  test('come last, with N/A as their date, and are the only ones read for it', async () => {
    await openIndexed({ va, ...dated, jumbo });
    await says('Showing 1–50 of 62 posts');
    expect(fetchManifest).not.toHaveBeenCalled();

    await press('Next');
    await says('Showing 51–62 of 62 posts');
    expect(titles()).toEqual([...lastDated, 'Jumbo loans', 'VA loans']);
    const row = within(screen.getByRole('row', { name: /VA loans/ }));
    expect(row.getByRole('cell', { name: 'N/A' })).toBeVisible();
    expect(postsService.rowsByIds).toHaveBeenCalledExactlyOnceWith(['jumbo', 'va']);
    expect(postsService.everyPost).not.toHaveBeenCalled();

    await confirmDeletion('VA loans');
    await says('Showing 51–61 of 61 posts');
    expect(titles()).toEqual([...lastDated, 'Jumbo loans']);
  });

  test.each<[string, () => void, string[], number]>([
    [
      'a post that the index does not know',
      () => changeUnnoticed('jumbo', jumbo),
      ['Old', 'Jumbo loans', 'VA loans'],
      1,
    ],
    ['a post that is gone', () => changeUnnoticed('a', undefined), ['VA loans'], 0],
    ['a post that has a date now', () => changePost('a', post('Dated')), ['VA loans'], 0],
  ])('come last with %s', async (_words, change, last, wholeReads) => {
    await openIndexed({ a: { ...va, title: 'Old' }, va, ...dated }, change);
    await press('Next');
    await waitFor(() => expect(titles().slice(-1 - last.length)).toEqual(['Post 59', ...last]));
    expect(postsService.everyPost).toHaveBeenCalledTimes(wholeReads);
  });

  test('come last on a site without an index, which reads all posts once', async () => {
    await open({ va, ...dated });
    await press('Next');
    await says('Showing 51–61 of 61 posts');
    expect(titles()).toEqual([...lastDated, 'VA loans']);
    await press('Previous');
    await press('Next');
    expect(titles()).toEqual([...lastDated, 'VA loans']);
    expect(postsService.everyPost).toHaveBeenCalledOnce();
  });

  test('fill as many pages as it takes, in either direction', async () => {
    const undated = Object.fromEntries(
      Array.from({ length: 95 }, (_, index) => {
        const number = String(index).padStart(2, '0');
        return [`u${number}`, { ...va, title: `Undated ${number}` }];
      }),
    );
    await openIndexed({ ...undated, fha, usda });
    const [first, second] = ['Undated 48', 'Undated 94'];
    await says('Showing 1–50 of 97 posts');
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['USDA loans', 'FHA loans']));
    expect(titles().slice(2)).toEqual(
      [...Array(48).keys()].map((n) => `Undated ${String(n).padStart(2, '0')}`),
    );
    await press('Next');
    await says('Showing 51–97 of 97 posts');
    expect([titles().at(0), titles().at(-1)]).toEqual([first, second]);
    expect(titles()).toHaveLength(47);
    await press('Date');
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['FHA loans', 'USDA loans']));
    expect(titles().at(-1)).toBe('Undated 47');
  });
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
