import { blogPostPath, editPostPath, paths } from '#src/lib/paths.ts';
import { article } from '#tests/browser/article.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';
import { newPost } from '#tests/browser/new-post.ts';

test('after a change of its slug, a post is found at its old address, in any letter case', async ({
  page,
  admin,
  written,
}) => {
  const id = await written.add();
  const slug = `${id}-anew`;
  await admin.signIn(page, editPostPath(id));
  await editor(page).slug.fill(slug);
  await editor(page).save.click();
  await expect(page).toHaveURL(paths.adminBlog);

  await page.goto(paths.blog);
  await page.goto(`${blogPostPath(id)}?from=mail#part`);
  await expect(page).toHaveURL(`${blogPostPath(slug)}?from=mail#part`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Stored ${written.word}`);
  expect(await article(page).head('link[rel=canonical]')).toContain(blogPostPath(slug));
  await page.goBack();
  await expect(page).toHaveURL(paths.blog);

  for (const other of [id, slug]) {
    await page.goto(blogPostPath(other.toUpperCase()));
    await expect(page).toHaveURL(blogPostPath(slug));
  }
});

test('a new post on an old address says whose it was, and wins', async ({
  page,
  admin,
  written,
}) => {
  const id = await written.add();
  const old = `${written.word}-old`;
  await written.redirect(old, id);
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.write({ ...newPost(written.word), slug: old });
  const note = page.getByText(`The post “Stored ${written.word}” had this address before.`);
  await expect(note).toContainText('When you save, links to it lead here instead.');
  const title = await form.title.inputValue();
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);

  await page.goto(blogPostPath(old));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(blogPostPath(old));
});
