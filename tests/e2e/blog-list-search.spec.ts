import { blog, numberedPosts, range } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { samplePost } from '#tests/fixtures/posts.ts';

const posts = [
  ...numberedPosts(9),
  samplePost({ slug: 'fha', title: 'FHA Loans', keywords: ['mip'], states: ['Texas'] }),
  samplePost({ slug: 'html', title: 'Escrow', content: '<p class="mip">Taxes &amp; more</p>' }),
];

test('the last action wins: a tab clears the search text, and Back restores it', {
  tag: '@full',
}, async ({ page }) => {
  await answerWithPosts(page, posts);
  const { box, titles, topic, expectPosts } = blog(page);
  await page.goto('/blog');
  await box.fill('mip');
  await expect(titles).toHaveText(['FHA Loans']);

  await topic('Credit').click();
  await expect(box).toHaveValue('');
  await expectPosts(3, 6, 9);
  await expect(page).toHaveURL('/blog?tab=credit');

  await page.goBack();
  await expect(page).toHaveURL('/blog?q=mip');
  await expect(box).toHaveValue('mip');
  await expect(titles).toHaveText(['FHA Loans']);
});

test('a search opens directly by its address, at its page', { tag: '@full' }, async ({ page }) => {
  await answerWithPosts(page, posts);
  await page.goto('/blog?q=article&page=2');
  await blog(page).expectPosts(7, 8, 9);
  await expect(blog(page).box).toHaveValue('article');
});

test('a topic beside a search is removed from the address, because a search covers all topics', {
  tag: '@full',
}, async ({ page }) => {
  await answerWithPosts(page, posts);
  const { box, titles, topic } = blog(page);
  await page.goto('/blog?q=mip&tab=credit');
  await expect(titles).toHaveText(['FHA Loans']);
  await expect(box).toHaveValue('mip');
  await expect(topic('All Topics')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/blog?q=mip');
});

test('Search and Enter move to the results', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 500 });
  await answerWithPosts(page, posts);
  const { box, titles } = blog(page);
  await page.goto('/blog');
  await hydrated(page);
  await box.fill('mip');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Search results' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL('/blog?q=mip');
  await expect(titles).toHaveText(['FHA Loans']);
});

test('shows that it is searching and that nothing was found, and offers to clear the search', {
  tag: '@full',
}, async ({ page }) => {
  const database = await answerWithPosts(page, posts);
  const { box, cards, status, expectPosts } = blog(page);
  await page.goto('/blog');
  await expectPosts(...range(1, 6));
  const release = database.hold();
  await box.fill('qqq');
  await expect(status).toHaveText('Searching all articles…');
  await expect(cards).toHaveCount(0);
  release();
  await expect(status).toHaveText('No articles found for “qqq”.');

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(box).toHaveValue('');
  await expectPosts(...range(1, 6));
  await expect(page).toHaveURL('/blog');
});

test('a failed search can be retried', { tag: '@full' }, async ({ page, expectedErrors }) => {
  expectedErrors.push('503', 'Could not read all posts');
  const database = await answerWithPosts(page, posts);
  const { box, titles, status, expectPosts } = blog(page);
  await page.goto('/blog');
  await expectPosts(...range(1, 6));
  database.fail(true);
  await box.fill('mip');
  await expect(status).toHaveText('The articles could not be loaded.');
  database.fail(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titles).toHaveText(['FHA Loans']);
});

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
