import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearBlogCache, prepareFirstPage } from '#src/data/posts/blog-cache.ts';
import { blogLoader } from '#src/data/posts/blog-loader.ts';
import { contentField, toSearchable } from '#src/data/posts/post-search.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { packTexts } from '#src/lib/search/packed-text.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { datedPosts } from '#src/model/posts/stored-posts.ts';
import { site } from '#src/site.ts';
import { NavigationLink } from '#src/ui/parts/NavigationLink.tsx';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { BlogList } from './BlogList.tsx';
import { PostCard } from './PostGrid.tsx';

const service = { getPostPages: vi.fn(), countPosts: vi.fn() };
const listStoredPosts = vi.fn();
mockExports(await import('#src/data/posts/posts.service.ts'), service);
const recent = { postsSince: vi.fn(), getPostsById: vi.fn() };
mockExports(await import('#src/data/posts/stored-posts.service.ts'), {
  ...recent,
  listStoredPosts,
});

const posts = Array.from({ length: 8 }, (_, index) =>
  samplePost({
    slug: `p${index + 1}`,
    category: index === 7 ? 'Credit' : 'Rates',
    content: ['<p>Your first time?</p>', '<p>Escrow</p>'][index - 6] ?? '',
    datePublished: `2026-11-${20 - index}`,
  }),
);
const stored = posts.map(({ id, ...data }) => ({ id, data }));

beforeEach(() => {
  clearBlogCache();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = vi.fn();
  const inCategory = (category = '') => posts.filter((post) => post.category.includes(category));
  service.countPosts.mockImplementation(async (name) => inCategory(name).length);
  // A site without an index, where a search reads all posts.
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  listStoredPosts.mockResolvedValue(stored);
  recent.postsSince.mockResolvedValue([]);
  recent.getPostsById.mockImplementation(async (ids: string[]) => {
    return stored.filter(({ id }) => ids.includes(id));
  });
  service.getPostPages.mockImplementation(async ({ category, after = 0 }) => {
    const found = inCategory(category).slice(after, after + 6);
    return found.length > 0 ? [{ posts: found, end: after + 6 }] : [];
  });
});

const answer = { question: 'What about escrow?', path: '/faq#escrow' };
const searchParts = lazyValue(async () => ({
  ...(await import('./SearchParts.tsx')),
  findQuestions: (text: string) => (text === 'ESC' ? [answer] : []),
}));

function open(address = '/blog') {
  renderAt(
    <>
      <NavigationLink to="/blog">Blog</NavigationLink>
      <BlogList searchParts={searchParts}>
        <h1>Mortgage Blog</h1>
      </BlogList>
    </>,
    address,
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search by word or state' });
const status = () => screen.getByRole('status');
const says = (text: string) => waitFor(() => expect(status()).toHaveTextContent(text));
const shown = () =>
  screen.queryAllByRole('link', { name: /^Read/ }).map((link) => link.textContent);
const address = () => place.address.replace('/blog', '');
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

test('shows six posts per page and goes to the next page, focusing its heading', async () => {
  open();
  expect(status()).toHaveTextContent('Loading articles…');
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(status()).toHaveTextContent('Showing 1–6 of 8 articles');
  expect(shown()).toHaveLength(6);
  expect(listStoredPosts).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(status()).toHaveTextContent('Showing 7–8 of 8 articles');
  expect(shown()).toEqual(['Read Title of p7', 'Read Title of p8']);
  expect(screen.getByRole('heading', { name: 'All articles' })).toHaveFocus();
  expect(address()).toBe('?page=2');
});

test('searches all topics while typing and clears the text when a topic is chosen', async () => {
  open('/blog?tab=rates&page=2');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();

  await userEvent.type(box(), 'ESC');
  expect(await screen.findByRole('link', { name: 'Read Title of p8' })).toBeVisible();
  await says('1 article for “ESC”, and an answer in the FAQ');
  const answers = within(screen.getByRole('list', { name: 'Answers in the FAQ' }));
  expect(answers.getByRole('link', { name: answer.question })).toHaveAttribute('href', answer.path);
  expect(topic('All Topics')).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(address()).toBe('?q=ESC'));

  await userEvent.click(topic('Rates'));
  expect(box()).toHaveValue('');
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(address()).toBe('?tab=rates');
});

test('shows that it is searching while the posts load', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof stored>();
  listStoredPosts.mockReturnValue(promise);
  open();
  await userEvent.type(box(), 'title');
  await says('Searching all articles…');

  resolve(stored);
  await says('Showing 1–6 of 8');
});

