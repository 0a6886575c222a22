import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { profilePath } from '#src/domain/collections.ts';
import { root } from '../../lib/root.ts';

/** Site details without a sample, as the database's interface has them. */
const profileFields = {
  founderName: { stringValue: 'Ada Example' },
  legalName: { stringValue: 'Homes LLC' },
  replyDays: { integerValue: '2' },
};

/** Host of the site's own address in the clone. */
export const siteHostname = 'homes.test';

/** Who has a role. */
export interface Binding {
  role: string;
  members: string[];
}

/** A Cloud Function (2nd gen), as the CLI sends it and as it is listed. */
export interface StoredFunction {
  name: string;
  state: 'ACTIVE';
  labels: Record<string, string>;
  buildConfig: Record<string, unknown>;
  serviceConfig: Record<string, unknown> & {
    environmentVariables?: Record<string, string>;
    secretEnvironmentVariables?: { key: string; secret: string; version: string }[];
    serviceAccountEmail?: string;
    maxInstanceCount?: number;
    maxInstanceRequestConcurrency?: number;
  };
}

/** A field of an index. */
interface IndexField {
  fieldPath: string;
  order: string;
}

/** One version of the site: its settings and its files by path, each with its hash. */
export interface HostingVersion {
  name: string;
  files: Record<string, string>;
  config: { headers?: object[]; rewrites?: object[] };
}

/** Everything that the stand-in stores about the project. */
export type Project = ReturnType<typeof readyProject>;

/**
 * Returns a project after all steps of docs/deploying.md that come before the first `npm run deploy`.
 *
 * @param hostname of the site's own address
 */
export function readyProject(id: string, hostname = siteHostname) {
  const hosts = [hostname, `${id}.web.app`, `${id}.firebaseapp.com`];
  const verifier = `verifier@${id}.iam.gserviceaccount.com`;
  const ruleset = `projects/${id}/rulesets/1`;
  return {
    id,
    number: '123456789012',
    /** Address of the stand-in, for the addresses that it returns. */
    port: 0,
    billing: true,
    /** Enabled services. */
    services: new Set(readDocumentedServices()),
    /** An API that refuses every request. */
    refusing: null as string | null,
    /** Permissions that the caller lacks. */
    missingPermissions: new Set<string>(),
    /** Whether an organization's policy forbids members outside of it, `allUsers` among them. */
    domainRestricted: false,
    bindings: ['roles/datastore.user', 'roles/recaptchaenterprise.agent'].map(
      (role): Binding => ({ role, members: [`serviceAccount:${verifier}`] }),
    ),
    serviceAccounts: new Set([verifier]),
    database: {
      locationId: 'nam5',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    } as object | null,
    rules: [{ name: ruleset, content: 'the rules of an earlier day' }],
    releasedRules: ruleset as string | null,
    indexes: [] as { collectionGroup: string; fields: IndexField[] }[],
    /** Field overrides by their path below `collectionGroups/`. */
    fields: new Map<string, { indexConfig?: object; ttlConfig?: object }>(),
    /** Documents that the owner's commands have written, by path. */
    documents: new Map<string, { fields?: object }>(),
    functions: new Map<string, StoredFunction>(),
    /** All operations so far; each is done at once. */
    operations: [] as object[],
    /** Members that may call each function, by the name of its Cloud Run service. */
    invokers: new Map<string, string[]>(),
    /** Services that do not check the caller (`--no-invoker-iam-check`). */
    openServices: new Set<string>(),
    /** The repository of the functions' images; Google creates it with the first function. */
    images: null as { cleanupPolicies: object; labels: object } | null,
    site: id as string | null,
    /** When the last version was released; the stand-in's own time unless a test sets it. */
    releaseTime: new Date().toISOString(),
    signIn: {
      signIn: { email: { enabled: true } },
      client: { permissions: { disabledUserSignup: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      authorizedDomains: hosts,
    },
    browserKey: {
      restrictions: {
        browserKeyRestrictions: { allowedReferrers: hosts.map((host) => `https://${host}/*`) },
        apiTargets: ['firestore', 'identitytoolkit', 'securetoken'].map((name) => ({
          service: `${name}.googleapis.com`,
        })),
      },
    },
    alertPolicies: [
      'metric.type="firestore.googleapis.com/rules/evaluation_count" metric.label.result!="ALLOW"',
      'metric.type="firestore.googleapis.com/document/read_ops_count"',
    ].map((filter) => ({
      notificationChannels: ['channels/1'],
      conditions: [{ conditionThreshold: { filter } }],
    })),
    versions: [] as HostingVersion[],
    /** The live version. */
    live: null as string | null,
    /** Uploaded files of the versions, compressed, by hash. */
    uploads: new Map<string, Buffer>(),
    /** Whether reads of the database are refused, as rules without `allow read` do. */
    readsRefused: false,
    /** Content that the build reads, as fields of Firestore's documents. */
    posts: [] as object[],
    rates: null as object | null,
    /** Keys with which the database was read. */
    keysOfReads: [] as string[],
  };
}

/** Returns the APIs that step 1 of docs/deploying.md enables. */
function readDocumentedServices(): string[] {
  const document = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const [, command = ''] = /^gcloud services enable ((?:.*\\\n)*.*)$/m.exec(document) ?? [];
  return command.match(/[\w-]+\.googleapis\.com/g) ?? [];
}

/**
 * Returns a project after a deploy, with everything that an owner and a deploy create.
 *
 * @param rules that are live
 */
export function shippedProject(id: string, hostname: string, rules: string): Project {
  const ruleset = { name: `projects/${id}/rulesets/2`, content: rules };
  const names = ['verifyRecaptcha', 'verifyRecaptchaMortgage'];
  const place = `projects/${id}/locations/us-central1`;
  const stored = (name: string): StoredFunction => ({
    name: `${place}/functions/${name}`,
    state: 'ACTIVE',
    labels: {},
    buildConfig: {},
    serviceConfig: {
      service: `${place}/services/${name.toLowerCase()}`,
      serviceAccountEmail: `verifier@${id}.iam.gserviceaccount.com`,
    },
  });
  return {
    ...readyProject(id, hostname),
    rules: [ruleset],
    releasedRules: ruleset.name,
    documents: new Map([
      ['mailRecipients/owner', {}],
      ['mailTemplates/new-lead', {}],
      [profilePath, { fields: profileFields }],
    ]),
    fields: new Map(
      ['botReceipts', 'mail', 'postRevisions'].map((collection) => [
        `${collection}/fields/expiresAt`,
        { ttlConfig: { state: 'ACTIVE' } },
      ]),
    ),
    functions: new Map(names.map((name) => [name, stored(name)])),
    invokers: new Map(names.map((name) => [name.toLowerCase(), ['allUsers']])),
    images: { cleanupPolicies: { 'firebase-functions-cleanup': {} }, labels: {} },
    versions: [{ name: `sites/${id}/versions/v1`, files: {}, config: {} }],
    live: `sites/${id}/versions/v1`,
  };
}
