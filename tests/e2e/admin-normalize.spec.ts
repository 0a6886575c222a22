import { Timestamp } from 'firebase-admin/firestore';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { seeOnlyPosts } from '#tests/browser/only-posts.ts';
import { longAgo, storedPosts } from '#tests/browser/stored-posts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

test('imported posts are normalized, and nothing else in them changes; Undo puts them back', async ({
  page,
  admin,
}) => {
  const posts = storedPosts('toadflax');
  try {
    const text = { datePublished: '1989-02-03', views: 12, keywords: '["fha", "buyer\'s guide"]' };
    await posts.store('text', text);
    await posts.store('list', { datePublished: longAgo, states: ['["Texas"]'], keywords: ['fha'] });
    await posts.store('tidy', { datePublished: longAgo, states: ['Texas'], keywords: ['fha'] });
    await posts.store('faulty', { datePublished: longAgo, states: '[Ohio]', keywords: [true] });
    await seeOnlyPosts(page, 'toadflax');
    const board = dashboard(page);
    await admin.signIn(page);
    await board.normalize.click();

    await expect(board.dialog).toHaveAccessibleName(
      'This will attempt to normalize all blog post states and keywords. Continue?',
    );
    await board.proceed.click();
    await expect(page.getByText('Blog data normalization complete.')).toBeVisible();
    await expect(page.getByText('Checked 4 posts and changed 2.')).toBeVisible();
    await expect(board.changes.getByRole('listitem')).toHaveCount(2);
    await expect(board.changes).toContainText('["fha", "buyer\'s guide"]');
    await expect(page.getByRole('link', { name: 'toadflax faulty', exact: true })).toBeVisible();

    expect(await posts.read('text')).toEqual({
      title: 'toadflax text',
      slug: 'toadflax-text',
      ...text,
      keywords: ['fha', "buyer's guide"],
      dateUpdated: expect.any(Timestamp),
    });
    expect(await posts.read('list')).toMatchObject({ states: ['Texas'], keywords: ['fha'] });
    expect(await posts.read('faulty')).toMatchObject({ states: '[Ohio]', keywords: [true] });

    // Someone else saves one of the posts before the owner undoes the changes.
    await posts.store('list', { datePublished: longAgo, states: ['Utah'], keywords: ['va'] });
    await board.undo.click();
    await expect(board.failure).toContainText('The changes could not all be undone.');
    await expect(board.failure).toContainText('As before: 1 post.');
    await expect(page.getByRole('link', { name: 'toadflax list', exact: true })).toBeVisible();
    expect(await posts.read('text')).toMatchObject(text);
    expect(await posts.read('list')).toMatchObject({ states: ['Utah'], keywords: ['va'] });

    for (const count of ['1', 'none']) {
      await board.normalize.click();
      await board.proceed.click();
      await expect(page.getByText(`Checked 4 posts and changed ${count}.`)).toBeVisible();
      await expect(page.getByText('Blog data normalization complete.')).toBeVisible();
    }
  } finally {
    await posts.remove();
  }
});

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

test('the question and its answers are in sight, and a long report has pages', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await answerAsDatabase(page, storedBlog(70, { states: '["Texas"]', keywords: ['"fha"', 'a,b'] }));
  const board = dashboard(page);
  await admin.signIn(page);
  await board.normalize.click();
  await expect(board.cancel).toBeFocused();
  await expect(board.dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(board.cancel).toBeInViewport({ ratio: 1 });
  await expect(board.proceed).toBeInViewport({ ratio: 1 });

  await board.proceed.click();
  await expect(page.getByText('Checked 70 posts and changed 70.')).toBeVisible();
  await expect(board.changes.getByRole('listitem')).toHaveCount(10);
  const pages = page.getByRole('navigation', { name: 'Pages of changes' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('Page 2 of 7');
});
