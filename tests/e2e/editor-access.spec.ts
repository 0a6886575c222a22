import { editPostPath } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, editorTest as test } from '#tests/browser/editor-test.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { pastes } from '#tests/fixtures/pasted-html.ts';

const long = `https://example.com/${'a-very-long-address-without-a-break'.repeat(6)}`;

test('axe passes on a new post', async ({ page, admin, written, showGroup }) => {
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  const { text, tool, panel, view, paste, startOver, removePlaceholders } = contentEditor(page);
  const show = showGroup('a new post');
  await expect(form.content).toBeVisible();
  await form.keywords.fill('fha, first home');
  await form.publish.click();
  await expect(form.problems).toBeFocused();

  await form.write({ ...newPost(written.word), content: '' });
  await paste({ html: pastes.WordPress.html });
  await expect(page.getByText(`Missing: ${pastes.WordPress.said}`)).toBeInViewport();
  await show('placeholders of pictures, with what is missing and a question');
  await startOver();
  await paste({ html: pastes.Word.html });
  await removePlaceholders();
  await text.getByRole('cell', { name: 'Fee' }).click();
  await expect(tool('Table caption')).toBeVisible();
  await tool('Link').click();
  await expect(panel('Link')).toBeVisible();
  await panel('Link').getByLabel('Find a post or page').fill('refinance');
  const found = page.getByRole('list', { name: 'Posts and pages' });
  await expect(found.getByRole('button').first()).toBeVisible();
  await show('posts to link to');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await tool('Image').click();
  await panel('Image').getByLabel('Picture address').fill('/images/hero.svg');
  await form.publish.click();
  await expect(panel('Image').getByText('Add the picture, or press Cancel')).toBeVisible();
  await page.keyboard.press('Escape');
  await view('Preview');
  await show('Preview');
});

test('axe passes while a stored post is edited', async ({ page, admin, written, showGroup }) => {
  const show = showGroup('a stored post');
  const id = await written.add({
    states: ['Texas', 'Ohio'],
    category: 'News',
    keywords: [long],
    content: '<figure><figcaption>The yearly cost.</figcaption></figure>',
  });
  await admin.signIn(page, editPostPath(id));
  const form = editor(page);
  await form.slug.fill(`${id}-anew`);
  await expect(page.getByText(`The old address, /blog/${id}, leads to the new one`)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Calculator', exact: true }).click();
  await form.leaving.getByRole('button', { name: 'Stay' }).click();

  const content = `<h2>Heading</h2><table><thead><tr>${'<th scope="col">Column</th>'.repeat(9)}</tr></thead></table>`;
  await written.change(id, { title: long, content });
  await form.category.selectOption('Rates');
  await form.title.fill('Another title');
  await contentEditor(page).view('HTML');
  await contentEditor(page).source.fill('<h4>My heading</h4><iframe src="/a"></iframe>');
  await page.getByRole('button', { name: 'Show the list' }).click();
  await show('what to look at before saving');
  await form.save.click();
  await expect(form.conflict).toBeFocused();
  await show('someone else saved the post');
});
