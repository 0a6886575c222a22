import type { Page } from '@playwright/test';
import { onAuthRequest, refuse } from '#tests/browser/auth-answers.ts';
import { letTimePassUntil, stopClock } from '#tests/browser/deadlines.ts';
import { login } from '#tests/browser/login.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

const text = {
  noAccount: 'No account found with this email.',
  wrongPassword: 'Incorrect password.',
  tooMany: 'Too many failed attempts. Try again later.',
  invalidEmail: 'Please enter a valid email.',
  notAdmin: 'You are not authorized to access the admin area.',
  other: 'Something went wrong. Please try again.',
};

/** What the browser itself notes of an answer that is an error. */
const answeredBadly = 'the server responded with a status of 400';

async function openLogin(page: Page, typed: { email: string; password: string }) {
  const form = login(page);
  await page.goto('/login');
  await hydrated(page);
  await form.email.fill(typed.email);
  await form.password.fill(typed.password);
  return form;
}

/** From one try to have the claim to the next, in a page whose clock is installed. */
const betweenTriesMs = 1_000;

/** The text is said and has the focus, nothing typed is lost, and nobody is signed in. */
async function expectRefused(page: Page, said: string, typed: { email: string; password: string }) {
  const form = login(page);
  await expect(form.failure).toHaveText(said);
  await expect(form.failure).toBeFocused();
  await expect(form.email).toHaveValue(typed.email);
  await expect(form.password).toHaveValue(typed.password);
  await expect(form.logIn).toBeEnabled();
  await expect(page).toHaveURL('/login');
  await page.goto('/admin/blog');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fblog');
}

test('an email without an account', async ({ page, email, expectedErrors }) => {
  expectedErrors.push(answeredBadly);
  const typed = { email, password: 'long enough' };
  const form = await openLogin(page, typed);
  await form.logIn.click();
  await expectRefused(page, text.noAccount, typed);
});

test('a wrong password', async ({ page, admin, expectedErrors }) => {
  expectedErrors.push(answeredBadly);
  const typed = { email: admin.email, password: ` ${admin.password} ` };
  const form = await openLogin(page, typed);
  await form.password.press('Enter');
  await expectRefused(page, text.wrongPassword, typed);
});

for (const [message, said] of [
  ['INVALID_LOGIN_CREDENTIALS', text.wrongPassword],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Access was temporarily disabled.', text.tooMany],
  ['INVALID_EMAIL', text.invalidEmail],
  ['OPERATION_NOT_ALLOWED', text.other],
] as const) {
  test(`the identity service says ${message}`, async ({ page, admin, expectedErrors }) => {
    expectedErrors.push(answeredBadly);
    await onAuthRequest(page, 'signIn', (route) => refuse(route, message));
    const form = await openLogin(page, admin);
    await form.logIn.click();
    await expectRefused(page, said, admin);
  });
}

test('a disabled account', async ({ page, admin, expectedErrors }) => {
  expectedErrors.push(answeredBadly);
  await admin.change({ disabled: true });
  const form = await openLogin(page, admin);
  await form.logIn.click();
  await expectRefused(page, text.other, admin);
});

test('no network', async ({ page, admin, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  await onAuthRequest(page, 'signIn', (route) => route.abort());
  const form = await openLogin(page, admin);
  await form.logIn.click();
  await expectRefused(page, text.other, admin);
});

test('no answer within 15 seconds, and one that comes later signs nobody in', async ({
  page,
  admin,
}) => {
  const held = Promise.withResolvers<void>();
  const asked = await onAuthRequest(page, 'signIn', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  const form = await openLogin(page, admin);
  await stopClock(page);
  await form.logIn.click();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward(14_900);
  await expect(form.signingIn).toBeDisabled();
  await page.clock.fastForward(200);
  await expect(form.failure).toHaveText(text.other);
  await page.clock.resume();

  const late = page.waitForResponse((response) => response.url().includes('accounts:lookup'));
  held.resolve();
  await (await late).finished();
  await expectRefused(page, text.other, admin);
});

test('a fresh token cannot be had', async ({ page, admin, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  await onAuthRequest(page, 'tokens', (route) => route.abort());
  const form = await openLogin(page, admin);
  await form.logIn.click();
  await expectRefused(page, text.other, admin);
});

test('an account whose claim never arrives is signed out again after five tries', async ({
  page,
  admin,
}) => {
  await admin.setRole(null);
  const asked = await onAuthRequest(page, 'tokens', (route) => route.continue());
  await page.clock.install();
  const form = await openLogin(page, admin);
  await form.logIn.click();
  await letTimePassUntil(page, betweenTriesMs, () => form.failure.isVisible());
  await expectRefused(page, text.notAdmin, admin);
  expect(asked).toHaveLength(5);
  expect(await admin.record()).toBeUndefined();
});

test('another role is not the admin’s', async ({ page, admin }) => {
  await admin.setRole('editor');
  await page.clock.install();
  const form = await openLogin(page, admin);
  await form.logIn.click();
  await letTimePassUntil(page, betweenTriesMs, () => form.failure.isVisible());
  await expectRefused(page, text.notAdmin, admin);
});

test('a claim that arrives before the third try lets the owner in', async ({ page, admin }) => {
  await admin.setRole(null);
  const asked = await onAuthRequest(page, 'tokens', async (route, count) => {
    if (count === 3) await admin.setRole('admin');
    await route.continue();
  });
  await page.clock.install();
  const form = await openLogin(page, admin);
  await form.logIn.click();
  await letTimePassUntil(page, betweenTriesMs, () => form.dashboard.isVisible());
  expect(asked.length).toBe(4);
});

test('a user record that cannot be written keeps nobody out', async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('Could not note the sign-in: ', 'net::ERR_FAILED');
  await page.route(/documents:(batchGet|commit)/, (route) => route.abort());
  const form = await openLogin(page, admin);
  await form.logIn.click();
  await expect(page).toHaveURL('/admin/blog');
  await expect(form.signOut).toBeVisible();
  expect(await admin.record()).toBeUndefined();
});

test('two presses at once are one sign-in', async ({ page, admin }) => {
  const asked = await onAuthRequest(page, 'signIn', (route) => route.continue());
  const form = await openLogin(page, admin);
  await form.logIn.dblclick();
  await expect(form.signOut).toBeVisible();
  expect(asked).toHaveLength(1);
});
