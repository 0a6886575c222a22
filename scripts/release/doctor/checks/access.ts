import { type Check, unless } from '../check.ts';

/** The APIs that the product and its deploy use, without `.googleapis.com`. */
const services = [
  'apikeys',
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'iam',
  'identitytoolkit',
  'monitoring',
  'pubsub',
  'recaptchaenterprise',
  'run',
  'serviceusage',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** The permissions that the CLI checks before it ships (`lib/deploy/index.js`), and others that it uses. */
const permissions = [
  'artifactregistry.repositories.update',
  'cloudfunctions.functions.create',
  'cloudfunctions.functions.delete',
  'cloudfunctions.functions.get',
  'cloudfunctions.functions.list',
  'cloudfunctions.functions.setIamPolicy',
  'cloudfunctions.functions.update',
  'cloudfunctions.operations.get',
  'datastore.indexes.create',
  'datastore.indexes.delete',
  'datastore.indexes.list',
  'datastore.indexes.update',
  'firebase.projects.get',
  'firebasehosting.sites.update',
  'firebaserules.releases.create',
  'firebaserules.releases.update',
  'firebaserules.rulesets.create',
  'iam.serviceAccounts.actAs',
  'run.services.setIamPolicy',
];

/** Checks that the signed in account may ship. */
export const permissionsCheck: Check = {
  name: 'permissions',
  madeBy: 'owner',
  async look({ google, env: { firebase } }) {
    const { permissions: held = [] } = await google.ask<{ permissions?: string[] }>(
      `cloudresourcemanager.googleapis.com/v1/projects/${firebase.projectId}:testIamPermissions`,
      { permissions },
    );
    const missing = permissions.filter((permission) => !held.includes(permission));
    return unless(
      missing.length === 0,
      `You lack ${missing.join(', ')}.`,
      `gcloud projects add-iam-policy-binding ${firebase.projectId} --member=user:YOU --role=roles/owner (somebody who owns it)`,
    );
  },
};

/** Checks that the project has billing, which functions need. */
export const billingCheck: Check = {
  name: 'billing',
  madeBy: 'owner',
  async look({ google, env: { firebase } }) {
    const { billingEnabled } = await google.ask<{ billingEnabled?: boolean }>(
      `cloudbilling.googleapis.com/v1/projects/${firebase.projectId}/billingInfo`,
    );
    return unless(
      billingEnabled,
      'The project has no billing account, and functions need one.',
      `gcloud billing projects link ${firebase.projectId} --billing-account=BILLING_ACCOUNT`,
    );
  },
};

/** Checks that all APIs are enabled. */
export const servicesCheck: Check = {
  name: 'interfaces',
  madeBy: 'owner',
  async look({ google, env: { firebase } }) {
    const { services: on = [] } = await google.ask<{ services?: { name: string }[] }>(
      `serviceusage.googleapis.com/v1/projects/${firebase.projectId}/services?filter=state:ENABLED&pageSize=200`,
    );
    const names = on.map(({ name }) => name.split('/').at(-1));
    const off = services.filter((service) => !names.includes(service));
    return unless(
      off.length === 0,
      `Off: ${off.join(', ')}.`,
      `gcloud services enable ${off.join(' ')} --project ${firebase.projectId}`,
    );
  },
};
