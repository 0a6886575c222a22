import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { expectSoundInEveryLook } from '#tests/browser/every-look.ts';
import { expect, test } from '#tests/browser/test.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

test('axe finds nothing and nothing is cut off in any state', async ({
  page,
  admin,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push('Could not', '503', '403');
  const dirty = { states: '["Texas"]', keywords: ['"fha"', `[${'long'.repeat(60)}]`] };
  const database = await answerAsDatabase(page, storedBlog(55, dirty));
  const board = dashboard(page);

  database.failReads(true);
  await admin.signIn(page);
  await expect(board.failure).toHaveCount(2);
  await expectSoundInEveryLook(page, 'nothing could be loaded');

  database.failReads(false);
  const release = database.hold();
  await page.reload();
  await expect(page.getByText('Loading posts…')).toBeVisible();
  await expectSoundInEveryLook(page, 'loading');

  release();
  await expect(board.titles).toHaveCount(50);
  await board.rate('5/1 ARM').fill('x'.repeat(41));
  await board.saveRates.click();
  await expect(board.rate('5/1 ARM')).toBeFocused();
  await expectSoundInEveryLook(page, 'posts, and a rate that is too long');

  await board.rate('5/1 ARM').fill('');
  database.nextWrites('refuse');
  await board.saveRates.click();
  await expect(board.failure).toHaveText(/Error saving rates\./);
  await board.search.fill('no such post');
  await expectSoundInEveryLook(page, 'rates that could not be saved, and a search without results');

  await board.search.fill('');
  database.nextWrites('refuse');
  await board.deleteButton('Post number 0').click();
  await board.confirmDeletion.click();
  await expect(board.dialog.getByRole('alert')).toBeVisible();
  await expectSoundInEveryLook(page, 'a failed deletion');
  await board.cancel.click();

  await board.normalize.click();
  await expect(board.proceed).toBeVisible();
  await expectSoundInEveryLook(page, 'what normalizing would change');
  const go = database.hold();
  await board.proceed.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectSoundInEveryLook(page, 'normalizing');
  go();
  await expect(page.getByText('Blog data normalization complete.')).toBeVisible();
  await expectSoundInEveryLook(page, 'normalized');
});

test('on a telephone each post is a card that says what it holds', async ({ page, admin }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await answerAsDatabase(page, storedBlog(3));
  const board = dashboard(page);
  await admin.signIn(page);
  const box = await board.row('Post number 1').boundingBox();
  const edit = await board.row('Post number 1').getByRole('link', { name: 'Edit' }).boundingBox();
  expect(box?.height).toBeGreaterThan(120);
  expect(edit?.height).toBeGreaterThanOrEqual(44);
  expect((edit?.x ?? 0) + (edit?.width ?? 0)).toBeLessThan(375);
});
