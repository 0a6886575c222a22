import { manifestPath } from '#src/data/posts/search-index.ts';
import { blog } from '#tests/browser/blog.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { ownPosts } from '#tests/browser/own-database.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { withoutPrerendering } from '#tests/browser/without-prerendering.ts';
import { samplePost } from '#tests/fixtures/posts.ts';

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

/** Posts named `Article 1` and so on, newest first. Every third one is about Credit. */
const numberedPosts = Array.from({ length: 14 }, (_, index) =>
  samplePost({
    slug: `article-${index + 1}`,
    title: `Article ${index + 1}`,
    description: 'A description of about the usual length, which takes three or four lines.',
    category: index % 3 === 2 ? 'Credit' : 'Rates',
    datePublished: new Date(Date.UTC(2026, 9, 31) - index * 86_400_000).toISOString(),
  }),
);

/** As wide as one word of a post may be. */
const word = 'Creditworthiness'.repeat(8);

test('a reader pages through the blog with the longest words, opens a post, and comes back to its card', async ({
  page,
  inspect,
}) => {
  const long = { title: word, description: word, author: word, category: word };
  const [first, ...others] = numberedPosts;
  const keywords = ['credit score'];
  const database = await ownPosts(page, [samplePost({ ...first, ...long, keywords }), ...others]);
  const { next, status, titles } = blog(page);
  const expectPosts = (from: number, to: number) =>
    expect(titles).toHaveText(others.slice(from - 2, to - 1).map(({ title }) => title));

  await page.goto('/blog?q=credit+score');
  await expect(status).toHaveText('1 article for “credit score”, and two answers in the FAQ');
  await inspect('blog: a hit, with answers of the FAQ');
  await openHydrated(page, '/blog');
  await expect(status).toHaveText('Showing 1–6 of 14 articles');

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('Next moves to the top of the results', async () => {
    await next.press('Enter');
    await expectPosts(7, 12);
    const heading = page.getByRole('heading', { name: 'All articles' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(100);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Read Article 7' })).toBeFocused();
  });

  await test.step('Back from a post leads to its card, without another read', async () => {
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
    await expectPosts(7, 12);
    expect(queries).toEqual([]);
    expect(before).toBeGreaterThan(0);
    await expect.poll(scrolled).toBe(before);
  });

  await test.step('a post of the list is shown before it is read again, and then updated', async () => {
    const related = page.getByRole('region', { name: 'More on Rates' });
    const release = await database.hold();
    await page.getByRole('link', { name: 'Read Article 8' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article 8');
    await expect(related).toBeHidden();
    release();
    await expect(related).toBeVisible();
  });

  await test.step('skeletons stand in for posts while they load, and nothing moves', async () => {
    await watchLayout(page);
    await withoutPrerendering(page);
    const release = await database.hold();
    await openHydrated(page, '/blog');
    await expect(status).toHaveText('Loading articles…');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const held = await height();
    release();
    await expect(titles.first()).toHaveText(word);
    // Only the pagination is added, below the cards.
    expect(Math.abs((await height()) - held)).toBeLessThan(250);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});
