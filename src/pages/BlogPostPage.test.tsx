import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { blogPostRoute } from '#src/lib/addresses/paths.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { site } from '#src/site.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { BlogPostPage } from './BlogPostPage.tsx';

const {
  findMovedPost: findMoved,
  findPostBySlug: find,
  getRelatedPosts,
} = mockExports(await import('#src/data/posts/posts.service.ts'));
beforeEach(() => {
  findMoved.mockResolvedValue(undefined);
  getRelatedPosts.mockResolvedValue([]);
});

const post = (changes: Partial<Post> = {}) =>
  samplePost({
    title: 'Points',
    slug: 'points',
    description: 'What points are.',
    content: '<p>One point is one percent.</p>',
    author: 'R. Writer',
    datePublished: '2026-03-04',
    ...changes,
  });

function show(history = ['/blog/points']) {
  renderAt(
    <>
      <Link to="/blog/apr">Next</Link>
      <Routes>
        <Route path={blogPostRoute} element={<BlogPostPage />} />
      </Routes>
    </>,
    history,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('shows a loading text, then the post and its title', async () => {
  find.mockResolvedValue(post({ dateEdited: '2026-03-06T17:00:00.000Z' }));
  show();
  expect(heading()).toHaveTextContent('Loading...');
  expect(document.title).toBe(`Mortgage Blog | ${site.name}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Points' })).toBeVisible();
  expect(find).toHaveBeenCalledWith('points');
  expect(screen.getByText('By R. Writer').parentElement).toHaveTextContent(
    'By R. Writer | March 4, 2026 | Updated March 6, 2026',
  );
  expect(screen.getByText('1-minute read')).toBeVisible();
  expect(screen.getByText('One point is one percent.')).toBeVisible();
  for (const [name, path] of [
    ['About the author', '/about-author'],
    ['Get Pre-Qualified', '/quote'],
    ['Open the calculator', '/calculator'],
    ['Blog', '/blog'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  expect(document.title).toBe(`Points | ${site.name}`);
  expect(document.querySelectorAll('title')).toHaveLength(1);
});

test.each([
  ['no post', () => find.mockResolvedValue(undefined)],
  ['a failure', () => find.mockRejectedValue(new Error('away'))],
])('says for %s that no post was found and links to all articles', async (_words, prepare) => {
  prepare();
  show();
  expect(await screen.findByText('Blog post not found.')).toBe(heading());
  expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/blog');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('lists related posts with a date where there is one', async () => {
  find.mockResolvedValue(post());
  getRelatedPosts.mockResolvedValue([
    post({ id: 'b', slug: 'a b', title: 'APR' }),
    post({ id: 'c', title: 'Locks', description: '', datePublished: '' }),
  ]);
  show();
  const related = await screen.findByRole('region', { name: 'More on Rates' });
  expect(related).toHaveTextContent('APRWhat points are.March 4, 2026Locks');
  expect(screen.getByRole('link', { name: 'APR' })).toHaveAttribute('href', '/blog/a%20b');
});

test('omits related posts when they cannot be read', async () => {
  find.mockResolvedValue(post());
  getRelatedPosts.mockRejectedValue(new Error('away'));
  show();
  await screen.findByRole('heading', { level: 1, name: 'Points' });
  expect(screen.queryByRole('region', { name: /More on/ })).not.toBeInTheDocument();
});

test('shows a moved post and puts its present address in the URL, without reading it again, and then another', async () => {
  find.mockImplementation(async (slug) =>
    slug === 'apr' ? post({ id: 'b2', slug, title: 'APR' }) : undefined,
  );
  findMoved.mockResolvedValue(post({ slug: 'points-or-credits' }));
  show(['/blog', '/blog/points?from=mail#costs']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Points' })).toBeVisible();
  await waitFor(() => expect(place.address).toBe('/blog/points-or-credits?from=mail#costs'));
  expect(heading()).toHaveTextContent('Points');
  expect(find.mock.calls).toEqual([['points']]);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/blog\/points-or-credits$/),
  );

  place.goBack();
  expect(place.address, 'where the visitor came from').toBe('/blog');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'APR' })).toBeVisible();
});
