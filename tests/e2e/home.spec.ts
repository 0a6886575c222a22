import type { Page } from '@playwright/test';
import {
  answerDocument,
  answerQuery,
  holdReads,
  loseReads,
} from '#tests/browser/database-reads.ts';
import { fontWidths, openIn } from '#tests/browser/fonts.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { withoutPrerendering } from '#tests/browser/without-prerendering.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { sample } from '#tests/proof/extent.ts';

const posts = 'mortgageBlogPosts';

/** Posts of very different lengths. */
const samplePosts = [
  { title: 'Points', slug: 'points', description: '', category: '', datePublished: '2026-11-21' },
  {
    title: `A title that is long: ${'and goes on '.repeat(14)}`,
    slug: 'a-long-title',
    description: `${'A description that goes on and on. '.repeat(28)}`,
    category: 'Category 452e954c-090e-4544-8819-532054140ce7',
    datePublished: '',
  },
  {
    title: 'x'.repeat(80),
    slug: 'one-word',
    description: 'x'.repeat(200),
    category: 'Rates',
    datePublished: new Date('2026-11-22T03:00:00Z'),
  },
].map((post) => ({ ...post, image: '/images/hero.svg' }));

const failure = [
  'net::ERR_CONNECTION_REFUSED',
  'Could not read the rates',
  'Could not read featured posts',
];

const strip = (page: Page) => page.getByRole('region', { name: 'Current rates' });
// What changes in it stands in elements of its own.
const sentence = (page: Page) => page.getByText(/^At \d/).locator('..');
const slider = (page: Page) => page.getByRole('slider', { name: 'Loan amount' });
const featured = (page: Page) => page.getByRole('region', { name: 'Featured Resources' });
const cards = (page: Page) => featured(page).getByRole('listitem');

/** Answers the page's first query of posts with these, on a site without the list of all ids. */
async function answerPosts(page: Page, documents: Parameters<typeof answerQuery>[2]) {
  await page.route('/post-ids.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  return answerQuery(page, posts, documents);
}

test('features three posts of the database, reads no others, and shows rates', async ({ page }) => {
  // Other tests publish posts, which are newer than the list and would be read as well.
  await page.route('/post-ids.json', async (route) => {
    const response = await route.fetch();
    const tomorrow = Date.now() + 86_400_000;
    await route.fulfill({ response, json: { ...(await response.json()), since: tomorrow } });
  });
  const read: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('documents:runQuery')) return;
    // An empty result also has a row, which holds only the read time.
    const rows: { document?: object }[] = await response.json();
    read.push(rows.filter(({ document }) => document).length);
  });
  const ends = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/HomeEnd-')) ends.add(request.url());
  });
  await openHydrated(page, '/');
  await expect(cards(page)).toHaveCount(3);
  // The script of the page's end comes with the first scroll.
  expect([...ends]).toEqual([]);
  // Of newer posts, and of the drawn ones.
  await expect.poll(() => read.toSorted()).toEqual([0, 3]);
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    const image = card.getByRole('presentation');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect.poll(() => ends.size).toBe(1);
  await expect(strip(page).getByRole('definition')).toHaveText(
    Array(4)
      .fill([/\d%$/, /^\d\.\d{3}% APR$|^first five years$/, /^\$\d{3} a month per \$100,000$/])
      .flat(),
  );

  await page.setViewportSize(phone);
  expect(await farthestFromForm(page)).toBeLessThanOrEqual(2 * phone.height);
  await strip(page).getByRole('link').click();
  await expect(page).toHaveURL('/rates');
});

const phone = { width: 360, height: 740 };

/** Returns the most pixels between a place of the page and the nearest link to the form in it. */
function farthestFromForm(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .locator('a[href="/quote"]')
    .evaluateAll((links) => {
      const places = links.map((link) => link.getBoundingClientRect().top + scrollY);
      const [first = Number.POSITIVE_INFINITY] = places;
      const halfways = places.slice(1).map((place, index) => (place - (places[index] ?? 0)) / 2);
      const { scrollHeight } = document.documentElement;
      return Math.max(first, ...halfways, scrollHeight - (places.at(-1) ?? 0));
    });
}

