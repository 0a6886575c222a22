import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { expectNoViolations } from '#tests/browser/axe.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { expectNoSidewaysScrolling } from '#tests/browser/overflow.ts';
import { expect, test } from '#tests/browser/test.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing and nothing is cut off in any state, ${colorScheme}`, async ({
    page,
    admin,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push('Could not', '503', '403');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const dirty = { states: '["Texas"]', keywords: ['"fha"', `[${'long'.repeat(60)}]`] };
    const database = await answerAsDatabase(page, storedBlog(55, dirty));
    const board = dashboard(page);
    const check = async (state: string) => {
      await expectNoViolations(page, state);
      await expectNoSidewaysScrolling(page);
    };

    database.failReads(true);
    await admin.signIn(page);
    await expect(board.failure).toHaveCount(2);
    await check('nothing could be loaded');

    database.failReads(false);
    const release = database.hold();
    await page.reload();
    await expect(page.getByText('Loading posts…')).toBeVisible();
    await check('loading');

    release();
    await expect(board.titles).toHaveCount(50);
    await board.rate('5/1 ARM').fill('x'.repeat(41));
    await board.saveRates.click();
    await expect(board.rate('5/1 ARM')).toBeFocused();
    await check('posts, and a rate that is too long');

    await board.rate('5/1 ARM').fill('');
    database.nextWrites('refuse');
    await board.saveRates.click();
    await expect(board.failure).toHaveText(/Error saving rates\./);
    await board.search.fill('no such post');
    await check('rates that could not be saved, and a search without results');

    await board.search.fill('');
    database.nextWrites('refuse');
    await board.deleteButton('Post number 0').click();
    await board.confirmDeletion.click();
    await expect(board.dialog.getByRole('alert')).toBeVisible();
    await check('a failed deletion');
    await board.cancel.click();

    await board.normalize.click();
    await expect(board.proceed).toBeVisible();
    await check('what normalizing would change');
    const go = database.hold();
    await board.proceed.click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await check('normalizing');
    go();
    await expect(page.getByText('Blog data normalization complete.')).toBeVisible();
    await check('normalized');
  });
}

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
