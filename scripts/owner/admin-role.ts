import type { Auth, UserRecord } from 'firebase-admin/auth';
import { within } from './deadline.ts';

const service = "the accounts' service";
const role = 'admin';

/**
 * The account of an email address, in whatever case it is typed.
 *
 * @returns undefined when there is none
 */
export async function accountOf(auth: Auth, email: string): Promise<UserRecord | undefined> {
  const { users } = await within(service, auth.getUsers([{ email: email.toLowerCase() }]));
  return users[0];
}

/**
 * Makes an account an admin's; its other claims stay.
 *
 * @returns false when it was one
 */
export async function grantAdmin(auth: Auth, { uid, customClaims }: UserRecord): Promise<boolean> {
  if (customClaims?.role === role) return false;
  await within(service, auth.setCustomUserClaims(uid, { ...customClaims, role }));
  return true;
}

/**
 * Takes the admin's role from an account and ends its sessions; its other claims stay.
 *
 * @returns false when it was no admin's
 */
export async function revokeAdmin(auth: Auth, { uid, customClaims }: UserRecord): Promise<boolean> {
  if (customClaims?.role !== role) return false;
  // First, so that a failure between the two leaves what the next run sees and finishes.
  await within(service, auth.revokeRefreshTokens(uid));
  const { role: _, ...others } = customClaims;
  await within(service, auth.setCustomUserClaims(uid, others));
  return true;
}
