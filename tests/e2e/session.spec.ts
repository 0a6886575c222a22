import type { APIRequestContext } from '@playwright/test';
import { host, ports, projects } from '#scripts/local/stack.ts';
import { adminPaths } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { onAuthRequest, refuse } from '#tests/browser/auth-answers.ts';
import { login } from '#tests/browser/login.ts';
import { keepSession } from '#tests/browser/session.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

const neutral = 'If there is an account with this email';

/** Returns the links to a new password that the emulator has mailed to an address. */
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

test('a session begins with a new password by mail, outlives a fault of the identity service, is checked before a kept page shows, and ends elsewhere with its password and in all tabs with a sign-out', async ({
  page,
  context,
  browser,
  request,
  admin,
  inspect,
  expectedErrors,
}) => {
  const failed = 'the server responded with a status of';
  expectedErrors.push(`${failed} 400`, `${failed} 503`);
  const form = login(page);
  const password = 'chosen by the owner';

  await test.step('a password reset, past a refusal', async () => {
    await openHydrated(page, paths.login);
    await form.email.fill(` ${admin.email.toUpperCase()}`);
    await form.forgot.click();
    await onAuthRequest(page, 'resetEmail', async (route, count) => {
      if (count === 1) await refuse(route, 'RESET_PASSWORD_EXCEED_LIMIT');
      else await route.continue();
    });
    await form.sendReset.click();
    await expect(form.failure).toBeFocused();
    await expect(form.failure).toContainText('Too many emails were requested.');
    await form.resetEmail.press('Enter');
    await expect(form.done).toContainText(neutral);
    await expect(form.done).toBeFocused();
    const links = await mailedLinks(request, admin.email);
    expect(links).toHaveLength(1);
    await request.get(`${links[0]}&newPassword=${encodeURIComponent(password)}`);
    await form.password.fill(password);
    await form.logIn.click();
    await expect(form.dashboard).toBeVisible();
  });

  await test.step('changed while signed in, it ends the sessions elsewhere', async () => {
    const elsewhere = await browser.newPage();
    await keepSession(elsewhere, { email: admin.email, password });
    await form.account.click();
    await expect(page.getByText(`${admin.email} (you)`)).toBeVisible();
    const change = page.getByRole('button', { name: 'Change password' });
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password').fill(`${password} again`);
    await change.click();
    await expect(form.failure).toHaveText('Incorrect password.');
    await page.getByLabel('Current password').fill(password);
    await change.click();
    await expect(form.done).toContainText('Your password is changed');
    await expect(form.done).toBeFocused();
    await inspect('account: password changed');
    await elsewhere.goto(adminPaths.account);
    await expect(elsewhere).toHaveURL(/[/]login[?]next=/);
    await elsewhere.close();
  });

  await test.step('a fault of the identity service during a reload', async () => {
    const held = Promise.withResolvers<void>();
    await onAuthRequest(page, 'account', async (route, count) => {
      await held.promise;
      await (count === 1 ? refuse(route, 'UNAVAILABLE', 503) : route.continue());
    });
    await page.reload();
    await expect(form.loading).toBeVisible();
    held.resolve();
    await expect(page.getByText(`${admin.email} (you)`)).toBeVisible();
  });

  await form.adminLinks.filter({ hasText: 'Help' }).click();
  const guide = page.getByRole('navigation', { name: 'In this guide' });
  await expect(guide).toBeVisible();
  await inspect('account: help');

  await test.step('a page kept for Back', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    // Words that the owner left without saving ask no second time: the page would stay, and stay empty.
    await page.evaluate(() => {
      window.addEventListener('beforeunload', (event) => event.preventDefault());
    });
    await page.locator('body').click();
    const requested: string[] = [];
    page.on('dialog', (dialog) => {
      requested.push(dialog.type());
      void dialog.dismiss();
    });
    const move = (name: string) =>
      page.evaluate((name) => {
        window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
        return getComputedStyle(document.querySelector('h1') as Element).visibility;
      }, name);
    expect(await move('pagehide')).toBe('hidden');
    const loaded = page.waitForEvent('load');
    expect(await move('pageshow')).toBe('hidden');
    await loaded;
    await expect(heading).toBeVisible();
    expect(requested).toEqual([]);
  });

  await test.step('a sign-out ends it in all tabs', async () => {
    const other = await context.newPage();
    await other.goto(adminPaths.help);
    await expect(login(other).signOut).toBeVisible();
    await form.signOut.click();
    await expect(page).toHaveURL(paths.login);
    await expect(other).toHaveURL(`/login?${new URLSearchParams({ next: adminPaths.help })}`);
    await expect(login(other).signOut).toBeHidden();
  });
});
