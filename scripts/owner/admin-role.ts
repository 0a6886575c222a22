import type { Auth, UserRecord } from 'firebase-admin/auth';
import { within } from './deadline.ts';

const service = "the accounts' service";
const role = 'admin';

/**
 * Returns the account of an email address, in any case; undefined if there is none.
 */
export async function accountOf(auth: Auth, email: string): Promise<UserRecord | undefined> {
  const { users } = await within(service, auth.getUsers([{ email: email.toLowerCase() }]));
  return users[0];
}

/**
 * Grants an account the admin role and keeps its other claims.
 *
 * @returns false if it already had the role
 */
export async function grantAdmin(auth: Auth, { uid, customClaims }: UserRecord): Promise<boolean> {
  if (customClaims?.role === role) return false;
  await within(service, auth.setCustomUserClaims(uid, { ...customClaims, role }));
  return true;
}

/**
 * Takes the admin role from an account, ends its sessions, and keeps its other claims.
 *
 * @returns false if it did not have the role
 */
export async function revokeAdmin(auth: Auth, { uid, customClaims }: UserRecord): Promise<boolean> {
  if (customClaims?.role !== role) return false;
  // First, so that the next run notices and completes a change that failed in between.
  await within(service, auth.revokeRefreshTokens(uid));
  const { role: _, ...others } = customClaims;
  await within(service, auth.setCustomUserClaims(uid, others));
  return true;
}