describe('with an index', () => {
  const dated = datedPosts(stored);
  const { pack, listWords } = packTexts();
  const texts = dated.map(({ post }) => [post.id, pack(contentField(post.content))]);
  const files = new Map<string, () => Promise<Response>>();

  beforeEach(() => {
    const manifest = {
      since: 1,
      entries: ['/all'],
      words: ['/words'],
      texts: ['/texts'],
      rows: [],
      mostLinked: ['id-p3'],
    };
    files.set('/search-index.json', async () => Response.json(manifest));
    files.set('/all', async () => Response.json(dated.map(toSearchable)));
    files.set('/words', async () => Response.json(listWords()));
    files.set('/texts', async () => Response.json(texts));
    vi.stubGlobal('fetch', (path: string) => files.get(path)?.());
  });

  test('shows results and skeletons while the texts are searched, and results stay in their places', async () => {
    const late = Promise.withResolvers<void>();
    files.set('/texts', async () => {
      await late.promise;
      return Response.json(texts);
    });
    open();
    await userEvent.type(box(), 'title of p8');
    await waitFor(() => expect(shown()).toEqual(['Read Title of p8']));
    await says('Searching all texts…');
    const results = within(screen.getByRole('region', { name: 'Search results' }));
    expect(results.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    expect(screen.queryByText('Page 1 of 1')).not.toBeInTheDocument();

    await userEvent.clear(box());
    await userEvent.type(box(), 'your');
    late.resolve();
    await says('1 article for “your”');
    expect(shown()).toEqual(['Read Title of p7']);
    expect(listStoredPosts).not.toHaveBeenCalled();
  });

  test('keeps the results until those of the next text arrive', async () => {
    open('/blog?q=title');
    await says('of 8 articles for “title”');
    const { promise, resolve } = Promise.withResolvers<typeof stored>();
    recent.getPostsById.mockReturnValueOnce(promise);
    await userEvent.type(box(), ' of p8');
    await waitFor(() => expect(shown()).toEqual(['Read Title of p8']));
    resolve(stored);
    await says('1 article for “title of p8”');
  });

  test('shows at once what was found before, and no other page of it', async () => {
    open('/blog?q=title');
    await says('of 8 articles for “title”');
    cleanup();
    open('/blog?q=title');
    expect(shown()).toHaveLength(6);
    cleanup();
    open('/blog?q=title&page=2');
    expect(shown()).toEqual([]);
  });

  test('keeps results that cannot be verified in the database', async () => {
    recent.getPostsById.mockRejectedValue(new Error('away'));
    open('/blog?q=title');
    await waitFor(() => expect(recent.getPostsById).toHaveBeenCalled());
    await waitFor(() => expect(shown()).toHaveLength(6));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('with the first page as the build listed it', () => {
  /** With fewer posts than there are now. */
  const built = { posts: posts.slice(1, 3), page: 1, pageCount: 1, total: 2 };
  const titles = ['Read Title of p2', 'Read Title of p3'];

  beforeEach(async () => {
    vi.stubGlobal('fetch', async () => Response.json(built));
    await blogLoader();
    await prepareFirstPage();
  });

  test('shows it at once, until the database has answered', async () => {
    open();
    expect(shown()).toEqual(titles);
    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    expect(shown()).toHaveLength(6);
  });

  test('keeps it if the database cannot be read', async () => {
    service.getPostPages.mockRejectedValue(new Error('away'));
    open();
    await waitFor(() => expect(service.getPostPages).toHaveBeenCalled());
    await expect(service.getPostPages.mock.results[0]?.value).rejects.toThrow('away');
    expect(shown()).toEqual(titles);
  });

  test.each([
    ['of a topic', '/blog?tab=rates'],
    ['after the first', '/blog?page=2'],
    ['after posts were changed', '/blog', clearBlogCache],
  ])('does not show it on a page %s', (_words, path, change = () => {}) => {
    change();
    open(path);
    expect(shown()).toEqual([]);
  });
});

test('searches for what newcomers read first, and shows it', async () => {
  open('/blog?tab=credit');
  const start = screen.getByRole('link', { name: 'First time buying a home? Start here' });
  // Works before any script, too.
  expect(start).toHaveAttribute('href', '/blog?q=first+time');

  await userEvent.click(start);
  await says('1 article for “first time”');
  expect(shown()).toEqual(['Read Title of p7']);
  expect(box()).toHaveValue('first time');
  expect(address()).toBe('?q=first+time');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('marks the words that were found', async () => {
  open('/blog?q=titles+p8');
  await says('1 article for “titles p8”');
  const heading = screen.getByRole('heading', { level: 3 });
  expect(heading).toHaveTextContent('Title of p8');
  expect([...heading.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Title',
    'p8',
  ]);
});

test.each([
  ['titel', 'Showing 1–6 of 8 articles for “title”', 6],
  ['p8 zzz', 'No articles found for “p8 zzz”. These come closest.', 4],
  ['zzz', 'No articles found for “zzz”.', 3],
])('shows for %j what comes close, or articles to start with', async (text, words, count) => {
  open(`/blog?q=${text}`);
  await says(words);
  expect(shown()).toHaveLength(count);
});

test('says when nothing is found and offers to clear the search', async () => {
  open('/blog?q=zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));

  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(box()).toHaveValue('');
  expect(address()).toBe('');
  expect(screen.getByRole('heading', { name: 'All articles' })).toHaveFocus();
});

test('offers all topics for a topic without posts', async () => {
  open('/blog?tab=refinance');
  const way = await screen.findByRole('button', { name: 'See all topics' });
  expect(status()).toHaveTextContent('There are no articles about Refinance yet.');

  await userEvent.click(way);
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
});

test.each([
  ['a search', '/blog?q=zzz'],
  ['a topic', '/blog?tab=refinance'],
  ['a page', '/blog?page=2'],
  ['a text that is not in the address yet', '/blog'],
])('a link to the blog clears %s', async (_words, path) => {
  vi.stubGlobal('scrollTo', vi.fn());
  open(path);
  await waitFor(() => expect(status()).not.toHaveTextContent('…'));
  if (path === '/blog') await userEvent.type(box(), 'zzz');

  await userEvent.click(screen.getByRole('link', { name: 'Blog' }));

  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(box()).toHaveValue('');
  expect(topic('All Topics')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(box());
  await userEvent.tab();
  expect(address()).toBe('');
});

test('says when the blog is empty', async () => {
  service.countPosts.mockResolvedValue(0);
  service.getPostPages.mockResolvedValue([]);
  open();
  await says('There are no articles yet.');
});

test.each([
  ['/blog', service.getPostPages],
  ['/blog?q=title', listStoredPosts],
])('retries %s on request after a failure', async (path, read) => {
  read.mockRejectedValueOnce(new Error('away'));
  open(path);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(status()).toHaveTextContent('The articles could not be loaded.');

  await userEvent.click(retry);

  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([
  ['/blog?page=2', '?page=2'],
  ['/blog?page=999', '?page=2'],
  ['/blog?q=title&page=7', '?q=title&page=2'],
])('has what is shown in its URL: %s stays or becomes %s', async (path, right) => {
  open(path);
  await waitFor(() => expect(address()).toBe(right));
  await waitFor(() => expect(shown().length).toBeGreaterThan(0));
  await userEvent.click(box());
  await userEvent.tab();
  expect(address()).toBe(right);
});

test('counts a single article on the last page in the singular', async () => {
  service.countPosts.mockResolvedValue(7);
  service.getPostPages.mockImplementation(async ({ after = 0 }) => {
    const found = posts.slice(0, 7).slice(after, after + 6);
    return found.length > 0 ? [{ posts: found, end: after + 6 }] : [];
  });
  open('/blog?page=2');
  await waitFor(() => expect(status()).toHaveTextContent(/^Showing article 7 of 7$/));
});

test('goes to the results on Search', async () => {
  open();
  await userEvent.type(box(), 'escrow{Enter}');

  expect(await screen.findByRole('heading', { name: 'Search results' })).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
  expect(address()).toBe('?q=escrow');
});

function showCard(changes: Partial<Post>) {
  renderAt(<PostCard post={samplePost(changes)} />);
  return screen.getByRole('article');
}

test("shows the post's category, title, description, date, and author, and links to it", () => {
  const card = showCard({
    slug: 'fha loans',
    title: 'FHA Loans',
    category: 'Approval',
    description: 'What they ask for.',
    author: 'Dana Reyes',
    datePublished: '2026-11-22T04:00:00.000Z',
  });

  expect(card).toHaveTextContent('APPROVALFHA LoansWhat they ask for.11/21/2026 · By Dana Reyes');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('FHA Loans');
  expect(screen.getByText('11/21/2026')).toHaveAttribute('datetime', '2026-11-22T04:00:00.000Z');
  const link = screen.getByRole('link', { name: 'Read FHA Loans' });
  expect(link).toHaveAttribute('href', '/blog/fha%20loans');
});

test('omits what a post does not have', () => {
  const card = showCard({ slug: 'x', title: 'Old', category: '', datePublished: '' });

  const start = `OldBy ${site.name}`;
  expect(card.textContent.slice(0, start.length)).toBe(start);
  expect(card.querySelector('time')).toBeNull();
});
