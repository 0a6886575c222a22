import { editPostPath } from '#src/lib/admin-paths.ts';
import { paths } from '#src/lib/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

test('a conflict shows both versions of what both changed, and saves nothing until one is chosen', {
  tag: '@full',
}, async ({ page, admin, written }) => {
  const id = await written.add({ title: 'As loaded' });
  await admin.signIn(page, editPostPath(id));
  await editor(page).title.fill('Mine');
  await expect(editor(page).title).toHaveValue('Mine');
  await written.change(id, { title: 'Theirs', content: '<h2>Their words</h2>' });
  await editor(page).save.click();
  const { conflict } = editor(page);
  await expect(conflict.getByRole('alert')).toBeFocused();
  await expect(conflict.getByRole('heading', { level: 2 })).toHaveText(['Title']);
  await expect(conflict.getByText('Their change to the content is kept')).toBeVisible();
  await expect(conflict.getByRole('radio', { name: 'Your version' })).toBeChecked();
  await expect(conflict.getByText('Mine', { exact: true })).toBeVisible();
  await expect(conflict.getByText('Theirs')).toBeVisible();
  const [stored] = await written.stored();
  expect(stored).toMatchObject({ title: 'Theirs' });

  await test.step('saving anyway does not overwrite a third version that was not shown', async () => {
    await written.change(stored?.id, { title: 'A third' });
    await page.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(conflict.getByText('A third')).toBeVisible();
    expect(await written.stored()).toMatchObject([{ title: 'A third' }]);
  });

  await page.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([
    { title: 'Mine', content: '<h2>Their words</h2>' },
  ]);
  await expect(page.getByText('what someone else saved in the meantime: content.')).toBeVisible();
});
