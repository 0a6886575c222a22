import type { Page } from '@playwright/test';
import { newestPostsPath } from '#src/model/posts/paged-list.ts';
import { numberedPosts } from '#tests/browser/blog.ts';
import { holdReads } from '#tests/browser/database-reads.ts';
import { ownPosts } from '#tests/browser/own-database.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

/** Collects the names of the pages whose scripts are requested, such as `CalculatorPage`. */
function watchPages(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    const [, name] = /[/]assets[/](\w+Page)-[^/]+[.]js$/.exec(request.url()) ?? [];
    // A script is imported, from the cache, once it was fetched.
    if (name && request.resourceType() === 'fetch') pages.push(name);
  });
  return pages;
}

const calculatorLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' });

test('a page is loaded when the visitor points at a link to it, and not before; those linked in view are loaded after a scroll', async ({
  page,
}) => {
  const pages = watchPages(page);
  await openHydrated(page, '/terms');
  const own = ['LegalPage', 'TermsPage'];
  expect(pages).toEqual(own);
  await calculatorLink(page).hover();
  await expect.poll(() => pages).toEqual([...own, 'CalculatorPage']);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => pages).toContain('FaqPage');
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => pages).toContain('ContactPage');
  await calculatorLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mortgage Calculator');
  expect(pages.filter((name) => name === 'CalculatorPage')).toHaveLength(1);
  // Only the footer leads there.
  expect(pages).not.toContain('AboutAuthorPage');
});

test('the form is loaded for somebody who only reads a page that leads to it, and another page when a link gets the focus', async ({
  page,
}) => {
  const pages = watchPages(page);
  await openHydrated(page, '/');
  await expect.poll(() => pages).toEqual(['HomePage', 'QuotePage']);
  await calculatorLink(page).focus();
  await expect.poll(() => pages).toContain('CalculatorPage');
});

test('the menu’s pages are loaded with what the build knew, and then a post', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const pages = watchPages(page);
  await openHydrated(page, '/terms');
  const listed = page.waitForResponse(`**${newestPostsPath}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const linked = ['RatesPage', 'CalculatorPage', 'QuotePage', 'BlogPage'];
  await expect.poll(() => pages).toEqual(expect.arrayContaining(linked));
  await (await listed).finished();
  await page.waitForLoadState('networkidle');

  const releases = [await holdReads(page, 'siteData'), await holdReads(page, 'mortgageBlogPosts')];
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Current Rates' }).click();
  await expect(page.getByText(/^Last updated/)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  for (const release of releases) release();
  await expect.poll(() => pages).toContain('BlogPostPage');
});

test('a post of the list is shown before it is read again, and then updated', async ({ page }) => {
  // Posts that nobody publishes or deletes meanwhile.
  const database = await ownPosts(page, numberedPosts(6));
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  const related = page.getByRole('region', { name: 'More on Rates' });
  // The first post brings the code for the content of any post.
  await page.getByRole('link', { name: 'Read Article 1' }).click();
  await expect(related).toBeVisible();
  await page.goBack();
  const release = database.hold();
  await page.getByRole('link', { name: 'Read Article 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article 2');
  await expect(related).toBeHidden();
  release();
  await expect(related).toBeVisible();
});
