import type { Env } from '#src/lib/env.schema.ts';
import { verifierAccount, verifierRoles } from '../../../functions/src/account.ts';
import { parametersFault } from '../deploy/parameters.ts';
import { type Check, unless } from './check.ts';
import { databaseOf, fetchRules, type Patient, shipDatabase } from './google-project.ts';

interface SignInConfig {
  signIn?: { email?: { enabled?: boolean } };
  client?: { permissions?: { disabledUserSignup?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  authorizedDomains?: string[];
}

interface BrowserKey {
  restrictions?: {
    browserKeyRestrictions?: { allowedReferrers?: string[] };
    apiTargets?: { service: string }[];
  };
}

interface AlertPolicy {
  enabled?: boolean;
  notificationChannels?: string[];
  conditions?: { conditionThreshold?: { filter?: string } }[];
}

/** The APIs that the product and its deploy use. */
const services =
  'apikeys artifactregistry cloudbilling cloudbuild cloudfunctions cloudresourcemanager eventarc firebase firebasehosting firebaserules firestore iam identitytoolkit monitoring pubsub recaptchaenterprise run serviceusage storage'
    .split(' ')
    .map((name) => `${name}.googleapis.com`);

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

const alertsSection = 'docs/deploying.md, "Alerts"';
const evaluations = 'firestore.googleapis.com/rules/evaluation_count';
/** The platform counts reads under two names: by database, and under the older one by project. */
const reads = /firestore\.googleapis\.com\/document\/read_(ops_)?count/;

/** What an owner sets up, in the order in which it is fixed; without it nothing is shipped. */
export const setupChecks = {
  permissions: {
    name: 'permissions',
    mend: ({ projectId }) =>
      `gcloud projects add-iam-policy-binding ${projectId} --member=user:YOU --role=roles/owner (somebody who owns it)`,
    async look({ google, projectId }) {
      const { permissions: held = [] } = await google.ask<{ permissions?: string[] }>(
        `cloudresourcemanager.googleapis.com/v1/projects/${projectId}:testIamPermissions`,
        { permissions },
      );
      const missing = permissions.filter((permission) => !held.includes(permission));
      return missing.length > 0 ? [`You lack ${missing.join(', ')}.`] : [];
    },
  },
  billing: {
    name: 'billing',
    mend: ({ projectId }) =>
      `gcloud billing projects link ${projectId} --billing-account=BILLING_ACCOUNT`,
    async look({ google, projectId }) {
      const { billingEnabled } = await google.ask<{ billingEnabled?: boolean }>(
        `cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`,
      );
      return billingEnabled ? [] : ['The project has no billing account, and functions need one.'];
    },
  },
  interfaces: {
    name: 'interfaces',
    async look({ google, projectId }) {
      const { services: on = [] } = await google.ask<{ services?: { name: string }[] }>(
        `serviceusage.googleapis.com/v1/projects/${projectId}/services?filter=state:ENABLED&pageSize=200`,
      );
      const names = on.map(({ name }) => name.split('/').at(-1));
      const off = services.filter((service) => !names.includes(service));
      const mend = `gcloud services enable ${off.join(' ')} --project ${projectId}`;
      return off.length > 0 ? [{ what: `Off: ${off.join(', ')}.`, mend }] : [];
    },
  },
  database: {
    // Its protections cannot be added after a loss.
    name: 'database',
    async look({ google, projectId }) {
      const options = `--delete-protection ENABLED --point-in-time-recovery ENABLED --project ${projectId}`;
      const database = await google.find<{
        deleteProtectionState?: string;
        pointInTimeRecoveryEnablement?: string;
      }>(databaseOf(projectId));
      if (!database) {
        return [
          {
            what: 'There is no database. A deploy would make one without protection against deletion.',
            mend: `npx firebase firestore:databases:create "(default)" --location nam5 ${options}`,
          },
        ];
      }
      return unless(
        database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED' &&
          database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
        'The database can be deleted, or not be restored to an earlier minute.',
        `npx firebase firestore:databases:update "(default)" ${options}`,
      );
    },
  },
  someRules: {
    // Without rules the database refuses everybody, and so the reads of the build.
    name: 'rules',
    mend: shipDatabase,
    look: async (patient) => ((await fetchRules(patient)) ? [] : ['No rules are shipped yet.']),
  },
  account: {
    name: 'account of the verifiers',
    async look({ google, projectId }) {
      const email = `${verifierAccount}${projectId}.iam.gserviceaccount.com`;
      const account = await google.find(
        `iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${email}`,
      );
      const { bindings = [] } = await google.ask<{
        bindings?: { role: string; members: string[] }[];
      }>(`cloudresourcemanager.googleapis.com/v1/projects/${projectId}:getIamPolicy`, {});
      const member = `serviceAccount:${email}`;
      const held = bindings.filter(({ members }) => members.includes(member));
      const missing = verifierRoles.filter((role) =>
        held.every((binding) => binding.role !== role),
      );
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
  },
  parameters: {
    name: 'parameters of the functions',
    mend: 'docs/deploying.md, "Settings"',
    look({ env, hostname, read }) {
      const fault = parametersFault(env, hostname, read);
      return fault === undefined ? [] : [fault];
    },
  },
  site: {
    name: 'hosting site',
    mend: ({ projectId }) =>
      `npx firebase hosting:sites:create ${projectId} --project ${projectId}`,
    async look({ google, projectId }) {
      const { sites = [] } = await google.ask<{ sites?: { type?: string }[] }>(
        `firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`,
      );
      return sites.some(({ type }) => type === 'DEFAULT_SITE') ? [] : ['There is no default site.'];
    },
  },
  signIn: {
    // Only the owner has an account, and no page of another host can sign in.
    name: 'sign-in',
    async look({ google, projectId, env, hostname }) {
      const config = await google.find<SignInConfig>(
        `identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`,
      );
      const console = `https://console.firebase.google.com/project/${projectId}/authentication`;
      const settings = `${console}/settings`;
      const domains = config?.authorizedDomains ?? [];
      const absent = ownHosts(env, hostname).filter((domain) => !domains.includes(domain));
      return [
        ...unless(
          config?.signIn?.email?.enabled,
          'Sign-in with email and password is off.',
          `${console}/providers`,
        ),
        ...unless(
          config?.client?.permissions?.disabledUserSignup,
          'Anybody can make an account.',
          settings,
        ),
        ...unless(
          config?.emailPrivacyConfig?.enableImprovedEmailPrivacy,
          'Email enumeration protection is off.',
          settings,
        ),
        ...unless(absent.length === 0, `Not authorized: ${absent.join(', ')}.`, settings),
        ...unless(!domains.includes('localhost'), 'Pages of localhost may sign in.', settings),
      ];
    },
  },
  browserKey: {
    // It works on the site's pages, and on the one for a new password, on the project's firebaseapp.com.
    name: 'the browser’s key',
    async look({ google, env, hostname }) {
      const keys = 'apikeys.googleapis.com/v2/';
      const { name } = await google.ask<{ name: string }>(
        `${keys}keys:lookupKey?keyString=${encodeURIComponent(env.firebase.apiKey)}`,
      );
      const { restrictions } = await google.ask<BrowserKey>(keys + name);
      const referrers = ownHosts(env, hostname).map((host) => `https://${host}/*`);
      const command = [
        `gcloud services api-keys update ${name}`,
        `--allowed-referrers=${referrers.join(',')}`,
        ...browserServices.map((service) => `--api-target=service=${service}`),
      ].join(' ');
      const allowed = restrictions?.browserKeyRestrictions?.allowedReferrers ?? [];
      const absent = referrers.filter((referrer) => !allowed.includes(referrer));
      const targets = restrictions?.apiTargets?.map(({ service }) => service) ?? [];
      return [
        ...unless(absent.length === 0, `It is not restricted to, or refuses, ${absent}.`, command),
        ...unless(
          targets.length > 0 && browserServices.every((service) => targets.includes(service)),
          `It is not restricted to, or refuses, ${browserServices.join(', ')}.`,
          command,
        ),
      ];
    },
  },
  refusalsAlert: {
    // It includes those for which the rules end in an error.
    name: 'alert on refused leads',
    mend: alertsSection,
    look: async (patient) =>
      (await hasAlert(
        patient,
        (filter) => filter.includes(evaluations) && !/result\s*=\s*"?DENY/.test(filter),
      ))
        ? []
        : [`No policy with a channel watches ${evaluations} for both DENY and ERROR.`],
  },
  readsAlert: {
    // The rules cannot limit a flood of reads.
    name: 'alert on reads',
    mend: alertsSection,
    look: async (patient) =>
      (await hasAlert(patient, (filter) => reads.test(filter)))
        ? []
        : ['No policy with a channel watches firestore.googleapis.com/document/read_ops_count.'],
  },
} satisfies Record<string, Check<Patient>>;

/** Returns the hosts of the site's pages. */
function ownHosts({ firebase }: Env, hostname: string): string[] {
  return [hostname, `${firebase.projectId}.web.app`, firebase.authDomain];
}

async function hasAlert(
  { google, projectId }: Patient,
  watches: (filter: string) => boolean,
): Promise<boolean> {
  const { alertPolicies = [] } = await google.ask<{ alertPolicies?: AlertPolicy[] }>(
    `monitoring.googleapis.com/v3/projects/${projectId}/alertPolicies`,
  );
  return alertPolicies.some(
    ({ enabled, notificationChannels = [], conditions = [] }) =>
      enabled !== false &&
      notificationChannels.length > 0 &&
      conditions.some(({ conditionThreshold: { filter = '' } = {} }) => watches(filter)),
  );
}
