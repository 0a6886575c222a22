import { editPostPath, postHistoryPath } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, editorTest as test } from '#tests/browser/editor-test.ts';

test('axe passes while a version is restored', async ({ page, admin, written, showGroup }) => {
  const show = showGroup('the history of a post');
  const id = await written.add({ content: '<p>One point costs 1 percent.</p>' });
  await admin.signIn(page, editPostPath(id));
  const form = editor(page);
  await form.title.fill(`Edited ${written.word}`);
  await form.save.click();
  await expect(page).toHaveURL(paths.adminBlog);

  await page.goto(editPostPath(id));
  await page.getByRole('link', { name: 'History' }).click();
  const comparison = page.getByRole('region', { name: 'Compare two versions' });
  await expect(comparison.locator('del')).toHaveText('Stored');
  await expect(comparison.locator('ins')).toHaveText('Edited');
  await show('two versions compared');

  await expect(page.getByText(`Saved by ${admin.email}. Changed: title.`)).toBeVisible();
  await page.getByRole('link', { name: /^Restore: Until/ }).click();
  await expect(form.title).toHaveValue(`Stored ${written.word}`);
  await expect(page.getByText('Nothing changes on the site until you save.')).toBeVisible();
  expect(await written.stored()).toMatchObject([{ title: `Edited ${written.word}` }]);
  await form.save.click();
  await expect(page).toHaveURL(paths.adminBlog);

  expect(await written.stored()).toMatchObject([{ title: `Stored ${written.word}` }]);
  await page.goto(postHistoryPath(id));
  await expect(page.getByRole('link', { name: /^Restore: / })).toHaveCount(2);
});
