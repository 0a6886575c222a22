import { Timestamp } from 'firebase-admin/firestore';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { seeOnlyPosts } from '#tests/browser/only-posts.ts';
import { longAgo, storedPosts } from '#tests/browser/stored-posts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

test('imported posts are previewed and then normalized, and nothing else in them changes', async ({
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
    await expect(board.dialog).toHaveAccessibleDescription(
      '2 of 4 posts would change. 1 post cannot be normalized and will be listed afterward.',
    );
    await expect(board.changes.getByRole('listitem')).toHaveCount(2);
    await expect(board.changes).toContainText('["fha", "buyer\'s guide"]');

    // Someone else saves one of the posts before the owner continues.
    await posts.store('list', { datePublished: longAgo, states: ['Utah'], keywords: ['"va"'] });
    await board.proceed.click();
    await expect(page.getByText('Blog data normalization complete.')).toBeVisible();
    await expect(page.getByText('Normalized: 2 posts.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'toadflax faulty', exact: true })).toBeVisible();

    expect(await posts.read('text')).toEqual({
      title: 'toadflax text',
      slug: 'toadflax-text',
      ...text,
      keywords: ['fha', "buyer's guide"],
      dateUpdated: expect.any(Timestamp),
    });
    expect(await posts.read('list')).toMatchObject({ states: ['Utah'], keywords: ['va'] });
    expect(await posts.read('faulty')).toMatchObject({ states: '[Ohio]', keywords: [true] });

    await board.normalize.click();
    await expect(page.getByText(/^Nothing to change\. Checked 4 posts;/)).toBeVisible();
  } finally {
    await posts.remove();
  }
});

test('reading the posts shows its progress and stops when the owner leaves', {
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
  await expect(page.getByText('Reading posts… 60 of 200')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(board.postsHeading).toBeHidden();
  release();
  await page.goBack();
  await expect(page.getByText('Showing 1–50 of 200 posts')).toBeVisible();
  expect(database.transferred.slice(before)).toEqual([60, 60, 50]);
});

test('a long list of changes leaves the question and its answers in sight', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await answerAsDatabase(page, storedBlog(70, { states: '["Texas"]', keywords: ['"fha"', 'a,b'] }));
  const board = dashboard(page);
  await admin.signIn(page);
  await board.normalize.click();
  await expect(board.changes.getByRole('listitem')).toHaveCount(10);
  await expect(board.cancel).toBeFocused();
  await expect(board.dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(board.cancel).toBeInViewport({ ratio: 1 });
  await expect(board.proceed).toBeInViewport({ ratio: 1 });
});
