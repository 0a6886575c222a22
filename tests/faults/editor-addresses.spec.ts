import { blogPostPath, editPostPath, paths } from '#src/lib/paths.ts';
import { loseAnswers } from '#tests/browser/commits.ts';
import { advanceClockUntil } from '#tests/browser/deadlines.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push('Failed to load resource', 'Could not save', 'Could not write');
  expectedErrors.push('Could not read a redirect', 'Could not read posts');
});

test('offline or with a lost answer, unpublishing loses no word, and the post is published once', async ({
  page,
  context,
  admin,
  written,
}) => {
  await page.clock.install();
  const id = await written.add();
  await admin.signIn(page, editPostPath(id));
  const form = editor(page);
  await form.title.fill(`Reworked ${written.word}`);
  await form.unpublish.click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Unpublish' });
  const failure = dialog.getByRole('alert');
  const untilItFails = () => advanceClockUntil(page, 1_000, () => failure.isVisible());

  await context.setOffline(true);
  await confirm.click();
  await untilItFails();
  expect(await written.stored()).toMatchObject([{ title: `Stored ${written.word}` }]);
  expect(await written.drafts()).toEqual([]);
  await context.setOffline(false);

  const commits = await loseAnswers(page);
  await confirm.click();
  await untilItFails();
  expect(await written.stored()).toEqual([]);
  expect(await written.drafts()).toMatchObject([{ id, title: `Reworked ${written.word}` }]);
  await commits.restore();
  await confirm.click();
  await expect(form.publish).toBeVisible();
  await expect(form.title).toHaveValue(`Reworked ${written.word}`);

  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ id, title: `Reworked ${written.word}` }]);
  expect(await written.drafts()).toEqual([]);
});

test('a lost answer to a new address leaves one post, which is found at both', async ({
  page,
  admin,
  written,
}) => {
  await page.clock.install();
  const id = await written.add();
  const moved = `${written.word}-moved`;
  await admin.signIn(page, editPostPath(id));
  const form = editor(page);
  await form.slug.fill(moved);
  const commits = await loseAnswers(page);
  await form.save.click();
  await advanceClockUntil(page, 1_000, () => form.failure.isVisible());
  await commits.restore();
  await form.save.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ id, slug: moved }]);

  await page.goto(blogPostPath(id));
  await expect(page).toHaveURL(blogPostPath(moved));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Stored ${written.word}`);
});
