import type { Page } from '@playwright/test';
import { blogPostPath } from '#src/lib/addresses/paths.ts';
import { hydrated } from './test.ts';

/** Returns the page of a blog post by what a reader sees. */
export function article(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1 }),
    byline: page.getByRole('paragraph').filter({ hasText: /^By / }),
    contents: page.getByRole('navigation', { name: 'In this article' }),
    image: page.locator('article img').first(),
    notFound: page.getByRole('heading', { level: 1, name: 'Blog post not found.' }),
    loading: page.getByRole('heading', { level: 1, name: 'Loading...' }),

    async open(slug: string, hash = ''): Promise<void> {
      await page.goto(blogPostPath(slug) + hash);
      await hydrated(page);
    },

    /** Returns the value of the one tag that the selector finds, or '' when there is none. */
    async head(selector: string): Promise<string> {
      const values = await page
        .locator(selector)
        .evaluateAll((tags) =>
          tags.map(
            (tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
          ),
        );
      if (values.length > 1)
        throw new Error(`The selector ${selector} finds ${values.length} tags.`);
      return values[0] ?? '';
    },
  };
}
