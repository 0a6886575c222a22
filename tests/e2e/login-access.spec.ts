import { onAuthRequest, refuse } from '#tests/browser/auth-answers.ts';
import { expectSoundInEveryLook } from '#tests/browser/every-look.ts';
import { login } from '#tests/browser/login.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

test('what cannot be right is said at the field, before anything is sent', async ({ page }) => {
  const form = login(page);
  const asked = await onAuthRequest(page, 'signIn', (route) => route.continue());
  await page.goto('/login');
  await hydrated(page);
  await form.email.fill('ana@example');
  await form.password.fill('1234567');
  await form.password.press('Enter');
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription('Error: Please enter a valid email.');
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.password).toHaveAccessibleDescription(
    'Error: Password must be at least 8 characters.',
  );

  await form.email.press('End');
  await form.email.pressSequentially('.com');
  await expect(form.email).not.toHaveAttribute('aria-invalid');
  await form.logIn.click();
  await expect(form.password).toBeFocused();
  await expect(form.email).toHaveValue('ana@example.com');
  await expect(form.failure).toHaveCount(0);
  expect(asked).toHaveLength(0);
});

test('password managers know the fields, and the password can be shown', async ({ page }) => {
  const form = login(page);
  await page.goto('/login');
  await hydrated(page);
  await expect(form.email).toHaveAttribute('autocomplete', 'username');
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password');
  await expect(form.password).toHaveAttribute('type', 'password');
  await form.password.fill('kept as it is');
  await form.showPassword.check();
  await expect(form.password).toHaveAttribute('type', 'text');
  await expect(form.password).toHaveValue('kept as it is');
});

test('a keyboard alone signs in and out', async ({ page, admin }) => {
  const form = login(page);
  const { keyboard } = page;
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('main').focus();
  await keyboard.press('Tab');
  await expect(form.email).toBeFocused();
  await keyboard.type(admin.email);
  await keyboard.press('Tab');
  await keyboard.type(admin.password);
  await keyboard.press('Tab');
  await expect(form.showPassword).toBeFocused();
  await keyboard.press('Tab');
  await expect(form.logIn).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.dashboard).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  for (const link of await form.adminLinks.all()) {
    await keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(form.signOut).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main')).toBeFocused();
});

test('axe finds nothing and nothing is cut off in any state', async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('the server responded with a status of 400');
  const form = login(page);

  await page.goto('/login');
  await hydrated(page);
  await expectSoundInEveryLook(page, 'at first');
  await form.logIn.click();
  await expect(form.email).toBeFocused();
  await expectSoundInEveryLook(page, 'both fields refused');
  await form.email.fill(admin.email);
  await form.password.fill('not the password');
  await form.logIn.click();
  await expect(form.failure).toBeFocused();
  await form.forgot.click();
  await onAuthRequest(page, 'resetEmail', (route) => refuse(route, 'RESET_PASSWORD_EXCEED_LIMIT'));
  await form.resetEmail.fill(admin.email);
  await form.sendReset.click();
  await expect(form.failure).toHaveCount(2);
  await expectSoundInEveryLook(page, 'sign-in and email failed');
  await admin.signIn(page);
  await expectSoundInEveryLook(page, 'the admin bar');
});
