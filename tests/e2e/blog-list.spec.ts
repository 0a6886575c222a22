import { blog, numberedPosts, range } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { withoutPrerendering } from '#tests/browser/without-prerendering.ts';
import { samplePost } from '#tests/fixtures/posts.ts';

test('pressing a topic repeatedly adds one history entry', { tag: '@full' }, async ({ page }) => {
  await answerWithPosts(page, numberedPosts(14));
  const { expectPosts, topic } = blog(page);
  await openHydrated(page, '/blog');
  await topic('Credit').evaluate(async (link: HTMLAnchorElement) => {
    // Presses again at each stage of handling the first press.
    for (let again = 0; again < 50; again++) {
      link.click();
      await null;
    }
  });
  await expect(page).toHaveURL('/blog?tab=credit');
  await expectPosts(3, 6, 9, 12);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expectPosts(...range(1, 6));
});

test('Next moves to the top of the results, and Back from a post to its card', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const database = await answerWithPosts(page, numberedPosts(14));
  const { expectPosts, next } = blog(page);
  await page.goto('/blog');
  await next.press('Enter');
  await expectPosts(...range(7, 12));
  const heading = page.getByRole('heading', { name: 'All articles' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeLessThan(100);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read Article 7' })).toBeFocused();
  const link = page.getByRole('link', { name: 'Read Article 9' });
  await expect(link).toHaveAttribute('href', '/blog/article-9');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  // The whole card is the link's click target.
  await page
    .getByRole('article')
    .filter({ has: link })
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL('/blog/article-9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article 9');
  await expect(page.getByRole('region', { name: /^More on/ })).toBeVisible();

  const reads = database.transferred.length;
  await page.goBack();
  await expectPosts(...range(7, 12));
  expect(database.transferred.slice(reads)).toEqual([]);
  expect(before).toBeGreaterThan(0);
  await expect.poll(scrolled).toBe(before);
});

test('skeletons stand in for posts while they load, and nothing moves', async ({ page }) => {
  await watchLayout(page);
  await withoutPrerendering(page);
  const database = await answerWithPosts(page, numberedPosts(14));
  const release = database.hold();
  await openHydrated(page, '/blog');
  const { expectPosts, status } = blog(page);
  await expect(status).toHaveText('Loading articles…');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const held = await height();
  release();
  await expectPosts(...range(1, 6));

  // Only the pagination is added, below the cards.
  expect(Math.abs((await height()) - held)).toBeLessThan(250);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

const posts = [
  ...numberedPosts(9),
  samplePost({ slug: 'fha', title: 'FHA Loans', keywords: ['mip'], states: ['Texas'] }),
  samplePost({ slug: 'html', title: 'Escrow', content: '<p class="mip">Taxes &amp; more</p>' }),
];

test('text and Enter typed before the script are kept', { tag: '@full' }, async ({ page }) => {
  await answerWithPosts(page, posts);
  const release = await holdScripts(page);
  const { box, titles } = blog(page);
  await page.goto('/blog', { waitUntil: 'commit' });
  await box.fill('mip');
  await page.keyboard.press('Enter');
  release();
  await expect(titles).toHaveText(['FHA Loans']);
  await expect(box).toHaveValue('mip');
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeFocused();
});

test('a pending search does not interrupt navigation', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await answerWithPosts(page, posts);
  const { box, titles } = blog(page);
  await page.goto('/blog');
  await box.fill('mip');
  await expect(titles).toHaveText(['FHA Loans']);
  const arrives = Promise.withResolvers<void>();
  await page.route('**/assets/CalculatorPage*', async (route) => {
    await arrives.promise;
    await route.continue();
  });

  await box.press('End');
  await box.pressSequentially('x');
  await page.getByRole('link', { name: 'Calculator' }).click();
  await page.clock.runFor(1_000);
  arrives.resolve();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mortgage Calculator');
  await expect(page).toHaveURL('/calculator');
  await page.goBack();
  await expect(page).toHaveURL('/blog?q=mipx');
  await expect(box).toHaveValue('mipx');
});

// The search index is made at build time. These tests change the database after that.

test('finds a post of the build through the index, without reading all posts', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes(':runQuery') || request.method() !== 'POST') return;
    const { where, limit } = request.postDataJSON().structuredQuery;
    reads.push(JSON.stringify(where?.fieldFilter?.op ?? limit));
  });
  const { box, titles, status } = blog(page);
  await page.goto('/blog');
  await expect(titles).toHaveCount(6);
  // The built page shows its posts before it reads the current ones.
  await expect.poll(() => reads).toContain('6');
  reads.length = 0;
  // From the posts that every local database starts with.
  await box.fill('rescission');
  await expect(status).toHaveText(/^\d+ articles? for “rescission”$/);
  await expect(titles.filter({ hasText: 'Should you take cash out' })).toHaveCount(1);
  // Reads what is newer by either date or by both, and the posts that are shown.
  await expect
    .poll(() => [...new Set(reads)].toSorted())
    .toEqual(['"GREATER_THAN_OR_EQUAL"', '"IN"']);
});
