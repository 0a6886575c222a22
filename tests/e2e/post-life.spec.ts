import { draftPath, editPostPath, postHistoryPath } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/test.ts';

const long = `https://example.com/${'a-very-long-address-without-a-break'.repeat(6)}`;

test('a stored post is edited, restored, drafted, unpublished and published again', async ({
  page,
  admin,
  written,
  inspect,
}) => {
  const stored = `Stored ${written.word}`;
  const { id } = await written.add({ title: stored });
  const form = editor(page);
  await admin.signIn(page, editPostPath(id));

  await test.step('an earlier version is compared, and restored', async () => {
    await form.title.fill(`Edited ${written.word}`);
    await form.save.click();
    await expect(page).toHaveURL(paths.adminBlog);
    await page.goto(editPostPath(id));
    await page.getByRole('link', { name: 'History' }).click();
    const comparison = page.getByRole('region', { name: 'Compare two versions' });
    await expect(comparison.locator('del')).toHaveText('Stored');
    await expect(comparison.locator('ins')).toHaveText('Edited');
    await inspect('the history of a post: two versions compared');
    await expect(page.getByText(`Saved by ${admin.email}. Changed: title.`)).toBeVisible();
    await page.getByRole('link', { name: /^Restore: Until/ }).click();
    await expect(form.title).toHaveValue(stored);
    await expect(page.getByText('Nothing changes on the site until you save.')).toBeVisible();
    expect(await written.stored()).toMatchObject([{ title: `Edited ${written.word}` }]);
    await form.save.click();
    await expect(page).toHaveURL(paths.adminBlog);
    expect(await written.stored()).toMatchObject([{ title: stored }]);
    await page.goto(postHistoryPath(id));
    await expect(page.getByRole('link', { name: /^Restore: / })).toHaveCount(2);
  });

  await test.step('a draft keeps the site as it is, is listed, opened and discarded', async () => {
    await page.goto(editPostPath(id));
    await form.title.fill(`Draft ${written.word}`);
    await form.saveDraft.click();
    await expect(form.draftSaved).toBeVisible();
    expect(await written.stored()).toMatchObject([{ title: stored }]);
    await page.goto(paths.adminBlog);
    const drafts = page.getByRole('region', { name: 'Drafts' });
    const row = drafts.getByRole('listitem').filter({ hasText: written.word });
    await expect(row).toContainText('Changes to a published post.');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(editPostPath(id));
    await expect(form.title).toHaveValue(`Draft ${written.word}`);
    await form.draftNotice.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click();
    await expect(form.title).toHaveValue(stored);
    expect(await written.drafts()).toEqual([]);
  });

  await test.step('it is unpublished with its unsaved words', async () => {
    await form.title.fill(`Reworked ${written.word}`);
    await form.unpublish.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await written.stored()).toHaveLength(1);
    await form.unpublish.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByRole('heading', { name: 'Unpublished post' })).toBeVisible();
    await expect(page).toHaveURL(draftPath(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unpublished post');
    await expect(form.title).toHaveValue(`Reworked ${written.word}`);
    expect(await written.stored()).toEqual([]);
    expect(await written.drafts()).toMatchObject([{ id, title: `Reworked ${written.word}` }]);
  });

  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ id, title: `Reworked ${written.word}` }]);
  await written.change(id, {
    states: ['Texas', 'Ohio'],
    category: 'News',
    keywords: [long],
    content: '<figure><figcaption>The yearly cost.</figcaption></figure>',
  });
  await page.goto(editPostPath(id));
  await test.step('before saving it shows what to look at', async () => {
    await form.slug.fill(`${id}-anew`);
    await expect(
      page.getByText(`The old address, /blog/${id}, leads to the new one`),
    ).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Calculator', exact: true }).click();
    await form.leaving.getByRole('button', { name: 'Stay' }).click();

    await form.category.selectOption('Rates');
    await form.title.fill('Another title');
    await contentEditor(page).view('HTML');
    await contentEditor(page).source.fill('<h4>My heading</h4><iframe src="/a"></iframe>');
    await page.getByRole('button', { name: 'Show the list' }).click();
    await inspect('a stored post: what to look at before saving');
  });
});
