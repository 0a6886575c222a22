import { editPostPath } from '#src/lib/admin-paths.ts';
import { paths } from '#src/lib/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

test.beforeEach(async ({ page, admin, written }) => {
  const id = await written.add({ title: 'As loaded' });
  await admin.signIn(page, editPostPath(id));
  await editor(page).title.fill('Mine');
  await expect(editor(page).title).toHaveValue('Mine');
  await written.change(id, { title: 'Theirs', content: '<h2>Their words</h2>' });
  await editor(page).save.click();
  await expect(editor(page).conflict).toBeVisible();
});

test('a conflict shows both versions of what both changed, and saves nothing until one is chosen', {
  tag: '@full',
}, async ({ page, written }) => {
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

test('the words of a deleted post can be kept as a new post', { tag: '@full' }, async ({
  page,
  written,
}) => {
  const form = editor(page);
  const [stored] = await written.stored();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await written.delete(stored?.id);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page).toHaveURL(paths.adminBlog);
  await expect(page.getByText('Your unsaved changes are kept')).toBeVisible();

  await page.getByRole('link', { name: 'New post' }).first().click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(form.title).toHaveValue('Mine');
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  const posts = await written.stored();
  expect(posts).toMatchObject([{ title: 'Mine', slug: stored?.slug }]);
  expect(posts[0]?.id).not.toBe(stored?.id);
});