test('nothing moves when rates and posts load', async ({ page }) => {
  await watchLayout(page);
  for (const fonts of fontWidths) {
    await openIn(page, fonts);
    for (const width of sample([320, 768, 1440], 2)) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingMoves(page, `at ${width} px in ${fonts} fonts`);
    }
  }
});

/** Opens the page, then lets its rates and its posts load once each is in view. */
async function expectNothingMoves(page: Page, where: string) {
  const answer = await answerPosts(page, samplePosts);
  const releaseRates = await holdReads(page, 'siteData');
  const releasePosts = await holdReads(page, posts);
  await openHydrated(page, '/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await height();

  await strip(page).scrollIntoViewIfNeeded();
  releaseRates();
  await expect(strip(page).getByRole('definition').first()).toHaveText(/\S/);
  await featured(page).getByRole('link', { name: 'View All Resources' }).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(0);
  releasePosts();
  await expect(cards(page)).toHaveCount(3);

  expect(await layoutShift(page), where).toBeLessThanOrEqual(0.01);
  expect(await height(), where).toBe(heightBefore);
  await answer.restore();
}

test('the sentence follows a slider moved early', { tag: '@full' }, async ({ page }) => {
  await answerDocument(page, 'siteData/current', rates);
  const release = await holdScripts(page, '**/assets/HomeRates-*.js');
  await openHydrated(page, '/');
  await slider(page).press('End');
  await expect(sentence(page)).toContainText('$320,000');
  release();
  await expect(sentence(page)).toHaveText('At 6.375%, $800,000 costs $4,991 a month');
});

test('it has links and rates without scripts', { tag: '@full' }, async ({ browser, baseURL }) => {
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const page = await bare.newPage();
  const answer = await page.goto(baseURL ?? '');
  // Chromium's switch leaves <noscript> unparsed, so this checks the response itself.
  expect(await answer?.text()).toMatch(/<noscript><ul>(<li><a href="\/blog\/[^<]+<\/a><\/li>){3}/);
  const all = featured(page).getByRole('link', { name: 'View All Resources' });
  await expect(all).toHaveAttribute('href', '/blog');
  const { height } = (await featured(page).boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThan(400);
  for (const rate of await strip(page).getByRole('definition').all())
    await expect(rate).toBeVisible();
  await expect(strip(page).getByRole('link')).toBeVisible();
  await expect(sentence(page)).toBeVisible();
  await expect(slider(page)).toBeHidden();
  await bare.close();
});

test('axe passes, also where nothing is answered', async ({ page, showGroup, expectedErrors }) => {
  expectedErrors.push(...failure);
  const show = showGroup('home');
  await withoutPrerendering(page);
  await watchLayout(page);
  const answer = await answerPosts(page, samplePosts);
  const releaseRates = await holdReads(page, 'siteData');
  const releasePosts = await holdReads(page, posts);
  await openHydrated(page, '/');
  await show('loading');
  releaseRates();
  releasePosts();
  await expect(cards(page)).toHaveCount(3);
  await show('loaded');
  await answer.restore();

  await page.setViewportSize({ width: 1440, height: 800 });
  await loseReads(page, 'siteData');
  await loseReads(page, posts);
  await openHydrated(page, '/');
  await expect(featured(page)).toContainText('The articles could not be loaded.');
  await expect(strip(page).getByRole('link')).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  await show('failed');
  // The blog cannot read its posts either.
  expectedErrors.push('Could not read the number of posts', 'Could not read a page of posts');
  await featured(page).getByRole('link', { name: 'View All Resources' }).click();
  await expect(page).toHaveURL('/blog');
});
