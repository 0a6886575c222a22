import type { Page } from '@playwright/test';
import { signInTexts } from '#src/data/admin/auth/sign-in-faults.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { onAuthRequest, refuse } from '#tests/browser/auth-answers.ts';
import { login } from '#tests/browser/login.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

interface Typed {
  email: string;
  password: string;
}

async function openLogin(page: Page, typed: Typed) {
  const form = login(page);
  await page.goto('/login');
  await hydrated(page);
  await form.email.fill(typed.email);
  await form.password.fill(typed.password);
  return form;
}

/** Expects the error text to show and have focus, with the input kept and no session stored. */
async function expectErrorText(page: Page, said: string, typed: Typed) {
  const form = login(page);
  await expect(form.failure).toHaveText(said);
  await expect(form.failure).toBeFocused();
  await expect(form.email).toHaveValue(typed.email);
  await expect(form.password).toHaveValue(typed.password);
  await expect(form.logIn).toBeEnabled();
  await expect(page).toHaveURL('/login');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
}

/** Expects the error text to show and have focus, with the input kept and nobody signed in. */
async function expectRefused(page: Page, said: string, typed: Typed) {
  await expectErrorText(page, said, typed);
  await page.goto('/admin/blog');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fblog');
}

test('refuses an email without an account, a wrong password and a disabled account', async ({
  page,
  admin,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('the server responded with a status of 400');
  const stranger = { email, password: 'long enough' };
  const form = await openLogin(page, stranger);
  await form.logIn.click();
  await expectErrorText(page, signInTexts['no-account'], stranger);

  const mistyped = { email: admin.email, password: ` ${admin.password} ` };
  await form.email.fill(mistyped.email);
  await form.password.fill(mistyped.password);
  await form.password.press('Enter');
  await expectErrorText(page, signInTexts['wrong-password'], mistyped);

  await admin.change({ disabled: true });
  await form.password.fill(admin.password);
  await form.logIn.click();
  await expectRefused(page, signInTexts['sign-in-failed'], admin);
});

test('a fault of the identity service during a reload ends no session', async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('the server responded with a status of 503');
  const form = login(page);
  await admin.signIn(page, paths.leads);
  const held = Promise.withResolvers<void>();
  await onAuthRequest(page, 'account', async (route, count) => {
    await held.promise;
    await (count === 1 ? refuse(route, 'UNAVAILABLE', 503) : route.continue());
  });
  await page.reload();
  await expect(form.loading).toBeVisible();
  held.resolve();
  await expect(form.signOut).toBeVisible();
  await expect(page).toHaveURL(paths.leads);

  await test.step('and if it renews no token, the page says so and offers to try again', async () => {
    await onAuthRequest(page, 'tokens', (route, count) =>
      count === 1 ? refuse(route, 'UNAVAILABLE', 503) : route.continue(),
    );
    await page.reload();
    await expect(form.failure).toContainText('Your sign-in has not changed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(form.signOut).toBeVisible();
  });
});
