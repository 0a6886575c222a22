import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { longAgo, storedPosts } from '#tests/browser/stored-posts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

test('posts of every kind are listed, and one is deleted for good', async ({ page, admin }) => {
  const posts = storedPosts('saxifrage');
  try {
    await posts.store('whole', { datePublished: longAgo, category: 'Credit', states: ['Ohio'] });
    await posts.store('dated', { datePublished: '1989-02-03', states: '["Ohio"]' });
    await posts.store('undated', {});
    await posts.store('broken', { title: 7, datePublished: '1988-01-01' });
    const board = dashboard(page);
    await admin.signIn(page);
    await board.search.fill('SAXIFRAGE');

    await expect(board.titles).toHaveText([
      /^saxifrage whole\s*Credit$/,
      /^saxifrage dated\s*General$/,
      /^\(No title\)\s*General$/,
      /^saxifrage undated\s*General$/,
    ]);
    await expect(board.row('saxifrage whole')).toContainText('May 4, 1990');
    await expect(board.row('saxifrage undated')).toContainText('N/A');
    await expect(page.getByText('4 posts for “SAXIFRAGE”')).toBeVisible();

    await board.deleteButton('saxifrage whole').click();
    await expect(board.dialog).toContainText('saxifrage whole');
    await board.confirmDeletion.click();
    await expect(page.getByText('The post “saxifrage whole” was deleted.')).toBeVisible();
    await expect(board.postsHeading).toBeFocused();
    await expect(board.titles).toHaveCount(3);

    await page.goto('/blog/saxifrage-whole');
    await expect(page.getByText('Blog post not found.')).toBeVisible();
  } finally {
    await posts.remove();
  }
});

test('the blog of the same visit shows no deleted post', async ({ page, admin }) => {
  await answerAsDatabase(page, storedBlog(2));
  const board = dashboard(page);
  await admin.signIn(page);
  await board.deleteButton('Post number 0').click();
  await board.confirmDeletion.click();
  await expect(board.titles).toHaveCount(1);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('searchbox').fill('post number');
  await expect(page.getByRole('link', { name: 'Post number 1' }).first()).toBeVisible();
  await expect(page.getByText('Post number 0')).toHaveCount(0);
});

test('a question is asked and taken back with the keyboard alone', async ({ page, admin }) => {
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
  // On from the last button the focus leaves the page, and never gets behind the dialog.
  for (let press = 0; press < 5; press += 1) {
    await keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () => document.activeElement?.matches('#root :not(dialog, dialog *)') ?? false,
    );
    expect(isBehind, 'the focus is behind the dialog').toBe(false);
  }
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 800);
  await keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(board.titles).toHaveCount(50);
});

test('a dialog that is at work cannot be closed', async ({ page, admin }) => {
  const database = await answerAsDatabase(page, storedBlog(2));
  const board = dashboard(page);
  await admin.signIn(page);
  await board.deleteButton('Post number 0').click();
  const release = database.hold();
  await board.confirmDeletion.click();
  await expect(board.dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeVisible();
  await expect(board.cancel).toBeDisabled();
  release();
  await expect(board.dialog).toBeHidden();
  await expect(board.titles).toHaveCount(1);
});

test('ten thousand posts are searched, put in order and turned over without a long wait', async ({
  page,
  admin,
}) => {
  await answerAsDatabase(page, storedBlog(10_000));
  const board = dashboard(page);
  await admin.signIn(page);
  await expect(board.titles).toHaveCount(50);
  await expect(page.getByText('Showing 1–50 of 10,000 posts')).toBeVisible();

  const longest = await page.evaluate(async () => {
    let worst = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) worst = Math.max(worst, duration);
    });
    observer.observe({ type: 'longtask' });
    const search = document.querySelector<HTMLInputElement>('input[type=search]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const text of ['9', '99', '999', '9999']) {
      setValue?.call(search, text);
      search?.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    observer.disconnect();
    return worst;
  });
  expect(longest, 'the longest time in which the page answers nobody, in ms').toBeLessThan(500);
  await expect(board.titles).toHaveText([/^Post number 9999/]);

  await board.search.fill('');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 51–100 of 10,000 posts')).toBeVisible();
  await expect(board.titles.first()).toContainText('Post number 50');
  await expect(board.postsHeading).toBeFocused();
  await board.table.getByRole('button', { name: 'Date' }).click();
  await expect(board.titles.first()).toContainText('Post number 9999');
});
