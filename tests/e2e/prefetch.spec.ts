import type { Page } from '@playwright/test';
import { newestPostsPath } from '#src/model/posts/paged-list.ts';
import { holdReads } from '#tests/browser/database-reads.ts';
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

test.use({ loadsAhead: true });

const calculatorLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' });

test('pages are loaded ahead: the form for readers, what is pointed at or focused, what is in view after a scroll, what the menu offers', async ({
  page,
}) => {
  const pages = watchPages(page);
  const open = async (path: string) => {
    pages.length = 0;
    await openHydrated(page, path);
  };
  const own = ['LegalPage', 'TermsPage'];

  await test.step('the form, for somebody who only reads a page that leads to it', async () => {
    await open('/');
    await expect.poll(() => pages).toEqual(['HomePage', 'QuotePage']);
    await calculatorLink(page).focus();
    await expect.poll(() => pages).toContain('CalculatorPage');
  });

  await test.step('a page that the visitor points at, and not before; those in view after a scroll', async () => {
    await open('/terms');
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

  await test.step('the menu’s pages with what the build knew, and then a post', async () => {
    await page.setViewportSize({ width: 412, height: 823 });
    await open('/terms');
    const listed = page.waitForResponse(`**${newestPostsPath}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const linked = ['RatesPage', 'CalculatorPage', 'QuotePage', 'BlogPage'];
    await expect.poll(() => pages).toEqual(expect.arrayContaining(linked));
    await (await listed).finished();
    await page.waitForLoadState('networkidle');
    const releases = [
      await holdReads(page, 'siteData'),
      await holdReads(page, 'mortgageBlogPosts'),
    ];
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Current Rates' }).click();
    await expect(page.getByText(/^Last updated/)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    for (const release of releases) release();
    await expect.poll(() => pages).toContain('BlogPostPage');
  });
});
