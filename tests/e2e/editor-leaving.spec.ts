import { paths } from '#src/lib/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

test.beforeEach(async ({ page, admin }) => {
  await admin.signIn(page);
  // As the dashboard's own link leads there, without a new document.
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, paths.newPost);
  await editor(page).title.fill('Unsaved');
});

const aboutLink = { name: 'Calculator', exact: true };

test('a link of the site asks first', async ({ page }) => {
  const form = editor(page);
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

test('Back asks first', async ({ page }) => {
  const form = editor(page);
  // What pressing Back does; Playwright's own goBack waits for a page that does not come.
  const back = () => page.evaluate(() => window.history.back());
  // A browser lets a page ask only after somebody has touched it.
  await form.title.press('End');
  await back();
  await expect(form.leaving).toBeVisible();
  await expect(page).toHaveURL(paths.newPost);
  await page.keyboard.press('Escape');
  await expect(form.leaving).toHaveCount(0);
  await expect(form.title).toHaveValue('Unsaved');

  await form.title.press('End');
  await back();
  await form.leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(paths.adminBlog);
});

test('a reload asks in the words of the browser', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  // What was filled in is known to the form a moment later.
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(asks).toBe(true);
  await page.reload();
  await expect(editor(page).title).toHaveValue('');
  expect(asked).toEqual(['beforeunload']);
});

test('signing out asks first', async ({ page }) => {
  const form = editor(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await form.leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(form.title).toHaveValue('Unsaved');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await form.leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(paths.login);
});

test('nothing is asked when nothing would be lost', async ({ page }) => {
  await editor(page).title.fill('');
  await editor(page).slug.fill('');
  await page.getByRole('banner').getByRole('link', aboutLink).click();
  await expect(page).toHaveURL(paths.calculator);
});
