import { expect, type Page } from '@playwright/test';
import { samplePost } from '#tests/fixtures/posts.ts';

/** Returns the blog's list by what a visitor sees. */
export function blog(page: Page) {
  return {
    box: page.getByRole('searchbox', { name: 'Search by word or state' }),
    topic: (name: string) =>
      page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name }),
    status: page.getByRole('status'),
    cards: page.getByRole('article'),
    titles: page.getByRole('article').getByRole('heading'),
    next: page.getByRole('button', { name: 'Next' }),

    /** Checks which posts of `numberedPosts` are shown, in order. */
    async expectPosts(...numbers: number[]): Promise<void> {
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(
        numbers.map((number) => `Article ${number}`),
      );
    },
  };
}

/** Returns posts named `Article 1` and so on, newest first. Every third one is about Credit. */
export function numberedPosts(count: number) {
  return Array.from({ length: count }, (_, index) =>
    samplePost({
      slug: `article-${index + 1}`,
      title: `Article ${index + 1}`,
      description: 'A description of about the usual length, which takes three or four lines.',
      category: index % 3 === 2 ? 'Credit' : 'Rates',
      datePublished: new Date(Date.UTC(2026, 9, 31) - index * 86_400_000).toISOString(),
    }),
  );
}

/** Returns the integers from `first` to `last`. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
