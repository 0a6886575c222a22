import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { manifestPath, type SearchManifest } from '#src/domain/posts/search/search-index.ts';
import type { StoredPost } from '#src/domain/posts/stored-posts.ts';
import { toAdminRow } from '#src/features/dashboard/admin-post.ts';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { storedPosts } from '#tests/browser/stored-posts.ts';
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

const path = '/assets/search/rows-of-the-test.json';

/** Adds these documents to the built site's search index, as if they had existed at build time. */
async function addToIndex(page: Page, posts: readonly StoredPost[]): Promise<void> {
  await page.route(`**${manifestPath}`, async (route) => {
    const response = await route.fetch();
    const manifest: SearchManifest = await response.json();
    await route.fulfill({ response, json: { ...manifest, rows: [...manifest.rows, path] } });
  });
  await page.route(`**${path}`, (route) => route.fulfill({ json: posts.map(toAdminRow) }));
}
