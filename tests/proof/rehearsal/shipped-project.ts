import { expiringCollections } from '#scripts/release/checks/project-checks.ts';
import { addMailer, type Project, readyProject, store } from './project.ts';

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
  liveChannel: 'firebasehosting/v1beta1/sites/homes/channels/live',
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

/** Returns the project `homes` after a deploy of these rules, with everything that an owner and a deploy create. */
export function shippedProject(rules: string): Project {
  const project = readyProject('homes', 'homes.test');
  const shipped: Record<string, object> = {
    [at.rules]: { source: { files: [{ content: rules }] } },
    [at.images]: { cleanupPolicies: { 'firebase-functions-cleanup': {} } },
    [at.liveChannel]: { retainedReleaseCount: 30 },
    [at.lastRelease]: { releaseTime: new Date().toISOString() },
    [`${at.documents}/mailRecipients/owner`]: {},
    [`${at.documents}/mailTemplates/new-lead`]: {},
    [`${at.documents}/mailTemplates/more-leads`]: {},
    [`${at.documents}/mailTemplates/leads-of-an-hour`]: {},
    // Without a sample.
    [`${at.documents}/siteData/profile`]: {
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
    shipped[`${at.fields}/${collection}/fields/expiresAt`] = { ttlConfig: { state: 'ACTIVE' } };
  }
  addMailer(project);
  for (const name of ['sendMail', 'sendWaitingMail']) {
    shipped[`${at.functions}/${name}`] = { state: 'ACTIVE' };
  }
  for (const name of ['verifyrecaptcha', 'verifyrecaptchamortgage']) {
    shipped[`${at.openServices}/${name}`] = {};
    shipped[`${at.services}/${name}:getIamPolicy`] = {
      bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
    };
  }
  for (const name of ['verifyRecaptcha', 'verifyRecaptchaMortgage']) {
    const service = `projects/homes/locations/us-central1/services/${name.toLowerCase()}`;
    const serviceAccountEmail = 'verifier@homes.iam.gserviceaccount.com';
    const serviceConfig = { service, serviceAccountEmail };
    shipped[`${at.functions}/${name}`] = { state: 'ACTIVE', serviceConfig };
  }
  for (const [address, resource] of Object.entries(shipped)) store(project, address, resource);
  return project;
}

/** Removes a resource. */
export function gone(project: Project, address: string): void {
  project.stored.set(address, null);
}
