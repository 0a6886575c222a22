import { functionsRegion } from '#src/domain/leads/submission/bot-check.contract.ts';
import { verifierAccount } from '../../../../functions/src/account.ts';
import { type Check, unless } from '../check.ts';
import type { GoogleApi } from '../google-api.ts';

interface Verifier {
  state?: string;
  serviceConfig?: { service?: string; serviceAccountEmail?: string };
}

/** Checks that both verifiers run as their own service account, and that everybody may call them. */
export const verifiersCheck: Check = {
  name: 'verifiers',
  madeBy: 'deploy',
  async look({ google, env: { firebase } }) {
    const ship = 'npm run deploy';
    const place = `projects/${firebase.projectId}/locations/${functionsRegion}`;
    const { functions = [] } = await google.ask<{ functions?: Verifier[] }>(
      `cloudfunctions.googleapis.com/v2/${place}/functions`,
    );
    if (functions.length < 2 || functions.some(({ state }) => state !== 'ACTIVE')) {
      return unless(false, 'They are not there, or do not run.', ship);
    }
    const open = await Promise.all(
      functions.map(({ serviceConfig }) => isPublic(google, serviceConfig?.service ?? '')),
    );
    return [
      ...unless(
        functions.every(({ serviceConfig }) =>
          serviceConfig?.serviceAccountEmail?.startsWith(verifierAccount),
        ),
        'They run as another account than their own.',
        ship,
      ),
      ...unless(
        open.every(Boolean),
        'Browsers may not call them: an organization’s policy may forbid allUsers.',
        'docs/deploying.md, "If your project belongs to an organization"',
      ),
    ];
  },
};

/** Whether everybody may call a service: as `allUsers`, or because it does not check the caller. */
async function isPublic(google: GoogleApi, service: string): Promise<boolean> {
  const { bindings = [] } = await google.ask<{ bindings?: { role: string; members: string[] }[] }>(
    `run.googleapis.com/v1/${service}:getIamPolicy`,
  );
  const invokers = bindings.filter(({ role }) => role === 'roles/run.invoker');
  if (invokers.some(({ members }) => members.includes('allUsers'))) return true;
  const { invokerIamDisabled = false } = await google.ask<{ invokerIamDisabled?: boolean }>(
    `run.googleapis.com/v2/${service}`,
  );
  return invokerIamDisabled;
}

/** Checks that old images of the functions are deleted. */
export const imagesCheck: Check = {
  name: 'cleanup of old images',
  madeBy: 'deploy',
  async look({ google, env: { firebase } }) {
    const repository = await google.find<{ cleanupPolicies?: object }>(
      `artifactregistry.googleapis.com/v1/projects/${firebase.projectId}/locations/${functionsRegion}/repositories/gcf-artifacts`,
    );
    return unless(
      Object.keys(repository?.cleanupPolicies ?? {}).length > 0,
      'Images of the functions are kept for ever.',
      `npx firebase functions:artifacts:setpolicy --location ${functionsRegion} --project ${firebase.projectId}`,
    );
  },
};
