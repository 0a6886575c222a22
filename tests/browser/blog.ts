import type { Page } from '@playwright/test';

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
  };
}
