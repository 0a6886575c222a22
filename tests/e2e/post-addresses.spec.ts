import { blogPostPath, editPostPath, paths } from '#src/lib/paths.ts';
import { article } from '#tests/browser/article.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

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

  await page.goto(blogPostPath(id.toUpperCase()));
  await expect(page).toHaveURL(blogPostPath(slug));
});
