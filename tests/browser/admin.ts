import { expect, type Page } from '@playwright/test';
import { getAuth, type UpdateRequest } from 'firebase-admin/auth';
import { loginPath } from '#src/features/admin/auth/next-path.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { emulatorApp, emulatorDatabase } from './emulator-app.ts';
import { login } from './login.ts';
import { keepSession } from './session.ts';

const password = 'only-for-the-emulator';

/** Creates an emulator account for one test, with the admin claim. */
export async function ownAdmin(email: string) {
  const auth = getAuth(emulatorApp());
  const record = emulatorDatabase().doc(`users/${email}`);
  const { uid } = await auth.createUser({ email, password });

  const setRole = (role: string | null) => auth.setCustomUserClaims(uid, role ? { role } : null);
  await setRole('admin');

  return {
    email,
    password,
    setRole,
    change: (changes: UpdateRequest) => auth.updateUser(uid, changes),

    /** Returns the contents of the user record, or undefined. */
    record: async () => (await record.get()).data(),

    /** Opens a page of the admin area in a browser where the account is already signed in. */
    async signIn(page: Page, next: string = paths.adminBlog): Promise<void> {
      await keepSession(page, { email, password });
      await page.goto(next);
      await expect(login(page).adminLinks.first()).toBeVisible();
    },

    /** Signs in on the login page and waits for the admin page that it opens. */
    async logIn(page: Page, next: string = paths.adminBlog): Promise<void> {
      await page.goto(loginPath(next));
      const form = login(page);
      await form.email.fill(email);
      await form.password.fill(password);
      await form.logIn.click();
      await expect(page).toHaveURL(next);
      await expect(form.adminLinks.first()).toBeVisible();
    },

    async remove(): Promise<void> {
      await Promise.all([auth.deleteUser(uid), record.delete()]);
    },
  };
}

export type Admin = Awaited<ReturnType<typeof ownAdmin>>;
