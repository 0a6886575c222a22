import { paths } from '#src/lib/paths.ts';
import { handleCommits, loseAnswers } from '#tests/browser/commits.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { advanceClockUntil, stopClock } from '#tests/browser/deadlines.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';
import { newPost } from '#tests/browser/new-post.ts';

const notYet = 'The draft is not on the server yet.';

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push('Failed to load resource', 'Could not save a post', 'Could not read');
  await page.clock.install();
});

test('a draft that cannot be saved says so, and is saved when the connection is back', async ({
  page,
  context,
  admin,
  written,
}) => {
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  const status = page.locator('form');
  // Or the draft saves itself before the connection is lost.
  await stopClock(page);
  await form.title.fill(written.word);
  await context.setOffline(true);
  await form.saveDraft.click();
  await advanceClockUntil(page, 1_000, () => status.getByText(notYet).last().isVisible());
  await expect(page.getByRole('status').filter({ hasText: notYet })).toBeAttached();
  expect(await written.drafts()).toEqual([]);
  await expect(form.title).toHaveValue(written.word);

  await context.setOffline(false);
  await advanceClockUntil(page, 1_000, () => form.draftSaved.isVisible());
  expect(await written.drafts()).toMatchObject([{ title: written.word }]);
});

test('a lost answer to a draft is no other person’s version; the post is published once, with its picture, and offered to nobody', async ({
  page,
  admin,
  written,
}) => {
  const post = newPost(written.word);
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.write(post);
  const { text, tool, panel } = contentEditor(page);
  await text.press('End');
  await page.keyboard.press('Enter');
  await tool('Image').click();
  await panel('Image').getByLabel('Picture address').fill('/icon-192.png');
  await panel('Image').getByLabel('Description').fill('A house');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('img', { name: 'A house' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('Below it.');
  const commits = await loseAnswers(page);
  await form.saveDraft.click();
  await commits.firstLost;
  await advanceClockUntil(page, 5_000, () => page.getByText(notYet).last().isVisible());
  expect(await written.drafts()).toHaveLength(1);
  expect(new Set(commits.ids).size).toBe(1);

  await commits.restore();
  await form.title.fill(`${post.title}, edited`);
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  const picture = '<img src="/icon-192.png" alt="A house" width="192" height="192">';
  expect(await written.stored()).toMatchObject([
    {
      title: `${post.title}, edited`,
      content: `<p>${post.content}</p>\n${picture}\n<p>Below it.</p>`,
    },
  ]);
  expect(await written.drafts()).toEqual([]);
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('.post-draft/'));
  await page.goto(paths.newPost);
  await expect(form.title).toHaveValue('');
  expect(await page.evaluate(kept)).toEqual([]);
});

test('a post is published after the save of its draft that is under way', { tag: '@full' }, async ({
  page,
  admin,
  written,
}) => {
  const post = newPost(written.word);
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.write(post);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  const commits = await handleCommits(page, async (route) => {
    count += 1;
    if (count === 1) await held;
    await route.continue();
  });
  await form.saveDraft.click();
  await expect.poll(() => commits.ids.length).toBe(1);
  await form.publish.click();
  await expect(form.publish).toBeVisible();
  release();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toHaveLength(1);
  expect(await written.drafts()).toEqual([]);
});
