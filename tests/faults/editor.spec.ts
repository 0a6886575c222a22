import type { Locator, Page } from '@playwright/test';
import { postHistoryPath } from '#src/lib/admin-paths.ts';
import { editPostPath, paths } from '#src/lib/paths.ts';
import type { Admin } from '#tests/browser/admin.ts';
import { handleCommits, loseAnswers } from '#tests/browser/commits.ts';
import { advanceClockUntil } from '#tests/browser/deadlines.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';
import { newPost } from '#tests/browser/new-post.ts';

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push('Failed to load resource', 'Could not save a post', 'Could not read posts');
  // Which post had the slug before is only looked up for a note.
  expectedErrors.push('Could not read a redirect');
  await page.clock.install();
});

async function writeNewPost(page: Page, admin: Admin, word: string) {
  const post = newPost(word);
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.write(post);
  return { post, form };
}

/**
 * Advances the clock through the SDK's retries, which wait longer each time.
 *
 * @param stepMs less than a request may take, unless its answer has been lost by now
 */
async function advanceRetriesUntil(failure: Locator, stepMs: number): Promise<void> {
  await advanceClockUntil(failure.page(), stepMs, () => failure.isVisible());
}

test('a save that fails because the sign-in was revoked keeps the whole text', {
  tag: '@full',
}, async ({ page, admin, written }) => {
  const { post, form } = await writeNewPost(page, admin, written.word);
  const commits = await handleCommits(page, (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 401, status: 'UNAUTHENTICATED', message: 'Refused.' } },
    }),
  );
  await form.publish.click();

  await advanceRetriesUntil(form.failure, 1_000);
  await expect(form.failure).toBeFocused();
  await form.expectWords(post);
  await expect(form.publish).toBeEnabled();

  await commits.restore();
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toHaveLength(1);
});

test('a lost answer keeps the whole text and does not create two posts', async ({
  page,
  admin,
  written,
}) => {
  const { post, form } = await writeNewPost(page, admin, written.word);
  const commits = await loseAnswers(page);
  await form.publish.click();
  await expect(form.posting).toBeVisible();
  await commits.firstLost;
  await advanceRetriesUntil(form.failure, 5_000);
  await expect(form.failure).toBeFocused();
  await form.expectWords(post);
  await expect(form.publish).toBeEnabled();
  expect(await written.stored()).toHaveLength(1);
  expect(new Set(commits.ids).size).toBe(1);

  await commits.restore();
  await form.description.fill('Edited after the lost answer.');
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ description: 'Edited after the lost answer.' }]);
});

test('a lost answer to an edit does not count as another person’s version, and the history has who saved both', {
  tag: '@full',
}, async ({ page, admin, written }) => {
  const id = await written.add();
  await admin.signIn(page, editPostPath(id));
  const form = editor(page);
  await form.title.fill('Edited');
  const commits = await loseAnswers(page);
  await form.save.click();
  await commits.firstLost;
  await advanceRetriesUntil(form.failure, 5_000);

  await commits.restore();
  await form.title.fill('Edited again');
  await form.save.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ title: 'Edited again' }]);
  await page.goto(postHistoryPath(id));
  await expect(page.getByText(`Saved by ${admin.email}. Changed: title.`)).toHaveCount(2);
});

test('a post that cannot be loaded redirects to the dashboard, which says why', {
  tag: '@full',
}, async ({ page, admin, written, expectedErrors }) => {
  // The dashboard reads the rates and the site's details in the same way.
  expectedErrors.push('Could not read a post for editing', 'Could not read the rates');
  expectedErrors.push("Could not read the site's details");
  const id = await written.add();
  await admin.signIn(page);
  await page.route('**/documents:batchGet*', (route) => route.abort('connectionrefused'));
  await page.goto(editPostPath(id));

  await expect(page).toHaveURL(paths.adminBlog);
  await expect(page.getByText('The post could not be loaded.')).toBeVisible();
});
