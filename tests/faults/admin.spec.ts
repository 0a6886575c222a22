import { batchSize } from '#src/features/dashboard/normalize/run-batches.ts';
import { paths } from '#src/lib/paths.ts';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { expect, test } from '#tests/browser/test.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

const untidyKeywords = { keywords: { stringValue: '["fha"]' } };
const tidyKeywords = { keywords: { arrayValue: { values: [{ stringValue: 'fha' }] } } };
const rates = { fixed30: '6%', fixed15: '5%', arm51: '', jumbo30: '', lastUpdated: 'Today' };

test('with the database down, each panel says so, nothing can be saved, and a retry loads them', {
  tag: '@full',
}, async ({ page, admin, expectedErrors }) => {
  expectedErrors.push('503', 'Could not read');
  const database = await answerAsDatabase(page, storedBlog(2));
  database.storeRates(rates);
  database.failReads(true);
  const board = dashboard(page);
  await admin.signIn(page);
  await expect(board.failure).toHaveText([
    /^Failed to load the rates\./,
    /^The drafts could not be loaded\./,
    /^Failed to load blog posts\./,
  ]);
  await expect(board.saveRates).toBeHidden();
  await board.normalize.click();
  await board.proceed.click();
  await expect(board.failure.last()).toContainText('Normalization failed.');

  database.failReads(false);
  const tryAgain = (panel: string) =>
    page
      .getByRole('region', { name: panel, exact: true })
      .getByRole('button', { name: 'Try again' })
      .click();
  await tryAgain('Posts');
  await expect(board.titles).toHaveCount(2);
  await tryAgain('Drafts');
  await expect(page.getByText('No drafts.')).toBeVisible();
  await tryAgain('Displayed rates');
  await expect(board.rate('30-Year Fixed')).toHaveValue('6%');
});

test('a page, a search and the posts without a date each report a failed read and can be retried', {
  tag: '@full',
}, async ({ page, admin, expectedErrors }) => {
  expectedErrors.push('503', 'Could not read');
  const undated = { title: 'Undated', slug: 'undated' };
  const database = await answerAsDatabase(page, { ...storedBlog(100), undated });
  const board = dashboard(page);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const failAndTryAgain = async () => {
    await expect(board.failure).toContainText('Failed to load blog posts.');
    database.failReads(false);
    await tryAgain.click();
    await expect(board.failure).toBeHidden();
    await expect(board.postsHeading).toBeFocused();
  };
  await admin.signIn(page);
  await expect(page.getByText('Showing 1–50 of 101 posts')).toBeVisible();

  database.failReads(true);
  await board.next.click();
  await failAndTryAgain();
  await expect(page.getByText('Showing 51–100 of 101 posts')).toBeVisible();

  database.failReads(true);
  await board.next.click();
  await expect(board.titles).toHaveCount(50);
  await failAndTryAgain();
  await expect(board.titles).toHaveText([/^Undated/]);

  // The search would know the posts that were just read.
  await page.goto(paths.adminBlog);
  await expect(board.titles).toHaveCount(50);
  database.failReads(true);
  await board.search.fill('number 42');
  await expect(board.titles).toHaveCount(0);
  await failAndTryAgain();
  await expect(board.search).toHaveValue('number 42');
  await expect(board.titles).toHaveText([/^Post number 42/]);
});

test('says that there are no posts', { tag: '@full' }, async ({ page, admin }) => {
  await answerAsDatabase(page, {});
  await admin.signIn(page);
  await expect(page.getByText('No blog posts found.')).toBeVisible();
});

test('a refused second batch reports its progress, and the next press does the rest', {
  tag: '@full',
}, async ({ page, admin, expectedErrors }) => {
  expectedErrors.push('403', 'Could not write');
  const database = await answerAsDatabase(page, storedBlog(120, { keywords: '["fha"]' }));
  database.nextWrites('store', 'refuse');
  const board = dashboard(page);
  await admin.signIn(page);
  await board.normalize.click();
  await board.proceed.click();

  await expect(board.failure).toContainText('Normalization failed.');
  await expect(board.failure).toContainText(
    `${batchSize} of 120 posts are done. The next ${batchSize} may be done, too; the answer did not arrive.`,
  );
  expect(database.post(`post-${batchSize - 1}`)).toMatchObject(tidyKeywords);
  expect(database.post(`post-${batchSize}`)).toMatchObject(untidyKeywords);

  await board.normalize.click();
  await board.proceed.click();
  await expect(page.getByText('Blog data normalization complete.')).toBeVisible();
  await expect(page.getByText('Checked 120 posts and changed 120.')).toBeVisible();
  expect(database.post('post-119')).toMatchObject(tidyKeywords);
});

test('a batch with a lost answer is retried, and its posts are counted once', {
  tag: '@full',
}, async ({ page, admin, expectedErrors }) => {
  expectedErrors.push('net::ERR_CONNECTION_RESET');
  const database = await answerAsDatabase(page, storedBlog(120, { keywords: '["fha"]' }));
  database.nextWrites('store', 'lose-answer');
  const board = dashboard(page);
  await admin.signIn(page);
  await board.normalize.click();
  await board.proceed.click();
  await expect(page.getByText('Blog data normalization complete.')).toBeVisible();
  await expect(page.getByText('Checked 120 posts and changed 120.')).toBeVisible();
  expect(database.post('post-119')).toMatchObject(tidyKeywords);

  await board.undo.click();
  await expect(page.getByText('As before: 120 posts.')).toBeVisible();
  for (const id of ['post-0', 'post-39', 'post-119']) {
    expect(database.post(id)).toMatchObject(untidyKeywords);
  }
});
