import { editPostPath, paths } from '#src/lib/paths.ts';
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

test('a conflict shows both versions and saves nothing until mine is saved anyway', {
  tag: '@full',
}, async ({ page, written }) => {
  const { conflict } = editor(page);
  await expect(conflict.getByRole('alert')).toBeFocused();
  await expect(conflict.getByRole('heading', { level: 2 })).toHaveText([
    'Title',
    'Content',
    'Their words',
  ]);
  await expect(conflict.getByRole('heading', { name: 'Your version' })).toHaveCount(2);
  await expect(conflict.getByRole('heading', { name: 'Saved version' })).toHaveCount(2);
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
    { title: 'Mine', content: '<p>The stored words.</p>' },
  ]);
});

test('after a conflict, editing can continue, the dialog opens again, and the saved version can be taken', {
  tag: '@full',
}, async ({ page, written }) => {
  const form = editor(page);
  await test.step('editing can continue, and the dialog opens again', async () => {
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.title).toHaveValue('Mine');
    await form.save.click();
    await expect(form.conflict).toBeVisible();
    expect(await written.stored()).toMatchObject([{ title: 'Theirs' }]);
  });

  await test.step('the saved version can be taken, edited and saved', async () => {
    await page.getByRole('button', { name: 'Take the saved version' }).click();
    await expect(form.title).toHaveValue('Theirs');
    await form.description.fill('Edited.');
    await form.save.click();
    await expect(page).toHaveURL(paths.adminBlog);
    expect(await written.stored()).toMatchObject([
      { title: 'Theirs', description: 'Edited.', content: '<h2>Their words</h2>' },
    ]);
  });
});

test('a post that was deleted meanwhile can be published again', { tag: '@full' }, async ({
  page,
  written,
}) => {
  const [stored] = await written.stored();
  await written.delete(stored?.id);
  await page.getByRole('button', { name: 'Save mine anyway' }).click();
  const { conflict } = editor(page);
  await expect(conflict.getByText('This post was deleted in the meantime')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the saved version' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save mine anyway' }).click();

  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ id: stored?.id, title: 'Mine' }]);
});
