import type { Page } from '@playwright/test';
import { host, ports } from '#scripts/local/stack.ts';
import { signInTexts } from '#src/data/admin/auth/sign-in-faults.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { dashboardLoaded } from '#tests/browser/dashboard.ts';
import { watchKeyboard } from '#tests/browser/keyboard.ts';
import { login } from '#tests/browser/login.ts';
import { logsWith } from '#tests/browser/privacy/logs.ts';
import { watchTraces } from '#tests/browser/privacy/watch-traces.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';

const signInBody = `body to ${host}:${ports.auth} accounts:signInWithPassword`;

/** Expects a refused sign-in to be said, with the input kept and nobody signed in. */
async function expectRefused(page: Page, said: string, email: string, password: string) {
  const form = login(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.password.press('Enter');
  await expect(form.failure).toHaveText(said);
  await expect(form.failure).toBeFocused();
  await expect(form.email).toHaveValue(email);
  await expect(form.password).toHaveValue(password);
  await expect(form.logIn).toBeEnabled();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
}

/** Whether the document's policy lets the bot check in. */
const letsBotCheckIn = (page: Page) =>
  page.evaluate(() =>
    /recaptcha/.test(document.querySelector('meta[http-equiv]')?.outerHTML ?? ''),
  );

test('the owner is led to the login page, refused, and signs in and out by keys, which leaves no trace; each sign-in is recorded, each policy its page’s own', async ({
  page,
  admin,
  inspect,
  expectedErrors,
}) => {
  expectedErrors.push('the server responded with a status of 400');
  const form = login(page);
  const { tab, tabTo, typeInto, press } = watchKeyboard(page);
  const values = { email: admin.email, password: admin.password, wrong: 'Wobblethatch-9' };
  const { traces, shown } = await watchTraces(page, values);

  await test.step('an address of the area loads none of its pages', async () => {
    const path = '/admin/blog/edit/x?a=1';
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: path })}`);
    await expect(form.logIn).toBeVisible();
    expect(requested.some((address) => address.includes('AdminArea'))).toBe(true);
    expect(requested.filter((address) => /Dashboard|EditorPage/.test(address))).toEqual([]);
  });

  await openHydrated(page, paths.login);
  await expect(page).toHaveTitle(`Login | ${site.name}`);
  await form.logIn.click();
  await expect(form.email).toBeFocused();
  await inspect('login: both fields refused');

  await test.step('a wrong password and a disabled account are refused', async () => {
    await form.email.fill(admin.email);
    await form.password.fill(values.wrong);
    expect(await traces(), 'while it is typed').toEqual({});
    await expectRefused(page, signInTexts['wrong-password'], admin.email, values.wrong);
    expect(await traces(), 'after it').toEqual({ [signInBody]: ['email', 'wrong'] });
    await admin.change({ disabled: true });
    await expectRefused(page, signInTexts['sign-in-failed'], admin.email, admin.password);
    await admin.change({ disabled: false });
  });

  await openHydrated(page, paths.login);
  await test.step('in by keys', async () => {
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
  });
  // A sign-in waits for its record only for a while.
  const owner = { email: admin.email, role: 'admin' };
  await expect.poll(admin.record).toMatchObject({ ...owner, displayName: 'Admin User' });
  const first = await admin.record();
  expect(first?.createdAt).toEqual(first?.lastLogin);
  const sent = {
    [signInBody]: ['email', 'password', 'wrong'],
    // The service's record of the sign-in.
    [`body to ${host}:${ports.firestore} documents:batchGet`]: ['email'],
    [`body to ${host}:${ports.firestore} documents:commit`]: ['email'],
  };
  expect(await traces(), 'while signed in').toEqual({
    ...sent,
    'indexedDB firebaseLocalStorageDb': ['email'],
  });

  await dashboardLoaded(page);
  await test.step('out by keys', async () => {
    for (const link of await form.adminLinks.all()) {
      await tab();
      await expect(link).toBeFocused();
    }
    await tabTo(form.signOut);
    await press('Enter');
    await expect(page).toHaveURL(paths.login);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText('You are signed out')).toBeVisible();
    expect(await traces(), 'after signing out').toEqual(sent);
    expect(await shown()).toEqual([]);
    // The email is in the emulators' log of the account that the test created.
    expect(logsWith({ password: values.password, wrong: values.wrong })).toEqual([]);
  });

  await admin.change({ displayName: 'Ada' });
  await form.email.fill(admin.email);
  await form.password.fill(admin.password);
  await form.logIn.click();
  await expect
    .poll(admin.record)
    .toMatchObject({ displayName: 'Ada', createdAt: first?.createdAt });
  const second = await admin.record();
  expect(second?.lastLogin.toMillis()).toBeGreaterThan(first?.lastLogin.toMillis());
  await dashboardLoaded(page);

  await test.step('each way to a form and back gets its own document and policy', async () => {
    const expectPolicy = async (path: string, isForm: boolean) => {
      await expect(page).toHaveURL(path);
      await hydrated(page);
      expect(await letsBotCheckIn(page), path).toBe(isForm);
    };
    await form.signOut.click();
    await expectPolicy(paths.login, false);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Pre-Approval' }).click();
    await expectPolicy(paths.preApproval, true);
    await page.goBack();
    await expectPolicy(paths.login, false);
  });
});
