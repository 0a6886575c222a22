import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import type { Admin } from '#tests/browser/admin.ts';
import { loseAnswers } from '#tests/browser/commits.ts';
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
