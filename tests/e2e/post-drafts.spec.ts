import { draftPath } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { expect, test } from '#tests/browser/test.ts';

const saved = /^Draft saved at \d+:\d\d\s[AP]M ET$/;

test('a draft is saved, opened and published', async ({ page, browser, admin, written }) => {
  const post = newPost(written.word);
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.title.fill(post.title);
  await page.keyboard.press('Control+s');
  await expect(form.draftSaved).toHaveText(saved);
  await expect(page.getByRole('status').filter({ hasText: saved })).toBeAttached();
  const [draft] = await written.drafts();
  expect(draft).toMatchObject({ title: post.title, content: '', base: null, by: admin.email });
  expect(await written.stored()).toEqual([]);

  await test.step('what was typed in the last moment is part of it', async () => {
    await form.content.pressSequentially('Typed.');
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await written.drafts())[0]?.content).toBe('<p>Typed.</p>');
  });

  await test.step('it has an address: nothing asks when the writer leaves, and Back and a reload show it', async () => {
    await expect(form.draftSaved).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL(paths.blog);
    await page.goBack();
    await expect(page).toHaveURL(draftPath(draft?.id));
    await expect(form.title).toHaveValue(post.title);
    await page.reload();
    await expect(form.title).toHaveValue(post.title);
  });

  // On another machine.
  const other = await (await browser.newContext()).newPage();
  await admin.signIn(other);
  // Today lists it, and the drafts do.
  await other.getByRole('link', { name: post.title }).first().click();
  await expect(other).toHaveURL(draftPath(draft?.id));
  const second = editor(other);
  await expect(second.draftNotice).toContainText('You saved this draft on');
  await expect(second.title).toHaveValue(post.title);
  await second.write(post);
  await second.publish.dblclick();
  await expect(other).toHaveURL(paths.adminBlog);
  const notice = other.getByRole('main').getByRole('status').filter({ hasText: 'Post published.' });
  await expect(notice.getByRole('link', { name: 'View post' })).toHaveAttribute(
    'href',
    blogPostPath(post.slug),
  );
  expect(await written.stored()).toMatchObject([
    { id: draft?.id, title: post.title, slug: post.slug, states: ['Texas'], category: 'Rates' },
  ]);
  expect(await written.drafts()).toEqual([]);

  await test.step('the post is listed, found and shown', async () => {
    await page.goto(paths.blog);
    await expect(page.getByRole('link', { name: post.title }).first()).toBeVisible();
    // The search index is older than the post, and the search finds it all the same.
    await page.getByRole('searchbox').fill(post.title);
    await expect(page.getByText(`1 article for “${post.title}”`)).toBeVisible();
    await page.goto(blogPostPath(post.slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(page.getByText(post.content)).toBeVisible();
  });
  await other.context().close();
});
