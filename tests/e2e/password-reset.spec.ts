import type { APIRequestContext } from '@playwright/test';
import { host, ports, projects } from '#scripts/local/stack.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { onAuthRequest, refuse } from '#tests/browser/auth-answers.ts';
import { login } from '#tests/browser/login.ts';
import { keepSession } from '#tests/browser/session.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

const neutral = 'If there is an account with this email';

/** Returns the codes for a new password that the emulator has mailed to an address. */
async function mailedLinks(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get(
    `http://${host}:${ports.auth}/emulator/v1/projects/${projects.test}/oobCodes`,
  );
  const { oobCodes } = await answer.json();
  return oobCodes
    .filter((code: Record<string, string>) => code.email === email)
    .filter((code: Record<string, string>) => code.requestType === 'PASSWORD_RESET')
    .map((code: Record<string, string>) => code.oobLink);
}

test('a password reset', async ({ page, browser, request, admin, inspect, expectedErrors }) => {
  expectedErrors.push('the server responded with a status of 400');
  const form = login(page);
  await openHydrated(page, '/login');
  await form.email.fill(admin.email);
  await form.forgot.click();
  await expect(form.resetEmail).toHaveValue(admin.email);
  await form.resetEmail.fill('');
  await form.sendReset.click();
  await expect(form.resetEmail).toBeFocused();

  await onAuthRequest(page, 'resetEmail', async (route, count) => {
    if (count === 1) await refuse(route, 'RESET_PASSWORD_EXCEED_LIMIT');
    else await route.continue();
  });
  await form.resetEmail.fill(` ${admin.email.toUpperCase()}`);
  await form.sendReset.click();
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText('Too many emails were requested.');
  await form.resetEmail.press('Enter');
  await expect(form.done).toContainText(neutral);
  await expect(form.done).toBeFocused();

  const links = await mailedLinks(request, admin.email);
  expect(links).toHaveLength(1);
  const password = 'chosen by the owner';
  await request.get(`${links[0]}&newPassword=${encodeURIComponent(password)}`);
  await form.email.fill(admin.email);
  await form.password.fill(password);
  await form.logIn.click();
  await expect(form.dashboard).toBeVisible();

  await test.step('changed while signed in, it ends the sessions elsewhere', async () => {
    const elsewhere = await browser.newPage();
    await keepSession(elsewhere, { email: admin.email, password });
    await form.account.click();
    await expect(page.getByText(`${admin.email} (you)`)).toBeVisible();
    const change = page.getByRole('button', { name: 'Change password' });
    await change.click();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password').fill(`${password} again`);
    await change.click();
    await expect(form.failure).toHaveText('Incorrect password.');
    await page.getByLabel('Current password').fill(password);
    await change.click();
    await expect(form.done).toContainText('Your password is changed');
    await expect(form.done).toBeFocused();
    await inspect('account: password changed');
    await elsewhere.goto(paths.adminBlog);
    await expect(elsewhere).toHaveURL(/[/]login[?]next=/);
    await elsewhere.close();
    await page.reload();
    await expect(page.getByText(`${admin.email} (you)`)).toBeVisible();
    await form.adminLinks.filter({ hasText: 'Help' }).click();
    await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeVisible();
    await inspect('account: help');
  });
});
