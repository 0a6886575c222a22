import { login } from '#tests/browser/login.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

test('the owner signs in with a sloppily typed email, is recorded, and lands on the dashboard', async ({
  page,
  admin,
}) => {
  const form = login(page);
  await page.goto('/login');
  await expect(page).toHaveTitle('Login | Keystead');
  await form.email.fill(`  ${admin.email.toUpperCase()} `);
  await form.password.fill(admin.password);
  await form.logIn.click();
  await expect(page).toHaveURL('/admin/blog');
  await expect(form.dashboard).toBeVisible();
  const first = await admin.record();
  expect(first).toMatchObject({ email: admin.email, displayName: 'Admin User', role: 'admin' });
  expect(first?.createdAt).toEqual(first?.lastLogin);

  await form.signOut.click();
  await expect(page).toHaveURL('/login');
  await hydrated(page);
  await admin.change({ displayName: 'Ada' });
  await admin.logIn(page);
  const second = await admin.record();
  expect(second).toMatchObject({ displayName: 'Ada', createdAt: first?.createdAt });
  expect(second?.lastLogin.toMillis()).toBeGreaterThan(first?.lastLogin.toMillis());
});

test('an admin who is already signed in is redirected from the login page', {
  tag: '@full',
}, async ({ page, admin }) => {
  await admin.logIn(page);
  await page.goto('/login?next=/admin/blog/new');
  await expect(page).toHaveURL('/admin/blog/new');
  await expect(login(page).signOut).toBeVisible();
});
