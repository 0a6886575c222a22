import type { Auth } from 'firebase-admin/auth';
import { site } from '#src/site.ts';

/** The demo's admin: it exists in the emulator only, so its password is no secret. */
export const adminAccount = {
  email: `admin@${new URL(site.url).hostname}`,
  password: 'only-for-the-emulator',
  displayName: `${site.name} Admin`,
} as const;

/** Makes sure that the account exists, with this password and the admin's claim. */
export async function seedAdminAccount(auth: Auth): Promise<void> {
  const uid = 'demo-admin';
  const { users } = await auth.getUsers([{ uid }]);
  const account = { ...adminAccount, emailVerified: true };
  if (users.length > 0) await auth.updateUser(uid, account);
  else await auth.createUser({ uid, ...account });
  await auth.setCustomUserClaims(uid, { role: 'admin' });
}
