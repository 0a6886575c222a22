import { readArgumentsAndWords } from '../lib/arguments.ts';
import { Failure } from '../lib/failure.ts';
import { accountOf, grantAdmin, revokeAdmin } from './admin-role.ts';
import { emailArgument } from './email-argument.ts';
import { openProject } from './owner-admin.ts';
import { runOwnerCommand } from './owner-command.ts';
import { projectOptions } from './project.ts';

runOwnerCommand(async () => {
  const { values, words } = readArgumentsAndWords({
    ...projectOptions,
    revoke: { type: 'boolean' },
  });
  const email = emailArgument(words);
  const { auth, project } = await openProject(values);
  const account = await accountOf(auth, email);
  if (!account) {
    throw new Failure(
      `${project.id} has no account ${email}. Make one in the Firebase console (Authentication, Users, Add user) and run this again: the site has no sign-up.`,
    );
  }

  if (values.revoke) {
    const changed = await revokeAdmin(auth, account);
    console.log(
      changed
        ? `${email} is no admin any more, and its sessions are ended. A token that is already out may pass for up to an hour.`
        : `Nothing changed: ${email} is no admin.`,
    );
    return 0;
  }
  const changed = await grantAdmin(auth, account);
  console.log(
    changed
      ? `${email} is an admin now. Whoever is signed in with it signs out and in again.`
      : `Nothing changed: ${email} is an admin already.`,
  );
  if (account.disabled) console.log('The account is disabled: enable it in the Firebase console.');
  return 0;
});
