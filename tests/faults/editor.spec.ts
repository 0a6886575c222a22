import { paths } from '#src/lib/addresses/paths.ts';
import { loseAnswers } from '#tests/browser/commits.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { advanceClockUntil } from '#tests/browser/deadlines.ts';
import { editor } from '#tests/browser/editor.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { expect, test } from '#tests/browser/test.ts';

const notYet = 'The draft is not on the server yet.';

test('lost answers to a draft and a post keep the whole text and are no other person’s version; the post is published once, with its picture, and offered to nobody', async ({
  page,
  admin,
  written,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to load resource', 'Could not save a post', 'Could not read');
  await page.clock.install();
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

  await form.publish.click();
  await expect(form.posting).toBeVisible();
  await expect.poll(written.stored).toHaveLength(1);
  await advanceClockUntil(page, 5_000, () => form.failure.isVisible());
  await expect(form.failure).toBeFocused();
  await form.expectWords(post);
  await expect(form.publish).toBeEnabled();
  expect(await written.stored()).toHaveLength(1);

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
