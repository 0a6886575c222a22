import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Post } from '#src/domain/posts/post.schema.ts';
import { site } from '#src/site.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { PostCard } from './PostGrid.tsx';

function show(changes: Partial<Post>) {
  render(<PostCard post={samplePost(changes)} />, { wrapper: MemoryRouter });
  return screen.getByRole('article');
}

test("shows the post's category, title, description, date, and author, and links to it", () => {
  const card = show({
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
  const card = show({ slug: 'x', title: 'Old', category: '', datePublished: '' });

  const start = `OldBy ${site.name}`;
  expect(card.textContent.slice(0, start.length)).toBe(start);
  expect(card.querySelector('time')).toBeNull();
});
