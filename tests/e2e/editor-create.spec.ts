import { blogPostPath, paths } from '#src/lib/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';
import { newPost } from '#tests/browser/new-post.ts';

test('a new post is stored once, listed, found and shown', async ({ page, admin, written }) => {
  const post = newPost(written.word);
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.write(post);
  await form.author.fill('R. Writer');
  await form.keywords.fill(' apr, points,, ');
  await form.suggestPicture.click();
  await form.publish.dblclick();

  await expect(page).toHaveURL(paths.adminBlog);
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'Post published.' });
  await expect(notice.getByRole('link', { name: 'View post' })).toHaveAttribute(
    'href',
    blogPostPath(post.slug),
  );
  expect(await written.stored()).toEqual([
    {
      id: expect.any(String),
      title: post.title,
      slug: post.slug,
      states: ['Texas'],
      category: 'Rates',
      description: post.description,
      content: expect.stringContaining(post.content),
      author: 'R. Writer',
      image: '/images/states/texas-1.svg',
      keywords: ['apr', 'points'],
      datePublished: expect.anything(),
      dateUpdated: expect.anything(),
    },
  ]);

  await page.goto(paths.blog);
  await expect(page.getByRole('link', { name: post.title }).first()).toBeVisible();
  // The search index is older than the post, and the search finds it all the same.
  await page.getByRole('searchbox').fill(post.title);
  await expect(page.getByText(`1 article for “${post.title}”`)).toBeVisible();
  await page.goto(blogPostPath(post.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(page.getByText(post.content)).toBeVisible();
});
