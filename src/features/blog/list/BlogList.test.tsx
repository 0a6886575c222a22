import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetVisitedPosts } from '#src/domain/posts/listing/visited-posts.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { BlogList } from './BlogList.tsx';

const service = vi.hoisted(() => ({ getPostPages: vi.fn(), countPosts: vi.fn() }));
const listStoredPosts = vi.hoisted(() => vi.fn());
vi.mock('#src/domain/posts/posts.service.ts', () => service);
vi.mock('#src/domain/posts/all-posts.service.ts', () => ({ listStoredPosts }));

const posts = Array.from({ length: 8 }, (_, index) =>
  samplePost({
    slug: `p${index + 1}`,
    category: index === 7 ? 'Credit' : 'Rates',
    content: index === 7 ? '<p>Escrow</p>' : '',
    datePublished: `2026-11-${20 - index}`,
  }),
);
const stored = posts.map(({ id, ...data }) => ({ id, data }));

beforeEach(() => {
  forgetVisitedPosts();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = vi.fn();
  const inCategory = (category = '') => posts.filter((post) => post.category.includes(category));
  service.countPosts.mockReset().mockImplementation(async (name) => inCategory(name).length);
  // A site without an index, whose posts are all read for a search.
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  listStoredPosts.mockReset().mockResolvedValue(stored);
  service.getPostPages.mockReset().mockImplementation(async ({ category, after = 0 }) => {
    const found = inCategory(category).slice(after, after + 6);
    return found.length > 0 ? [{ posts: found, end: after + 6 }] : [];
  });
});

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

function open(address = '/blog') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <BlogList>
        <h1>Mortgage Blog</h1>
      </BlogList>
      <Address />
    </MemoryRouter>,
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search by word or state' });
const status = () => screen.getByRole('status');
const shown = () =>
  screen.queryAllByRole('link', { name: /^Read/ }).map((link) => link.textContent);
const address = () => screen.getByTestId('address').textContent;
const topic = (name: string) => screen.getByRole('link', { name });

test('has the specified search box and topics', () => {
  open();

  expect(box()).toHaveAttribute('placeholder', 'Search mortgage articles...');
  expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled();
  const topics = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
  expect(topics.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All Topics', '/blog'],
    ['Rates', '/blog?tab=rates'],
    ['Approval', '/blog?tab=approval'],
    ['Credit', '/blog?tab=credit'],
    ['Refinance', '/blog?tab=refinance'],
  ]);
  expect(topic('All Topics')).toHaveAttribute('aria-current', 'true');
});

test('shows six posts a page and goes to the next one, with the focus on its heading', async () => {
  open();
  expect(status()).toHaveTextContent('Loading articles…');
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(status()).toHaveTextContent('Showing 1–6 of 8 articles');
  expect(shown()).toHaveLength(6);

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(status()).toHaveTextContent('Showing 7–8 of 8 articles');
  expect(shown()).toEqual(['Read Title of p7', 'Read Title of p8']);
  expect(screen.getByRole('heading', { name: 'All articles' })).toHaveFocus();
  expect(address()).toBe('?page=2');
});

test('typing searches all topics, and a topic clears the text', async () => {
  open('/blog?tab=rates&page=2');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();

  await userEvent.type(box(), 'ESC');
  expect(await screen.findByRole('link', { name: 'Read Title of p8' })).toBeVisible();
  expect(status()).toHaveTextContent('1 article for “ESC”');
  expect(topic('All Topics')).toHaveAttribute('aria-current', 'true');
  await vi.waitFor(() => expect(address()).toBe('?q=ESC'));

  await userEvent.click(topic('Rates'));
  expect(box()).toHaveValue('');
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(address()).toBe('?tab=rates');
});

test('loads the list of all posts once, and only for whoever searches', async () => {
  open();
  await screen.findByText('Page 1 of 2');
  expect(listStoredPosts).not.toHaveBeenCalled();

  await userEvent.type(box(), 'title');
  expect(status()).toHaveTextContent('Showing 1–6 of 8 articles for “title”');
  await userEvent.clear(box());
  await userEvent.type(box(), 'escrow');
  expect(status()).toHaveTextContent('1 article for “escrow”');
  expect(listStoredPosts).toHaveBeenCalledTimes(1);
  expect(service.getPostPages).toHaveBeenCalledTimes(1);
});

test('says that it is searching while the list is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof stored>();
  listStoredPosts.mockReturnValue(promise);
  open();
  await userEvent.type(box(), 'title');
  expect(status()).toHaveTextContent('Searching all articles…');

  resolve(stored);
  await vi.waitFor(() => expect(status()).toHaveTextContent('Showing 1–6 of 8'));
});

test('finds nothing in words and with a way out', async () => {
  open('/blog?q=zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));

  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(box()).toHaveValue('');
  expect(address()).toBe('');
  expect(screen.getByRole('heading', { name: 'All articles' })).toHaveFocus();
});

test('a topic without posts leads to all topics', async () => {
  open('/blog?tab=refinance');
  const way = await screen.findByRole('button', { name: 'See all topics' });
  expect(status()).toHaveTextContent('There are no articles about Refinance yet.');

  await userEvent.click(way);
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
});

test('an empty blog says so', async () => {
  service.countPosts.mockResolvedValue(0);
  service.getPostPages.mockResolvedValue([]);
  open();
  await vi.waitFor(() => expect(status()).toHaveTextContent('There are no articles yet.'));
});

test.each([
  ['/blog', service.getPostPages],
  ['/blog?q=title', listStoredPosts],
])('%s, not to be had, is tried again on request', async (path, read) => {
  read.mockRejectedValueOnce(new Error('away'));
  open(path);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(status()).toHaveTextContent('The articles could not be loaded.');

  await userEvent.click(retry);

  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([
  ['/blog?page=999', '?page=2'],
  ['/blog?page=0', ''],
  ['/blog?q=title&page=7', '?q=title&page=2'],
  ['/blog?q=escrow&tab=rates', '?q=escrow'],
  ['/blog?tab=RATES', '?tab=rates'],
  ['/blog?tab=solar&utm_source=letter', '?utm_source=letter'],
])('the address %s is put right to what is shown: %s', async (path, right) => {
  open(path);
  await vi.waitFor(() => expect(address()).toBe(right));
  expect(shown().length).toBeGreaterThan(0);
});

test.each(['?page=2', '?q=title%20of', '?utm_source=letter'])(
  'an address that says what is shown stays as it is: %s',
  async (search) => {
    open(`/blog${search}`);
    await vi.waitFor(() => expect(shown().length).toBeGreaterThan(0));
    await userEvent.click(box());
    await userEvent.tab();
    expect(address()).toBe(search);
  },
);

test('an only article on the last page is counted as one', async () => {
  service.countPosts.mockResolvedValue(7);
  service.getPostPages.mockImplementation(async ({ after = 0 }) => {
    const found = posts.slice(0, 7).slice(after, after + 6);
    return found.length > 0 ? [{ posts: found, end: after + 6 }] : [];
  });
  open('/blog?page=2');
  await vi.waitFor(() => expect(status()).toHaveTextContent(/^Showing article 7 of 7$/));
});

test('Search goes to the results', async () => {
  open();
  await userEvent.type(box(), 'escrow{Enter}');

  expect(screen.getByRole('heading', { name: 'Search results' })).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
  expect(address()).toBe('?q=escrow');
});
