import type { Auth } from 'firebase-admin/auth';
import { site } from '#src/site.ts';

/** The demo's admin account. It exists only in the emulator, so its password is not a secret. */
export const adminAccount = {
  email: `admin@${new URL(site.url).hostname}`,
  password: 'only-for-the-emulator',
  displayName: `${site.name} Admin`,
} as const;

/** Creates or updates the account, with this password and the admin claim. */
export async function seedAdminAccount(auth: Auth): Promise<void> {
  const uid = 'demo-admin';
  const { users } = await auth.getUsers([{ uid }]);
  const account = { ...adminAccount, emailVerified: true };
  if (users.length > 0) await auth.updateUser(uid, account);
  else await auth.createUser({ uid, ...account });
  await auth.setCustomUserClaims(uid, { role: 'admin' });
}
