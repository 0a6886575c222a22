import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

/** Opens a new post from the dashboard by its own link, without loading a new document. */
async function beginPost(page: Page) {
  await expect(page).toHaveURL(paths.adminBlog);
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, paths.newPost);
  await editor(page).title.fill('Unsaved');
}

test.beforeEach(async ({ page, admin }) => {
  await admin.signIn(page);
  await beginPost(page);
});

const aboutLink = { name: 'Calculator', exact: true };

test('Back, a link of the site and signing out ask first', { tag: '@full' }, async ({ page }) => {
  const form = editor(page);
  // Does what pressing Back does. Playwright's own goBack waits for a page that never comes.
  const back = () => page.evaluate(() => window.history.back());

  await test.step('Back', async () => {
    // A browser lets a page ask only after the visitor has interacted with it.
    await form.title.press('End');
    await back();
    await expect(form.leaving).toBeVisible();
    await expect(page).toHaveURL(paths.newPost);
    await page.keyboard.press('Escape');
    // The dialog is hidden at once, but the answer waits until the browser reports it as closed.
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(form.title).toHaveValue('Unsaved');

    await form.title.press('End');
    await back();
    await form.leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(paths.adminBlog);
  });

  await test.step('a link of the site', async () => {
    await beginPost(page);
    const link = page.getByRole('banner').getByRole('link', aboutLink);
    await link.click();
    await expect(form.leaving).toBeVisible();
    await form.leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(paths.newPost);
    await expect(form.title).toHaveValue('Unsaved');

    await link.click();
    await form.leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(paths.calculator);
  });

  await test.step('signing out', async () => {
    // The URL changes before the page does.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mortgage Calculator');
    await page.goBack();
    await expect(form.title).toHaveValue('');
    await form.title.fill('Unsaved');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await form.leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(form.title).toHaveValue('Unsaved');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await form.leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(paths.login);
  });
});

test('a reload shows the browser’s own prompt, and nothing asks when nothing would be lost', {
  tag: '@full',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  // The form registers a typed value a moment later.
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(asks).toBe(true);
  await page.reload();
  const form = editor(page);
  await expect(form.title).toHaveValue('');
  expect(asked).toEqual(['beforeunload']);

  await form.title.fill('Unsaved');
  await expect.poll(asks).toBe(true);
  await form.title.fill('');
  await form.slug.fill('');
  await page.getByRole('banner').getByRole('link', aboutLink).click();
  await expect(page).toHaveURL(paths.calculator);
});
