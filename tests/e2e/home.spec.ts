import type { Page } from '@playwright/test';
import { holdReads } from '#tests/browser/database-reads.ts';
import { expectNothingMoves } from '#tests/browser/layout-shifts.ts';
import { ownDatabase } from '#tests/browser/own-database.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

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

const strip = (page: Page) => page.getByRole('region', { name: 'Current rates' });
const featured = (page: Page) => page.getByRole('region', { name: 'Featured Resources' });
const cards = (page: Page) => featured(page).getByRole('listitem');

test('features three posts of the database, reads no others, shows rates, and nothing moves as they load', async ({
  page,
  inspect,
}) => {
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
  const later = new Set<string>();
  page.on('request', (request) => {
    const [name] = /HomeEnd|post-ids/.exec(request.url()) ?? [];
    if (name) later.add(name);
  });
  const ratesRead = page.waitForResponse(/documents:batchGet/);
  await openHydrated(page, '/');
  await ratesRead;
  // The posts and the script of the page's end come once they are near.
  expect([...later]).toEqual([]);
  await featured(page).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(3);
  // Of newer posts, and of the drawn ones.
  await expect.poll(() => read.toSorted()).toEqual([0, 3]);
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    const image = card.getByRole('presentation');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect.poll(() => [...later].sort()).toEqual(['HomeEnd', 'post-ids']);
  await expect(strip(page).getByRole('definition')).toHaveText(
    Array(4)
      .fill([/\d%$/, /^\d\.\d{3}% APR$|^first five years$/, /^\$\d{3} a month per \$100,000$/])
      .flat(),
  );

  await page.setViewportSize(phone);
  expect(await farthestFromForm(page)).toBeLessThanOrEqual(2 * phone.height);
  await inspect('home: loaded');
  await strip(page).getByRole('link').click();
  await expect(page).toHaveURL('/rates');

  await expectNothingMoves(page, (where) => loadInView(page, where));
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

/** Opens the page, then lets its rates and its posts load once each is in view. It must not grow. */
async function loadInView(page: Page, where: string) {
  await ownDatabase(page, Object.fromEntries(samplePosts.map((post) => [post.slug, post])));
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

  expect(await height(), where).toBe(heightBefore);
}
