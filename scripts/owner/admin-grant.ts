import type { Auth, UserRecord } from 'firebase-admin/auth';
import { readArgumentsAndWords } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { parseEmail } from './owner-arguments.ts';
import { openProject, projectOptions, runOwnerCommand, within } from './owner-command.ts';

const service = "the accounts' service";
const role = 'admin';

runOwnerCommand(async () => {
  const { values, words } = readArgumentsAndWords({
    ...projectOptions,
    revoke: { type: 'boolean' },
  });
  const email = parseEmail(words);
  const { auth, firestore, project } = await openProject(values);
  const { users } = await within(service, auth.getUsers([{ email: email.toLowerCase() }]));
  const [account] = users;
  if (!account) {
    throw new Failure(
      `${project.id} has no account ${email}. Make one in the Firebase console (Authentication, Users, Add user) and run this again: the site has no sign-up.`,
    );
  }

  // The account page lists those who have a record.
  const record = firestore.doc(`users/${email.toLowerCase()}`);
  if (values.revoke) await within('the database', record.delete());
  const changed = await (values.revoke ? revokeAdmin : grantAdmin)(auth, account);
  const is = values.revoke ? 'is no admin' : 'is an admin already';
  const became = values.revoke
    ? 'is no admin any more, and its sessions are ended. A token that is already out may pass for up to an hour.'
    : 'is an admin now. Whoever is signed in with it signs out and in again.';
  console.log(changed ? `${email} ${became}` : `Nothing changed: ${email} ${is}.`);
  if (account.disabled && !values.revoke) {
    console.log('The account is disabled: enable it in the Firebase console.');
  }
  return 0;
});

/** Grants an account the admin role, keeps its other claims, and says whether it lacked the role. */
async function grantAdmin(auth: Auth, { uid, customClaims }: UserRecord): Promise<boolean> {
  if (customClaims?.role === role) return false;
  await within(service, auth.setCustomUserClaims(uid, { ...customClaims, role }));
  return true;
}

/** Takes the role away, ends the account's sessions, and says whether it had the role. */
async function revokeAdmin(auth: Auth, { uid, customClaims }: UserRecord): Promise<boolean> {
  if (customClaims?.role !== role) return false;
  // First, so that the next run notices and completes a change that failed in between.
  await within(service, auth.revokeRefreshTokens(uid));
  const { role: _, ...others } = customClaims;
  await within(service, auth.setCustomUserClaims(uid, others));
  return true;
}
