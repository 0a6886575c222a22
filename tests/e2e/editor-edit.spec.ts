import { editPostPath, paths } from '#src/lib/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

test('a missing post redirects to the dashboard, which says why', { tag: '@full' }, async ({
  page,
  admin,
}) => {
  await admin.signIn(page);
  await page.goto(editPostPath('nowhere'));

  await expect(page).toHaveURL(paths.adminBlog);
  await expect(page.getByText('Blog post not found.')).toBeVisible();
});

test('an older post can be edited, and the form says what saving changes', {
  tag: '@full',
}, async ({ page, admin, written }) => {
  const id = await written.add({
    slug: `${written.word}-Odd_Slug`,
    states: ['Texas', 'Ohio'],
    category: 'News',
    datePublished: '2021-05-04',
    author: null,
    image: 'http://example.com/old.jpg',
    keywords: '["fha", "va"]',
  });
  await admin.signIn(page, editPostPath(id));
  const form = editor(page);
  await expect(form.state).toHaveValue('Texas');
  await expect(form.state).toHaveAccessibleDescription(/listed under Texas and Ohio/);
  await expect(form.category).toHaveValue('');
  await expect(form.category).toHaveAccessibleDescription(/the category News/);
  await expect(form.author).toHaveValue('');
  await expect(form.keywords).toHaveValue('["fha", "va"]');
  await form.category.selectOption('Rates');
  await form.save.click();

  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([
    {
      slug: `${written.word}-Odd_Slug`,
      states: ['Texas'],
      category: 'Rates',
      author: '',
      image: 'http://example.com/old.jpg',
    },
  ]);
});

test('changing the slug says that the old address leads to the new one', { tag: '@full' }, async ({
  page,
  admin,
  written,
}) => {
  const id = await written.add();
  await admin.signIn(page, editPostPath(id));
  const form = editor(page);
  const note = page.getByText(`The old address, /blog/${id}, leads to the new one when you save`);
  await expect(form.slug).toHaveValue(id);
  await expect(note).toHaveCount(0);
  await form.slug.fill(`${id}-anew`);
  await expect(note).toBeVisible();
  await form.slug.fill(id);
  await expect(note).toHaveCount(0);
});
