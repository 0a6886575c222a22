import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { expect, test } from '#tests/browser/test.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

test('the posts are read after the question, with progress, until the owner leaves', {
  tag: '@full',
}, async ({ page, admin }) => {
  const database = await answerAsDatabase(page, storedBlog(200));
  const board = dashboard(page);
  await admin.signIn(page);
  await expect(page.getByText('Showing 1–50 of 200 posts')).toBeVisible();
  const before = database.transferred.length;
  // Holds the count and the first posts.
  const release = database.hold(2);
  await board.normalize.click();
  await expect(board.proceed).toBeVisible();
  expect(database.transferred).toHaveLength(before);
  await board.proceed.click();
  await expect(page.getByText('Reading posts… 60 of 200')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(board.postsHeading).toBeHidden();
  release();
  await page.goBack();
  await expect(page.getByText('Showing 1–50 of 200 posts')).toBeVisible();
  expect(database.transferred.slice(before)).toEqual([60, 60, 50]);
});
