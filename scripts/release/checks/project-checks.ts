import { endedFiguresNotice } from '#scripts/content/facts/fact-status.ts';
import { endedFactsNotice, factsIn, factsPath } from '#scripts/content/facts/facts-table.ts';
import { duePlatformDates, explainDate } from '#scripts/content/facts/platform-dates.ts';
import { mailDocumentPaths } from '#scripts/owner/mail-documents.ts';
import { collections, profilePath } from '#src/domain/collections.ts';
import { deliveryStateField, unsentStates } from '#src/domain/leads/mail-delivery.ts';
import {
  functionsRegion,
  verifierActions,
} from '#src/domain/leads/submission/bot-check.contract.ts';
import { toProfile } from '#src/domain/profile/profile.schema.ts';
import { listSamples } from '#src/domain/profile/sample-profile.ts';
import type { Env } from '#src/lib/env.schema.ts';
import indexes from '../../../firestore.indexes.json' with { type: 'json' };
import { verifierAccount, verifierRoles } from '../../../functions/src/account.ts';
import {
  mailerAccount,
  mailerFunctions,
  mailerRoles,
  passwordSecret,
} from '../../../mailer/src/settings.ts';
import { hasMailer, mailerFault, parametersFault } from '../deploy/parameters.ts';
import type { Check, Found } from './check.ts';
import { fetchRules, hasAlert, isPublic, type Patient } from './google-project.ts';

/** The collections whose documents the database deletes after the time in their `expiresAt`. */
export const expiringCollections = indexes.fieldOverrides
  .filter((field) => 'ttl' in field)
  .map(({ collectionGroup }) => collectionGroup);

/** The APIs that the product and its deploy use. */
const services =
  'apikeys artifactregistry cloudbilling cloudbuild cloudfunctions cloudresourcemanager eventarc firebase firebasehosting firebaserules firestore iam identitytoolkit monitoring pubsub recaptchaenterprise run serviceusage storage'
    .split(' ')
    .map((name) => `${name}.googleapis.com`);

const mailerServices = ['cloudscheduler.googleapis.com', 'secretmanager.googleapis.com'];

/** The permissions that the CLI checks before it ships (`lib/deploy/index.js`), and others that it uses. */
const permissions = [
  'artifactregistry.repositories.update',
  ...['create', 'delete', 'get', 'list', 'setIamPolicy', 'update'].map(
    (verb) => `cloudfunctions.functions.${verb}`,
  ),
  'cloudfunctions.operations.get',
  ...['create', 'delete', 'list', 'update'].map((verb) => `datastore.indexes.${verb}`),
  'firebase.projects.get',
  'firebasehosting.sites.update',
  'firebaserules.releases.create',
  'firebaserules.releases.update',
  'firebaserules.rulesets.create',
  'iam.serviceAccounts.actAs',
  'run.services.setIamPolicy',
];

/** The only APIs that the pages call with the browser's key. */
const browserServices = ['firestore', 'identitytoolkit', 'securetoken'].map(
  (name) => `${name}.googleapis.com`,
);

/** A nightly rebuild that is half a day late has failed. */
const freshForMs = 36 * 60 * 60 * 1000;

const database = 'firestore/v1/projects/PROJECT/databases/(default)';
const liveChannel = 'firebasehosting/v1beta1/sites/PROJECT/channels/live';
const place = `projects/PROJECT/locations/${functionsRegion}`;
const evaluations = 'firestore.googleapis.com/rules/evaluation_count';
const refusalsWithErrors = new RegExp(`^(?!.*result\\s*=\\s*"?DENY).*${evaluations}`, 's');
const documentOps = (kind: 'read' | 'write') =>
  new RegExp(`firestore\\.googleapis\\.com/document/${kind}_(ops_)?count`);
const alertsSection = 'docs/deploying.md, "Alerts"';
/** The CLI, in whatever terminal: it takes the project for its quota from the environment alone. */
const firebase = 'GOOGLE_CLOUD_QUOTA_PROJECT=PROJECT npx firebase';
const shipDatabase = `${firebase} deploy --only firestore --project PROJECT`;
const cleanUpImages = `${firebase} functions:artifacts:setpolicy --location ${functionsRegion} --project PROJECT`;
const protections =
  '--delete-protection ENABLED --point-in-time-recovery ENABLED --project PROJECT';
const authentication = 'https://console.firebase.google.com/project/PROJECT/authentication';

/**
 * The checks of `npm run doctor`: what an owner sets up, in the order in which it is fixed, and then what a
 * deploy makes itself or an owner may choose, which blocks no deploy.
 */
