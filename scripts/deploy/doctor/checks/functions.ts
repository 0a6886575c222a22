import { functionsRegion } from '../../../../src/domain/leads/bot-check/bot-check.contract.ts';
import { type Check, unless } from '../check.ts';

interface Verifier {
  state?: string;
  serviceConfig?: { service?: string; serviceAccountEmail?: string };
}

/** Both verifiers run, as an account of their own, and everybody may call them. */
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
    const policies = await Promise.all(
      functions.map(({ serviceConfig }) =>
        google.ask<{ bindings?: { role: string; members: string[] }[] }>(
          `run.googleapis.com/v1/${serviceConfig?.service}:getIamPolicy`,
        ),
      ),
    );
    const isPublic = policies.every(({ bindings = [] }) =>
      bindings.some(
        ({ role, members }) => role === 'roles/run.invoker' && members.includes('allUsers'),
      ),
    );
    return [
      ...unless(
        functions.every(({ serviceConfig }) =>
          serviceConfig?.serviceAccountEmail?.startsWith('firebase-fn-'),
        ),
        'They run as another account than the one that a deploy makes for them.',
        ship,
      ),
      ...unless(
        isPublic,
        'Browsers may not call them: an organization’s policy may forbid allUsers.',
        'docs/deploying.md, "If your project belongs to an organization"',
      ),
    ];
  },
};

/** Old images of the functions are deleted. */
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
