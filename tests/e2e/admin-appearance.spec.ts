import { paths } from '#src/lib/paths.ts';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { expect, test } from '#tests/browser/test.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';
import { inFull } from '#tests/proof/extent.ts';

test('axe passes in any state', async ({ page, admin, showGroup, expectedErrors }) => {
  const show = showGroup('dashboard');
  expectedErrors.push('Could not', '503', '403');
  const dirty = { states: '["Texas"]', keywords: ['"fha"', `[${'long'.repeat(60)}]`] };
  const database = await answerAsDatabase(page, {
    ...storedBlog(70, dirty),
    undated: { title: 'A post without a date', slug: 'undated' },
  });
  const board = dashboard(page);

  database.failReads(true);
  await admin.signIn(page);
  await expect(board.failure).toHaveCount(3);
  await show('nothing could be loaded');

  database.failReads(false);
  const release = database.hold();
  await page.reload();
  await expect(page.getByText('Loading posts…')).toBeVisible();
  await show('loading');

  release();
  await expect(board.titles).toHaveCount(50);
  await board.rate('5/1 ARM').fill('62.5%');
  await board.saveRates.click();
  await expect(board.dialog).toContainText('Are these rates right?');
  await show('the question about a rate');
  await board.dialog.getByRole('button', { name: 'Change them' }).click();
  // Fewer rows are enough here: a page of them is shown with the posts without a date.
  await board.search.fill('post number 1');
  await expect(board.titles).toHaveCount(11);
  await board.rate('5/1 ARM').fill('x'.repeat(41));
  await board.saveRates.click();
  await expect(board.rate('5/1 ARM')).toBeFocused();
  await show('posts, and a rate that is too long');
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your changes to the rates');
  await show('the question before unsaved rates are left');
  await page.getByRole('button', { name: 'Stay' }).click();

  await board.rate('5/1 ARM').fill('6%');
  database.storeRates({ ...rates, arm51: '5.9%' });
  await board.saveRates.click();
  await expect(board.failure).toHaveText(/Someone else changed this/);
  await show('rates that somebody else has changed');
  database.nextWrites('refuse');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(board.failure).toHaveText(/Error saving rates\./);
  await board.search.fill('no such post');
  await show('rates that could not be saved, and a search without results');

  await board.saveRates.click();
  await expect(page.getByText('Rates updated successfully.')).toBeVisible();
  await show('rates saved');

  await board.search.fill('');
  await board.next.click();
  await expect(board.titles.last()).toContainText('A post without a date');
  await show('posts without a date');

  // One row is enough here.
  await board.search.fill('post number 0');
  database.nextWrites('refuse');
  const opener = board.deleteButton('Post number 0');
  await opener.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(board.cancel).toBeFocused();
  // Tab from the last button leaves the page and never reaches what is behind the dialog.
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    const behind = page.locator('#root :not(dialog, dialog *):focus');
    await expect(behind, 'focus is behind the dialog').toHaveCount(0);
  }
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(board.cancel).toBeFocused();
  await show('before a deletion');
  await board.confirmDeletion.click();
  await expect(board.dialog.getByRole('alert')).toBeVisible();
  await show('a failed deletion');
  await board.confirmDeletion.click();
  await expect(page.getByText('The post “Post number 0” was deleted.')).toBeVisible();
  await show('deleted');
  await page.getByRole('button', { name: 'Deleted posts' }).click();
  await expect(
    page.getByRole('region', { name: 'Deleted posts' }).getByRole('listitem'),
  ).toHaveCount(1);
  await show('the deleted posts');

  // NormalizePanel.test.tsx has these states, whose markup is that of other dialogs and notices.
  if (inFull) {
    const goOn = database.hold(2);
    await board.normalize.click();
    await expect(board.cancel).toBeFocused();
    await show('the question before normalizing');
    const size = page.viewportSize();
    await page.setViewportSize({ width: 800, height: 500 });
    for (const part of [
      board.dialog.getByRole('heading', { level: 2 }),
      board.cancel,
      board.proceed,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    if (size) await page.setViewportSize(size);
    database.nextWrites('refuse');
    await board.proceed.click();
    await expect(page.getByText('Reading posts… 60 of 70')).toBeVisible();
    await show('reading posts to normalize');
    goOn();
    await expect(board.failure).toContainText('Normalization failed.');
    await show('normalizing failed');
    // All reads pass; the first commit waits.
    const go = database.hold(20);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await show('normalizing');
    go();
    await expect(page.getByText('Blog data normalization complete.')).toBeVisible();
    await show('normalized');
  }

  await answerAsDatabase(page, {});
  // A reload would show the search again.
  await page.goto(paths.adminBlog);
  await expect(page.getByText('No blog posts found.')).toBeVisible();
  await show('no posts');
});

test('each post is a labeled card on a phone', { tag: '@full' }, async ({ page, admin }) => {
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
