import type { Page } from '@playwright/test';
import type { Auth } from 'firebase-admin/auth';
import { paths } from '#src/lib/paths.ts';

const owner = { email: 'owner@example.com', password: 'only-for-the-emulator' };

/** Creates the account for signIn. */
export async function createOwner(auth: Auth): Promise<void> {
  const { uid } = await auth.createUser(owner);
  await auth.setCustomUserClaims(uid, { role: 'admin' });
}

/** Signs the owner in to the site at `url`, and ends on the dashboard. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url + paths.login);
  await page.getByRole('textbox', { name: 'Email' }).first().fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}
