import { blog, numberedPosts } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { samplePost } from '#tests/fixtures/posts.ts';

const posts = [
  ...numberedPosts(9),
  samplePost({ slug: 'fha', title: 'FHA Loans', keywords: ['mip'], states: ['Texas'] }),
  samplePost({ slug: 'html', title: 'Escrow', content: '<p class="mip">Taxes &amp; more</p>' }),
];

test('text typed and Enter pressed before the script loads are not lost', { tag: '@full' }, async ({
  page,
}) => {
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

test('a pending search does not interrupt navigation to another page', { tag: '@full' }, async ({
  page,
}) => {
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

test('finds a post that was there at build time through the index, without reading all posts', async ({
  page,
}) => {
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