export const projectChecks: readonly Check<Patient>[] = [
  {
    name: 'permissions',
    mend: 'gcloud projects add-iam-policy-binding PROJECT --member=user:YOU --role=roles/owner (somebody who owns it)',
    async look({ ask }) {
      const address = 'cloudresourcemanager/v1/projects/PROJECT:testIamPermissions';
      const { permissions: held = [] } = await ask(address, { permissions });
      const missing = without(permissions, held);
      return missing.length > 0 && `You lack ${missing.join(', ')}.`;
    },
  },
  {
    name: 'billing',
    mend: 'gcloud billing projects link PROJECT --billing-account=BILLING_ACCOUNT',
    async look({ ask }) {
      const { billingEnabled } = await ask('cloudbilling/v1/projects/PROJECT/billingInfo');
      return !billingEnabled && 'The project has no billing account, and functions need one.';
    },
  },
  {
    name: 'interfaces',
    async look({ ask, env, read }) {
      const enabled = '?filter=state:ENABLED&pageSize=200';
      const { services: on = [] } = await ask(
        `serviceusage/v1/projects/PROJECT/services${enabled}`,
      );
      const isOn = (service: string) => on.some(({ name = '' }) => name.endsWith(`/${service}`));
      const used = [...services, ...(hasMailer(env, read) ? mailerServices : [])];
      const off = used.filter((service) => !isOn(service));
      const mend = `gcloud services enable ${off.join(' ')} --project PROJECT`;
      return off.length > 0 && { what: `Off: ${off.join(', ')}.`, mend };
    },
  },
  {
    // Its protections cannot be added after a loss.
    name: 'database',
    mend: `${firebase} firestore:databases:update "(default)" ${protections}`,
    async look({ ask }) {
      const found = await ask(database);
      if (!found.name) {
        return {
          what: 'There is no database. A deploy would make one without protection against deletion.',
          mend: `${firebase} firestore:databases:create "(default)" --location nam5 --edition standard ${protections}`,
        };
      }
      if (found.databaseEdition !== 'STANDARD') {
        return {
          what: 'The database has another edition than Standard, whose indexes and prices this project has.',
          mend: 'docs/deploying.md, step 2, in a project of its own: an edition cannot be changed',
        };
      }
      const isProtected =
        found.deleteProtectionState === 'DELETE_PROTECTION_ENABLED' &&
        found.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED';
      return (
        !isProtected && 'The database can be deleted, or not be restored to an earlier minute.'
      );
    },
  },
  {
    // Without rules the database refuses everybody, and so the reads of the build.
    name: 'rules',
    mend: shipDatabase,
    look: async (patient) => !(await fetchRules(patient)) && 'No rules are shipped yet.',
  },
  {
    name: 'account of the verifiers',
    look: (patient) => findAccountFaults(patient, verifierAccount, verifierRoles),
  },
  {
    name: 'account and password of the mailer',
    async look(patient) {
      if (!hasMailer(patient.env, patient.read)) return false;
      const { name } = await patient.ask(
        `secretmanager/v1/projects/PROJECT/secrets/${passwordSecret}`,
      );
      return [
        await findAccountFaults(patient, mailerAccount, mailerRoles),
        !name && {
          what: `The secret ${passwordSecret} does not exist.`,
          mend: `${firebase} functions:secrets:set ${passwordSecret} --project PROJECT`,
        },
      ];
    },
  },
  {
    name: 'parameters of the functions',
    mend: 'docs/deploying.md, "Settings"',
    look: ({ env, hostname, read }) => [
      parametersFault(env, hostname, read),
      mailerFault(env, read),
    ],
  },
  {
    name: 'hosting site',
    mend: `${firebase} hosting:sites:create PROJECT --project PROJECT`,
    async look({ ask }) {
      const { sites = [] } = await ask('firebasehosting/v1beta1/projects/PROJECT/sites');
      return sites.every(({ type = '' }) => type !== 'DEFAULT_SITE') && 'There is no default site.';
    },
  },
  {
    // Only the owner has an account, and no page of another host can sign in.
    name: 'sign-in',
    mend: `${authentication}/settings`,
    async look({ ask, env, hostname }) {
      const config = await ask('identitytoolkit/admin/v2/projects/PROJECT/config');
      const domains = config.authorizedDomains ?? [];
      const absent = without(ownHosts(env, hostname), domains);
      return [
        !config.signIn?.email?.enabled && {
          what: 'Sign-in with email and password is off.',
          mend: `${authentication}/providers`,
        },
        !config.client?.permissions?.disabledUserSignup && 'Anybody can make an account.',
        !config.emailPrivacyConfig?.enableImprovedEmailPrivacy &&
          'Email enumeration protection is off.',
        absent.length > 0 && `Not authorized: ${absent.join(', ')}.`,
        domains.includes('localhost') && 'Pages of localhost may sign in.',
      ];
    },
  },
  {
    // It works on the site's pages, and on the one for a new password, on the project's firebaseapp.com.
    name: 'the browser’s key',
    async look({ ask, env, hostname }) {
      const given = encodeURIComponent(env.firebase.apiKey);
      const { name } = await ask(`apikeys/v2/keys:lookupKey?keyString=${given}`);
      if (!name) throw new Error('VITE_FIREBASE_API_KEY is none of its keys');
      const { restrictions } = await ask(`apikeys/v2/${name}`);
      const referrers = ownHosts(env, hostname).map((host) => `https://${host}/*`);
      const allowed = restrictions?.browserKeyRestrictions?.allowedReferrers ?? [];
      const targets = (restrictions?.apiTargets ?? []).map(({ service = '' }) => service);
      const absent = [...without(referrers, allowed), ...without(browserServices, targets)];
      const mend = [
        `gcloud services api-keys update ${name}`,
        `--allowed-referrers=${referrers.join(',')}`,
        ...browserServices.map((service) => `--api-target=service=${service}`),
      ].join(' ');
      const what = `It is not restricted to, or refuses, ${absent.join(', ')}.`;
      return absent.length > 0 && { what, mend };
    },
  },
  // It includes those for which the rules end in an error.
  alertCheck('refused leads', refusalsWithErrors, `${evaluations} for both DENY and ERROR`),
  // The rules cannot limit a flood of reads. The platform counts them under two names: by database, and
  // under the older one by project.
  alertCheck('reads', documentOps('read'), 'firestore.googleapis.com/document/read_ops_count'),
  alertCheck('writes', documentOps('write'), 'firestore.googleapis.com/document/write_ops_count'),
  {
    name: 'alert on mails',
    blocks: false,
    mend: alertsSection,
    look: async (patient) =>
      hasMailer(patient.env, patient.read) &&
      !(await hasAlert(patient, /run\.googleapis\.com\/request_count[\s\S]*sendmail/)) &&
      'No policy with a channel watches run.googleapis.com/request_count of the mailer’s sendmail.',
  },
  {
    name: 'rules as in the repository',
    blocks: false,
    mend: shipDatabase,
    look: async (patient) =>
      (await fetchRules(patient)) !== patient.read('firestore.rules') &&
      'The rules in force are not those of firestore.rules.',
  },
  {
    name: 'deletion of what has expired',
    blocks: false,
    mend: shipDatabase,
    look({ ask }) {
      return expiringCollections.map(async (collection) => {
        const field = await ask(`${database}/collectionGroups/${collection}/fields/expiresAt`);
        const isActive = ['ACTIVE', 'CREATING'].includes(field.ttlConfig?.state ?? '');
        return !isActive && `${collection}.expiresAt has no TTL policy.`;
      });
    },
  },
  {
    name: 'mail about new leads',
    blocks: false,
    mend: 'docs/deploying.md, "How you hear about a new lead"',
    async look({ ask, env, read }) {
      if (!hasMailer(env, read)) return 'Nobody gets any: the mailer has no settings.';
      const addresses = [
        ...mailDocumentPaths.map((path) => `${database}/documents/${path}`),
        ...mailerFunctions.map((name) => `cloudfunctions/v2/${place}/functions/${name}`),
      ];
      const found = await Promise.all(addresses.map((address) => ask(address)));
      const documents = found.slice(0, mailDocumentPaths.length);
      const functions = found.slice(mailDocumentPaths.length);
      const failed: object[] = await ask(`${database}/documents:runQuery`, unsentMail);
      const count = failed.filter((answer) => 'document' in answer).length;
      return [
        !documents.every(({ name }) => name) && {
          what: 'It is not said who gets any, or what it says.',
          mend: 'npm run mail:setup -- EMAIL',
        },
        !functions.every(({ state }) => state === 'ACTIVE') && {
          what: 'The mailer is not there, or does not run.',
          mend: 'npm run deploy',
        },
        count > 0 && {
          what: `${count} ${count === 1 ? 'mail' : 'mails'} may not have arrived.`,
          mend: 'npm run mail:test says why',
        },
      ];
    },
  },
  {
    name: 'verifiers',
    blocks: false,
    mend: 'npm run deploy',
    async look({ ask }) {
      // By name: the project may have functions of other systems, which may be private.
      const names = Object.keys(verifierActions);
      const verifiers = await Promise.all(
        names.map((name) => ask(`cloudfunctions/v2/${place}/functions/${name}`)),
      );
      if (verifiers.some(({ state }) => state !== 'ACTIVE')) {
        return 'They are not there, or do not run.';
      }
      const configs = verifiers.map(({ serviceConfig }) => serviceConfig ?? {});
      const open = await Promise.all(configs.map(({ service = '' }) => isPublic(ask, service)));
      return [
        configs.some(
          ({ serviceAccountEmail = '' }) => !serviceAccountEmail.startsWith(verifierAccount),
        ) && 'They run as another account than their own.',
        !open.every(Boolean) && {
          what: 'Browsers may not call them: an organization’s policy may forbid allUsers.',
          mend: 'docs/deploying.md, "If your project belongs to an organization"',
        },
      ];
    },
  },
  {
    name: 'cleanup of old images',
    blocks: false,
    mend: cleanUpImages,
    async look({ ask }) {
      const images = await ask(`artifactregistry/v1/${place}/repositories/gcf-artifacts`);
      const policies = Object.keys(images.cleanupPolicies ?? {});
      if (policies.length === 0) return 'Images of the functions are kept for ever.';
      // Google's field for a policy that only logs what it would delete.
      return (
        images.cleanupPolicyDryRun === true && {
          what: 'The clean-up of images only rehearses: it deletes nothing.',
          // With other days than its own, so that the CLI writes it anew.
          mend: `${cleanUpImages} --days 2 --force`,
        }
      );
    },
  },
  {
    name: 'kept releases',
    blocks: false,
    mend: 'docs/deploying.md, step 6, "How many releases are kept"',
    async look({ ask }) {
      const { retainedReleaseCount } = await ask(liveChannel);
      return !retainedReleaseCount && 'Every release is kept, and from 10 GB on they are billed.';
    },
  },
  {
    name: 'last rebuild',
    blocks: false,
    mend: 'npm run deploy -- --rebuild',
    async look({ ask }) {
      const { releases: [last] = [] } = await ask(`${liveChannel}/releases?pageSize=1`);
      if (!last) return 'Nothing was shipped yet.';
      const isFresh = Date.now() - Date.parse(last.releaseTime) < freshForMs;
      return !isFresh && `The pages are of ${last.releaseTime}.`;
    },
  },
  {
    name: 'site details',
    blocks: false,
    mend: 'Save them at /admin/site, then npm run deploy -- --rebuild; until then, search engines are asked not to list the site',
    async look({ ask }) {
      const { fields } = await ask(`${database}/documents/${profilePath}`);
      const stored: Record<string, { stringValue?: string; integerValue?: string }> = fields ?? {};
      const values = Object.entries(stored).map(([field, { stringValue, integerValue }]) => [
        field,
        stringValue ?? Number(integerValue),
      ]);
      return listSamples(fields && toProfile(Object.fromEntries(values)));
    },
  },
  {
    name: 'facts of the year',
    blocks: false,
    mend: 'docs/technician.md, "When a year ends"',
    look: ({ read, day }) => [
      endedFiguresNotice(day),
      endedFactsNotice(factsIn(read(factsPath) ?? ''), day),
    ],
  },
  {
    name: 'dates of the platform',
    blocks: false,
    mend: 'docs/technician.md, "When the platform changes"',
    look: ({ day }) => duePlatformDates(day).map(explainDate),
  },
];

