import type { Page } from '@playwright/test';
import { paths } from '../../../src/lib/paths.ts';
import { adminAccount, builtSiteUrl } from '../../local/stack.ts';

/** Signs in as the demo's admin, and waits for the admin area. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(builtSiteUrl + paths.login);
  await page.getByLabel('Email', { exact: true }).fill(adminAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(adminAccount.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}
