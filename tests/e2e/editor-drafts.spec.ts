import type { Page } from '@playwright/test';
import { editPostPath, paths } from '#src/lib/paths.ts';
import { loseCommits } from '#tests/browser/commits.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

/** Waits until a draft with this text is stored. */
async function draftKept(page: Page, words: string) {
  await page.waitForFunction(
    (text) => Object.values(localStorage).some((value) => String(value).includes(text)),
    words,
  );
}

test('a draft can be discarded', { tag: '@full' }, async ({ page, admin, written }) => {
  await admin.signIn(page, paths.newPost);
  await editor(page).title.fill(written.word);
  await draftKept(page, written.word);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(editor(page).draft).toHaveCount(0);
  await page.reload();
  await expect(editor(page).title).toBeVisible();
  await expect(editor(page).draft).toHaveCount(0);
});

test('two tabs with a new post each keep their own text', { tag: '@full' }, async ({
  page,
  context,
  admin,
  written,
}) => {
  const second = await context.newPage();
  await admin.signIn(page, paths.newPost);
  await editor(page).title.fill(`${written.word} one`);
  await draftKept(page, `${written.word} one`);
  await second.goto(paths.newPost);
  await expect(editor(second).title).toBeVisible();
  await editor(second).title.fill(`${written.word} two`);
  await draftKept(page, `${written.word} two`);
  await expect(editor(second).draft).toHaveCount(0);
  await page.close();
  await second.close();

  const third = await context.newPage();
  await third.goto(paths.newPost);
  const form = editor(third);
  await third.getByRole('button', { name: 'Restore it' }).click();
  await expect(form.title).toHaveValue(`${written.word} two`);
  await expect(form.draft).toBeVisible();
  await third.getByRole('button', { name: 'Restore it' }).click();
  await expect(form.title).toHaveValue(`${written.word} one`);
});

test('a draft of an older version says so and does not overwrite the newer one', {
  tag: '@full',
}, async ({ page, context, admin, written, expectedErrors }) => {
  expectedErrors.push('ERR_CONNECTION_REFUSED', 'Could not save a post');
  const id = await written.add({ title: 'As loaded' });
  await admin.signIn(page, editPostPath(id));
  // What the server has would not be offered.
  await loseCommits(page);
  await editor(page).title.fill('Drafted');
  await draftKept(page, 'Drafted');
  await page.close();
  await written.change(id, { title: 'Newer' });

  const another = await context.newPage();
  await another.goto(editPostPath(id));
  const form = editor(another);
  await expect(form.draft).toContainText('The post was saved after this draft was started.');
  await another.getByRole('button', { name: 'Restore it' }).click();
  await form.save.click();
  await expect(form.conflict.getByText('Newer')).toBeVisible();
  expect(await written.stored()).toMatchObject([{ title: 'Newer' }]);
});
