import { Timestamp } from 'firebase-admin/firestore';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { addToIndex } from '#tests/browser/index-rows.ts';
import { storedPosts } from '#tests/browser/stored-posts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

test('the blog does not show a deleted post later in the same visit', { tag: '@full' }, async ({
  page,
  admin,
}) => {
  await answerAsDatabase(page, storedBlog(2));
  const board = dashboard(page);
  await admin.signIn(page);
  await board.deleteButton('Post number 0').click();
  await board.confirmDeletion.click();
  await expect(board.titles).toHaveCount(1);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  // Until then, the dashboard with its own search box is shown.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mortgage Blog');
  await page.getByRole('searchbox').fill('post number');
  await expect(page.getByRole('link', { name: 'Post number 1' }).first()).toBeVisible();
  await expect(page.getByText('Post number 0')).toHaveCount(0);
});

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

test('a dialog cannot be closed while it is working', { tag: '@full' }, async ({ page, admin }) => {
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

test('with ten thousand posts, a visit reads one page of them and a search reads no contents', {
  tag: '@full',
}, async ({ page, admin }) => {
  const database = await answerAsDatabase(page, storedBlog(10_000));
  await database.buildIndex();
  const board = dashboard(page);
  await admin.signIn(page);
  await expect(board.titles).toHaveCount(50);
  await expect(page.getByText('Showing 1–50 of 10,000 posts')).toBeVisible();
  expect(database.transferred).toEqual([50]);

  await board.next.click();
  await expect(page.getByText('Showing 51–100 of 10,000 posts')).toBeVisible();
  await expect(board.titles.first()).toContainText('Post number 50');
  await expect(board.postsHeading).toBeFocused();
  await board.column('Date').click();
  await expect(board.titles.first()).toContainText('Post number 9999');
  await expect(board.column('Date')).toBeFocused();
  await board.column('Title').click();
  await expect(board.titles.first()).toContainText('Post number 0');
  await expect(board.titles.nth(3)).toContainText('Post number 100');
  expect(database.transferred).toEqual([50, 50, 50, 50]);

  // First what is newer than the index, then the two posts that are shown.
  await board.search.fill('number 42');
  await expect(page.getByText('Showing 1–50 of 299 posts for “number 42”')).toBeVisible();
  await expect.poll(() => database.transferred.slice(4)).toEqual([0, 30, 20]);
});

test('each key of a search through ten thousand posts shows its rows', { tag: '@full' }, async ({
  page,
  admin,
}) => {
  const database = await answerAsDatabase(page, storedBlog(10_000));
  await database.buildIndex();
  const board = dashboard(page);
  await admin.signIn(page);
  await expect(board.titles).toHaveCount(50);

  for (const [text, count] of [
    ['9', 50],
    ['99', 50],
    ['999', 19],
    ['9999', 1],
  ] as const) {
    await board.search.fill(text);
    await expect(page.getByText(`“${text}”`)).toBeVisible();
    await expect(board.titles).toHaveCount(count);
  }
  await expect(board.titles).toHaveText([/^Post number 9999/]);
});

test('posts without a date come last, and only they are read for it', { tag: '@full' }, async ({
  page,
  admin,
}) => {
  const database = await answerAsDatabase(page, {
    'no-date': { title: 'Without a date', slug: 'without' },
    'null-date': { title: 'With no date known', slug: 'null', datePublished: null },
    ...storedBlog(130),
  });
  await database.buildIndex();
  const board = dashboard(page);
  await admin.signIn(page);
  await expect(page.getByText('Showing 1–50 of 132 posts')).toBeVisible();
  expect(database.transferred).toEqual([50]);

  await board.next.click();
  await expect(page.getByText('Showing 51–100 of 132 posts')).toBeVisible();
  await board.next.click();
  await expect(page.getByText('Showing 101–132 of 132 posts')).toBeVisible();
  await expect(board.titles.nth(-2)).toContainText('With no date known');
  await expect(board.titles.last()).toContainText('Without a date');
  await expect(board.row('Without a date').getByRole('cell', { name: 'N/A' })).toBeVisible();
  // The rest of the page, then what is newer than the index, then the post without a date.
  expect(database.transferred).toEqual([50, 50, 31, 0, 1]);

  await board.deleteButton('Without a date').click();
  await board.confirmDeletion.click();
  await expect(page.getByText('Showing 101–131 of 131 posts')).toBeVisible();
  await expect(board.titles.last()).toContainText('With no date known');
  expect(database.post('no-date')).toBeUndefined();
});

test('a search finds posts added or retitled after the build, and no deleted posts or old titles', async ({
  page,
  admin,
}) => {
  const posts = storedPosts('pimpernel');
  try {
    const known = ['retitled', 'overwritten', 'deleted', 'same'].map((name) => ({
      id: `pimpernel-${name}`,
      data: { title: `pimpernel ${name}`, slug: `pimpernel-${name}`, datePublished: '1987-01-01' },
    }));
    await addToIndex(page, known);
    await posts.store('same', { datePublished: '1987-01-01' });
    const retitled = { title: 'Scarlet burnet', datePublished: '1987-01-01', slug: 'burnet' };
    await posts.store('retitled', { ...retitled, dateUpdated: Timestamp.now() });
    // Written directly to the database, so no field records when it was saved.
    await posts.store('overwritten', { datePublished: '1987-01-01', title: 'Overwritten' });
    await posts.store('added', { datePublished: '1986-01-01', dateUpdated: Timestamp.now() });
    const files: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/assets/search/')) files.push(await response.text());
    });
    const board = dashboard(page);
    await admin.signIn(page);
    await board.search.fill('Pimpernel');

    await expect(board.titles).toHaveText([/^pimpernel same/, /^Overwritten/, /^pimpernel added/]);
    await expect(page.getByText('3 posts for “Pimpernel”')).toBeVisible();
    await board.search.fill('scarlet burnet');
    await expect(board.titles).toHaveText([/^Scarlet burnet/]);

    await board.search.fill('usda-areas-beyond-the-metro');
    await expect(board.titles).toHaveCount(1);
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) expect(file).not.toContain('<p>');
  } finally {
    await posts.remove();
  }
});

test('the last page of one sort order still has no next page after a visit to another order', {
  tag: '@full',
}, async ({ page, admin }) => {
  const database = await answerAsDatabase(page, storedBlog(60));
  const board = dashboard(page);
  await admin.signIn(page);
  await board.next.click();
  await expect(page.getByText('Showing 51–60 of 60 posts')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Showing 1–50 of 60 posts')).toBeVisible();
  expect(database.transferred).toEqual([50, 10]);

  await board.deleteButton('Post number 7').click();
  await board.confirmDeletion.click();
  await expect(page.getByText('Showing 1–50 of 59 posts')).toBeVisible();
  await expect(board.titles.last()).toContainText('Post number 50');
  expect(database.transferred).toEqual([50, 10, 50]);
});
