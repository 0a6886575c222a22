import { manifestPath } from '#src/data/posts/search-index.ts';
import { blog, numberedPosts, range } from '#tests/browser/blog.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { ownPosts } from '#tests/browser/own-database.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { withoutPrerendering } from '#tests/browser/without-prerendering.ts';
import { samplePost } from '#tests/fixtures/posts.ts';

test('Next moves to the top of the results, and Back from a post to its card', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ownPosts(page, numberedPosts(14));
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

  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) queries.push(request.url());
  });
  await page.goBack();
  await expectPosts(...range(7, 12));
  expect(queries).toEqual([]);
  expect(before).toBeGreaterThan(0);
  await expect.poll(scrolled).toBe(before);
});

test('skeletons stand in for posts while they load, and nothing moves', async ({ page }) => {
  await watchLayout(page);
  await withoutPrerendering(page);
  const database = await ownPosts(page, numberedPosts(14));
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

test('hits are in sight above a keyboard, and stay in their places when the search ends', async ({
  page,
}) => {
  const { texts } = await (await page.request.get(manifestPath)).json();
  const late = Promise.withResolvers<void>();
  await page.route(`**${texts[0]}`, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await openHydrated(page, '/blog?q=what+credit+score+do+i+need');
  const { box, titles, status } = blog(page);
  await expect(status).toHaveText('Searching all texts…');
  const top = async () => (await titles.first().boundingBox())?.y ?? Number.NaN;
  expect(await top()).toBeLessThan(640 - 280);

  await page.setViewportSize({ width: 1280, height: 1000 });
  await box.fill('break even');
  await expect(titles.first()).toHaveText('How many months until a refinance pays off?');
  await titles.first().evaluate((title) => title.scrollIntoView({ block: 'start' }));
  const before = await top();
  late.resolve();
  await expect(status).toHaveText(/^\d+ articles? for “break even”/);
  expect(await top()).toBe(before);
});

/** As wide as one word of a post may be. */
const word = 'Creditworthiness'.repeat(8);

test('axe passes on the blog with the longest words', async ({ page, showGroup }) => {
  const show = showGroup('blog');
  const long = { title: word, description: word, author: word, category: word };
  const [first, ...others] = numberedPosts(14);
  const keywords = ['credit score'];
  await ownPosts(page, [samplePost({ ...first, ...long, keywords }), ...others]);
  const { status } = blog(page);
  await openHydrated(page, '/blog');
  await expect(status).toHaveText('Showing 1–6 of 14 articles');
  await show('a page of posts');
  await page.goto('/blog?q=credit+score');
  await expect(status).toHaveText('1 article for “credit score”, and two answers in the FAQ');
  await show('a hit, with answers of the FAQ');
  const unknown = `${word.slice(0, 90)}xyz score`;
  await page.goto(`/blog?q=${unknown}`);
  await expect(status).toHaveText(`No articles found for “${unknown}”. These come closest.`);
  await show('nothing found');
});
