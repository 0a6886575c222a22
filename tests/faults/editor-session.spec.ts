import type { Page, Request } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';
import { login } from '#tests/browser/login.ts';
import { newPost } from '#tests/browser/new-post.ts';

const hour = 60 * 60_000;

/** Resolves with the answer to the next request for a new token. */
function tokenRenewal(page: Page) {
  return page.waitForResponse(
    (response) => response.url().includes('securetoken') && response.request().method() === 'POST',
  );
}

test('a post is published once although the sign-in token ran out while it was written', async ({
  page,
  admin,
  written,
  expectedErrors,
}) => {
  // The clock runs ahead of the lookup of who had the slug before.
  expectedErrors.push('Could not read a redirect');
  const post = newPost(written.word);
  await page.clock.install();
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.write(post);
  const renewal = tokenRenewal(page);
  await page.clock.fastForward(hour);
  expect((await renewal).status()).toBe(200);
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ title: post.title }]);
  expect(await written.drafts()).toEqual([]);
});

test('no word is lost when the sign-in ends while a post is written', async ({
  page,
  admin,
  written,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to load resource', 'Could not');
  const post = newPost(written.word);
  await page.clock.install();
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.write(post);
  await admin.change({ disabled: true });
  await page.clock.fastForward(hour);
  await expect(page).toHaveURL(/[/]login[?]next=/);
  expect(await written.stored()).toEqual([]);

  await admin.change({ disabled: false });
  await login(page).email.fill(admin.email);
  await login(page).password.fill(admin.password);
  await login(page).logIn.click();
  await expect(page).toHaveURL(paths.newPost);
  await expect(form.draft).toContainText('There is an unsaved draft from');
  await expect(form.title).toHaveValue('');
  await form.draft.getByRole('button', { name: 'Restore it' }).click();
  await form.expectWords(post);
  await expect(form.draft).toHaveCount(0);
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ title: post.title }]);

  await page.goto(paths.newPost);
  await expect(form.title).toBeVisible();
  await expect(form.draft).toHaveCount(0);
});

test('a save that is under way when the session ends writes nothing and reports no error', async ({
  page,
  context,
  admin,
  written,
}) => {
  const post = newPost(written.word);
  await admin.signIn(page);
  const other = await context.newPage();
  await other.goto(paths.newPost);
  const form = editor(other);
  const isOfDraft = (request: Request) =>
    request.url().includes(':batchGet') && !!request.postData()?.includes('postDrafts');
  const held = Promise.withResolvers<void>();
  await other.route(/:batchGet/, async (route) => {
    if (isOfDraft(route.request())) await held.promise;
    await route.continue();
  });
  const reading = other.waitForRequest(isOfDraft);
  await form.write(post);
  await form.saveDraft.click();
  const answer = (await reading).response();
  await login(page).signOut.click();
  await expect(other).toHaveURL(/[/]login[?]next=/);
  held.resolve();
  expect((await answer)?.status()).toBe(200);

  await login(other).email.fill(admin.email);
  await login(other).password.fill(admin.password);
  await login(other).logIn.click();
  await expect(other).toHaveURL(paths.newPost);
  expect(await written.drafts()).toEqual([]);
  await form.draft.getByRole('button', { name: 'Restore it' }).click();
  await form.expectWords(post);
});
