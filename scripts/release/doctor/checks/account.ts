import { verifierAccount, verifierRoles } from '../../../../functions/src/account.ts';
import { type Check, unless } from '../check.ts';

interface Policy {
  bindings?: { role: string; members: string[] }[];
}

/** Checks that the verifiers' service account exists, with the permissions that they need. */
export const accountCheck: Check = {
  name: 'account of the verifiers',
  madeBy: 'owner',
  async look({ google, env: { firebase } }) {
    const { projectId } = firebase;
    const email = `${verifierAccount}${projectId}.iam.gserviceaccount.com`;
    const account = await google.find(
      `iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${email}`,
    );
    const { bindings = [] } = await google.ask<Policy>(
      `cloudresourcemanager.googleapis.com/v1/projects/${projectId}:getIamPolicy`,
      {},
    );
    const member = `serviceAccount:${email}`;
    const held = bindings.filter(({ members }) => members.includes(member));
    const missing = verifierRoles.filter((role) => !held.some((binding) => binding.role === role));
    return [
      ...unless(
        account,
        `${email} does not exist.`,
        `gcloud iam service-accounts create ${verifierAccount.replace('@', '')} --project ${projectId}`,
      ),
      ...missing.map((role) => ({
        what: `It lacks ${role}.`,
        mend: `gcloud projects add-iam-policy-binding ${projectId} --member=${member} --role=${role} --condition=None`,
      })),
    ];
  },
};
