import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { expect, test } from '#tests/browser/test.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

test('a confirmation opens and is canceled with the keyboard alone', { tag: '@full' }, async ({
  page,
  admin,
}) => {
  await answerAsDatabase(page, storedBlog(60));
  const board = dashboard(page);
  const { keyboard } = page;
  await admin.signIn(page);
  const opener = board.deleteButton('Post number 3');
  await opener.focus();
  const scrolled = await page.evaluate(() => window.scrollY);

  await keyboard.press('Enter');
  await expect(board.cancel).toBeFocused();
  await keyboard.press('Tab');
  await expect(board.confirmDeletion).toBeFocused();
  // Tab from the last button leaves the page and never reaches what is behind the dialog.
  for (let press = 0; press < 5; press += 1) {
    await keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () => document.activeElement?.matches('#root :not(dialog, dialog *)') ?? false,
    );
    expect(isBehind, 'focus is behind the dialog').toBe(false);
  }
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 800);
  await keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(board.titles).toHaveCount(50);
});