function alertCheck(about: string, watches: RegExp, metric: string): Check<Patient> {
  return {
    name: `alert on ${about}`,
    mend: alertsSection,
    look: async (patient) =>
      !(await hasAlert(patient, watches)) && `No policy with a channel watches ${metric}.`,
  };
}

/** The mails that were not sent so far, or perhaps not; a hundred are enough to say so. */
const unsentMail = {
  structuredQuery: {
    from: [{ collectionId: collections.mail }],
    where: {
      fieldFilter: {
        field: { fieldPath: deliveryStateField },
        op: 'IN',
        value: { arrayValue: { values: unsentStates.map((stringValue) => ({ stringValue })) } },
      },
    },
    limit: 100,
  },
};

async function findAccountFaults(
  { ask, env }: Patient,
  name: string,
  roles: readonly string[],
): Promise<Found> {
  const email = `${name}${env.firebase.projectId}.iam.gserviceaccount.com`;
  const account = await ask(`iam/v1/projects/PROJECT/serviceAccounts/${email}`);
  const policy = await ask('cloudresourcemanager/v1/projects/PROJECT:getIamPolicy', {});
  const member = `serviceAccount:${email}`;
  const bindings: { role: string; members: string[] }[] = policy.bindings ?? [];
  const held = bindings.filter(({ members }) => members.includes(member));
  const lacking = without(
    roles,
    held.map(({ role }) => role),
  );
  return [
    !account.email && {
      what: `${email} does not exist.`,
      mend: `gcloud iam service-accounts create ${name.replace('@', '')} --project PROJECT`,
    },
    lacking.map((role) => ({
      what: `It lacks ${role}.`,
      mend: `gcloud projects add-iam-policy-binding PROJECT --member=${member} --role=${role} --condition=None`,
    })),
  ];
}

function without(items: readonly string[], others: readonly string[]): string[] {
  return items.filter((item) => !others.includes(item));
}

function ownHosts({ firebase }: Env, hostname: string): string[] {
  return [hostname, `${firebase.projectId}.web.app`, firebase.authDomain];
}
