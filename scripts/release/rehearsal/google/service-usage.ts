import { denied, done, type Interface, Refusal } from './route.ts';

/** Services that need a project with billing; Service Usage documents the refusal, not the list. */
const billed = [
  'cloudfunctions.googleapis.com',
  'run.googleapis.com',
  'cloudbuild.googleapis.com',
  'artifactregistry.googleapis.com',
  'secretmanager.googleapis.com',
];

/**
 * Service Usage API. The messages of both refusals are guesses based on what the CLI looks for:
 * `isBillingError` wants a violation of type `serviceusage/billing-enabled`.
 */
export const serviceUsage: Interface = {
  host: 'serviceusage.googleapis.com',
  routes: [
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/services$/,
      ({ number, services }) => ({
        services: [...services].map((name) => ({ name: `projects/${number}/services/${name}` })),
      }),
    ],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/services\/(?<service>[^/:]+)$/,
      ({ services }, { groups }) => ({
        state: services.has(groups.service ?? '') ? 'ENABLED' : 'DISABLED',
      }),
    ],
    [
      'POST',
      /\/services\/(?<service>[^/:]+):enable$/,
      (project, { groups: { service = '' } }) => {
        if (project.lockedServices.has(service)) {
          return denied(`Permission denied to enable service [${service}]`);
        }
        if (!project.billing && billed.includes(service)) return withoutBilling(project.number);
        project.services.add(service);
        return done(project);
      },
    ],
    ['POST', /:generateServiceIdentity$/, (project) => done(project)],
  ],
};

function withoutBilling(number: string) {
  const refusal = new Refusal(
    400,
    'FAILED_PRECONDITION',
    `Billing account for project '${number}' is not found. Billing must be enabled for activation of service(s).`,
  );
  Object.assign(refusal.body.error, {
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.PreconditionFailure',
        violations: [{ type: 'serviceusage/billing-enabled', subject: number }],
      },
    ],
  });
  return refusal;
}
