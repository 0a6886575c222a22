import { expiringCollections } from '#scripts/release/checks/project-checks.ts';
import { addMailer, type Project, readyProject, store } from './project.ts';

/**
 * Returns a project after a deploy, with everything that an owner and a deploy create.
 *
 * @param rules that are live
 */
export function shippedProject(id: string, hostname: string, rules: string): Project {
  const project = readyProject(id, hostname);
  const place = `projects/${id}/locations/us-central1`;
  const database = `firestore/v1/projects/${id}/databases/(default)`;
  const expiring = { ttlConfig: { state: 'ACTIVE' } };
  const shipped: Record<string, object> = {
    [`firebaserules/v1/projects/${id}/rulesets/1`]: { source: { files: [{ content: rules }] } },
    [`artifactregistry/v1/${place}/repositories/gcf-artifacts`]: {
      cleanupPolicies: { 'firebase-functions-cleanup': {} },
    },
    [`firebasehosting/v1beta1/sites/${id}/channels/live/releases/1`]: {
      releaseTime: new Date().toISOString(),
    },
    [`${database}/documents/mailRecipients/owner`]: {},
    [`${database}/documents/mailTemplates/new-lead`]: {},
    [`${database}/documents/mailTemplates/more-leads`]: {},
    [`${database}/documents/mailTemplates/leads-of-an-hour`]: {},
    // Without a sample.
    [`${database}/documents/siteData/profile`]: {
      fields: {
        founderName: { stringValue: 'Ada Example' },
        legalName: { stringValue: 'Homes LLC' },
        aprPoints: { stringValue: '0' },
        aprFees: { stringValue: '1200' },
        replyDays: { integerValue: '2' },
      },
    },
  };
  for (const collection of expiringCollections) {
    shipped[`${database}/collectionGroups/${collection}/fields/expiresAt`] = expiring;
  }
  addMailer(project);
  for (const name of ['sendMail', 'sendWaitingMail']) {
    shipped[`cloudfunctions/v2/${place}/functions/${name}`] = { state: 'ACTIVE' };
  }
  for (const name of ['verifyRecaptcha', 'verifyRecaptchaMortgage']) {
    const service = `${place}/services/${name.toLowerCase()}`;
    const serviceAccountEmail = `verifier@${id}.iam.gserviceaccount.com`;
    shipped[`cloudfunctions/v2/${place}/functions/${name}`] = {
      state: 'ACTIVE',
      serviceConfig: { service, serviceAccountEmail },
    };
    shipped[`run/v2/${service}`] = {};
    shipped[`run/v1/${service}:getIamPolicy`] = {
      bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
    };
  }
  for (const [address, resource] of Object.entries(shipped)) store(project, address, resource);
  return project;
}

/** Where what an owner or a deploy creates is stored, of a project called `homes`. */
export const at = {
  billing: 'cloudbilling/v1/projects/homes/billingInfo',
  database: 'firestore/v1/projects/homes/databases/(default)',
  fields: 'firestore/v1/projects/homes/databases/(default)/collectionGroups',
  documents: 'firestore/v1/projects/homes/databases/(default)/documents',
  rules: 'firebaserules/v1/projects/homes/rulesets/1',
  release: 'firebaserules/v1/projects/homes/releases/cloud.firestore',
  account: 'iam/v1/projects/homes/serviceAccounts/verifier@homes.iam.gserviceaccount.com',
  roles: 'cloudresourcemanager/v1/projects/homes:getIamPolicy',
  site: 'firebasehosting/v1beta1/projects/homes/sites/homes',
  lastRelease: 'firebasehosting/v1beta1/sites/homes/channels/live/releases/1',
  signIn: 'identitytoolkit/admin/v2/projects/homes/config',
  keys: 'apikeys/v2/keys:lookupKey',
  key: 'apikeys/v2/projects/123456789012/locations/global/keys/browser',
  mailerAccount: 'iam/v1/projects/homes/serviceAccounts/mailer@homes.iam.gserviceaccount.com',
  password: 'secretmanager/v1/projects/homes/secrets/SMTP_PASSWORD',
  alerts: 'monitoring/v3/projects/homes/alertPolicies',
  functions: 'cloudfunctions/v2/projects/homes/locations/us-central1/functions',
  services: 'run/v1/projects/homes/locations/us-central1/services',
  openServices: 'run/v2/projects/homes/locations/us-central1/services',
  images: 'artifactregistry/v1/projects/homes/locations/us-central1/repositories/gcf-artifacts',
};

/** Removes a resource. */
export function gone(project: Project, address: string): void {
  project.stored.set(address, null);
}
