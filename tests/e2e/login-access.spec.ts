import type { Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { watchKeyboard } from '#tests/browser/keyboard.ts';
import { login } from '#tests/browser/login.ts';
import { keepSession } from '#tests/browser/session.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

test('the owner signs in and out by keys, each sign-in is recorded', async ({
  page,
  admin,
  showGroup,
}) => {
  const form = login(page);
  const { tab, tabTo, typeInto, press } = watchKeyboard(page);
  await openHydrated(page, '/login');
  await expect(page).toHaveTitle(`Login | ${site.name}`);
  await form.logIn.click();
  await expect(form.email).toBeFocused();
  await showGroup('login')('both fields refused');
  await openHydrated(page, '/login');
  await typeInto(form.email, `  ${admin.email.toUpperCase()} `);
  await press('Enter');
  await expect(form.password).toBeFocused();
  await page.keyboard.type(admin.password);
  await tab();
  await expect(form.showPassword).toBeFocused();
  await tab();
  await expect(form.logIn).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(paths.adminBlog);
  await expect(form.dashboard).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const first = await admin.record();
  expect(first).toMatchObject({ email: admin.email, displayName: 'Admin User', role: 'admin' });
  expect(first?.createdAt).toEqual(first?.lastLogin);
  for (const link of await form.adminLinks.all()) {
    await tab();
    await expect(link).toBeFocused();
  }
  await tabTo(form.signOut);
  await press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('You are signed out')).toBeVisible();

  await admin.change({ displayName: 'Ada' });
  await admin.logIn(page);
  const second = await admin.record();
  expect(second).toMatchObject({ displayName: 'Ada', createdAt: first?.createdAt });
  expect(second?.lastLogin.toMillis()).toBeGreaterThan(first?.lastLogin.toMillis());
});

/** Whether the document's policy lets the bot check in. */
const letsBotCheckIn = (page: Page) =>
  page.evaluate(() =>
    /recaptcha/.test(document.querySelector('meta[http-equiv]')?.outerHTML ?? ''),
  );

test('from the sign-in to a form, which is sent, and back: each has its own document and policy', async ({
  page,
  admin,
  leads,
  email,
}) => {
  const form = wizard(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await openHydrated(page, paths.login);
  expect(await letsBotCheckIn(page)).toBe(false);
  await menu.getByRole('link', { name: 'Pre-Approval' }).click();
  await expect(page).toHaveURL(paths.preApproval);
  await hydrated(page);
  expect(await letsBotCheckIn(page)).toBe(true);
  const answers = makeAnswers(email);
  for (let step = 1; step < 8; step++) await form.answer(step, answers);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.findQuotes(email)).toHaveLength(1);

  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(paths.login);
  await hydrated(page);
  expect(await letsBotCheckIn(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(paths.preApproval);
  await hydrated(page);
  expect(await letsBotCheckIn(page)).toBe(true);

  await admin.setRole(null);
  await keepSession(page, admin);
  await page.goto(paths.adminBlog);
  await expect(page).toHaveURL(paths.home);
  await hydrated(page);
  expect(await letsBotCheckIn(page), 'for who is no admin').toBe(true);
});
