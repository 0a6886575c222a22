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

test('no word is lost when the sign-in ends while a post is written, and a token that runs out ends nothing', async ({
  page,
  admin,
  written,
  walk,
  expectedErrors,
}) => {
  const show = walk('what only this browser has');
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
  await show('an unsaved draft');
  await form.draft.getByRole('button', { name: 'Restore it' }).click();
  await form.expectWords(post);
  await expect(form.draft).toHaveCount(0);

  const renewal = tokenRenewal(page);
  await page.clock.fastForward(hour);
  expect((await renewal).status()).toBe(200);
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ title: post.title }]);
  expect(await written.drafts()).toEqual([]);
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
