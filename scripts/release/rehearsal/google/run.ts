import type { Binding } from './project.ts';
import { type Interface, Refusal } from './route.ts';

/**
 * Cloud Run: who may call a function. The refusal of an organization's policy
 * (`iam.allowedPolicyMemberDomains`) has the words of Google's documentation on it.
 */
export const cloudRun: Interface = {
  host: 'run.googleapis.com',
  routes: [
    [
      'GET',
      /^\/v2\/.*\/services\/(?<service>[^/:]+)$/,
      ({ openServices }, { groups: { service = '' } }) => ({
        invokerIamDisabled: openServices.has(service),
      }),
    ],
    [
      'POST',
      /\/services\/(?<service>[^/:]+):setIamPolicy$/,
      (project, { groups: { service = '' }, body }) => {
        const { bindings } = (body as { policy: { bindings: Binding[] } }).policy;
        const members = bindings.flatMap((binding) => binding.members);
        if (project.domainRestricted && members.includes('allUsers')) {
          return new Refusal(
            400,
            'FAILED_PRECONDITION',
            'One or more users named in the policy do not belong to a permitted customer.',
          );
        }
        project.invokers.set(service, members);
        return { bindings };
      },
    ],
    [
      'GET',
      /\/services\/(?<service>[^/:]+):getIamPolicy$/,
      ({ invokers }, { groups: { service = '' } }) => ({
        bindings: [{ role: 'roles/run.invoker', members: invokers.get(service) ?? [] }],
      }),
    ],
  ],
};
