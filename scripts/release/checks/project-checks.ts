import type { Env } from '#src/lib/addresses/env.schema.ts';
import { functionsRegion } from '#src/model/lead-forms/bot-check.contract.ts';
import { verifierAccount, verifierRoles } from '../../../functions/src/parameters.ts';
import { mailerAccount, mailerRoles, passwordSecret } from '../../../mailer/src/settings.ts';
import { hasMailer, mailerFault, parametersFault } from '../deploy/parameters.ts';
import type { Check, Faults } from './check.ts';

/** The input of the doctor's checks. In addresses and texts, `PROJECT` stands for the project's id. */
export interface ProjectUnderCheck {
  /** Returns what a Google API answers to a GET, or to a POST if there is a body; `{}` for what does not exist. */
  ask(address: string, body?: object): Promise<Answer>;
  env: Env;
  hostname: string;
  read(path: string): string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: each check reads the few fields of its own API, which may be missing.
type Answer = any;

/** The APIs that the product and its deploy use. */
const services =
  'apikeys artifactregistry cloudbilling cloudbuild cloudfunctions cloudresourcemanager eventarc firebase firebasehosting firebaserules firestore iam identitytoolkit monitoring pubsub recaptchaenterprise run serviceusage storage'
    .split(' ')
    .map((name) => `${name}.googleapis.com`);

const mailerServices = ['cloudscheduler.googleapis.com', 'secretmanager.googleapis.com'];

/** The only APIs that the pages call with the browser's key. */
const browserServices = ['firestore', 'identitytoolkit', 'securetoken'].map(
  (name) => `${name}.googleapis.com`,
);

const database = 'firestore/v1/projects/PROJECT/databases/(default)';
const documentOps = (kind: 'read' | 'write') =>
  new RegExp(`firestore\\.googleapis\\.com/document/${kind}_(ops_)?count`);

/** What a policy has to watch, by its filter. */
const watched: [what: string, filter: RegExp][] = [
  // It includes those for which the rules end in an error.
  [
    'firestore.googleapis.com/rules/evaluation_count for both DENY and ERROR',
    /^(?!.*result\s*=\s*"?DENY).*firestore\.googleapis\.com\/rules\/evaluation_count/s,
  ],
  // The rules cannot limit a flood of reads. The platform counts them under two names: by database, and
  // under the older one by project.
  ['firestore.googleapis.com/document/read_ops_count', documentOps('read')],
  ['firestore.googleapis.com/document/write_ops_count', documentOps('write')],
];

/** The CLI, in whatever terminal: it takes the project for its quota from the environment alone. */
const firebase = 'GOOGLE_CLOUD_QUOTA_PROJECT=PROJECT npx firebase';
const protections =
  '--delete-protection ENABLED --point-in-time-recovery ENABLED --project PROJECT';
const authentication = 'https://console.firebase.google.com/project/PROJECT/authentication';

/**
 * The checks of `npm run doctor`: what an owner sets up, in the order in which it is fixed, and then what costs
 * money and blocks no deploy.
 */
export const projectChecks: readonly Check<ProjectUnderCheck>[] = [
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
    mend: `${firebase} deploy --only firestore --project PROJECT`,
    async look({ ask }) {
      const { rulesetName } = await ask(
        'firebaserules/v1/projects/PROJECT/releases/cloud.firestore',
      );
      return !rulesetName && 'No rules are shipped yet.';
    },
  },
  {
    name: 'account of the verifiers',
    look: (project) => findAccountFaults(project, verifierAccount, verifierRoles),
  },
  {
    name: 'account and password of the mailer',
    async look(project) {
      if (!hasMailer(project.env, project.read)) return false;
      const { name } = await project.ask(
        `secretmanager/v1/projects/PROJECT/secrets/${passwordSecret}`,
      );
      return [
        await findAccountFaults(project, mailerAccount, mailerRoles),
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
  {
    name: 'alerts',
    mend: 'docs/deploying.md, "Alerts"',
    async look({ ask }) {
      const { alertPolicies = [] } = await ask('monitoring/v3/projects/PROJECT/alertPolicies');
      const filters: string[] = alertPolicies
        .filter((policy: Answer) => policy.enabled !== false && policy.notificationChannels?.[0])
        .flatMap((policy: Answer) => policy.conditions ?? [])
        .map((condition: Answer) => condition.conditionThreshold?.filter ?? '');
      return watched
        .filter(([, filter]) => !filters.some((text) => filter.test(text)))
        .map(([what]) => `No policy with a channel watches ${what}.`);
    },
  },
  {
    name: 'cleanup of old images',
    blocks: false,
    // With other days than the CLI's own, so that it writes a policy anew that only rehearses.
    mend: `${firebase} functions:artifacts:setpolicy --location ${functionsRegion} --days 2 --force --project PROJECT`,
    async look({ ask }) {
      const images = await ask(
        `artifactregistry/v1/projects/PROJECT/locations/${functionsRegion}/repositories/gcf-artifacts`,
      );
      const isCleaned = Object.keys(images.cleanupPolicies ?? {}).length > 0;
      if (!isCleaned) return 'Images of the functions are kept for ever.';
      // Google's field for a policy that only logs what it would delete.
      return images.cleanupPolicyDryRun === true && 'The clean-up of images only rehearses.';
    },
  },
  {
    name: 'kept releases',
    blocks: false,
    mend: 'docs/deploying.md, step 6, "How many releases are kept"',
    async look({ ask }) {
      const { retainedReleaseCount } = await ask(
        'firebasehosting/v1beta1/sites/PROJECT/channels/live',
      );
      return !retainedReleaseCount && 'Every release is kept, and from 10 GB on they are billed.';
    },
  },
];

async function findAccountFaults(
  { ask, env }: ProjectUnderCheck,
  name: string,
  roles: readonly string[],
): Promise<Faults> {
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
