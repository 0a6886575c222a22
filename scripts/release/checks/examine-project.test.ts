import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '#src/lib/env.schema.ts';
import { factsPath } from '../../content/facts/facts-table.ts';
import { root } from '../../lib/root.ts';
import { hostHeader, type StandIn, startGoogle } from '../rehearsal/google.ts';
import { type Project, shippedProject } from '../rehearsal/rehearsed-project.ts';
import { linesOf, needsOwner } from './check.ts';
import { examine } from './examine-project.ts';
import { googleApi } from './google-project.ts';

const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
const env = parseEnv('production', {
  VITE_FIREBASE_API_KEY: 'browser-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'homes.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'homes',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_RECAPTCHA_SITE_KEY: 'site-key',
});

const parametersFile = 'functions/.env.homes';
const parameters = [
  'RECAPTCHA_PROJECT_ID=homes',
  'RECAPTCHA_SITE_KEY=site-key',
  'RECAPTCHA_ALLOWED_HOSTNAMES=homes.test',
  'RECAPTCHA_ENDPOINT=https://recaptchaenterprise.googleapis.com',
  'VERIFIER_CALLS_PER_MINUTE=10',
];
const files: Record<string, string> = {};
const endedFact = `| Posts | Figures | What they say | Source | Checked | How | Ends |
| --- | --- | --- | --- | --- | --- | --- |
| \`one\` | 2026 | Limits of 2026 | [FHFA](https://fhfa.test/limits) | 2026-11-23 | page | 2026-11-30 |`;

const project = {} as Project;
let google: StandIn;
beforeAll(async () => {
  google = await startGoogle(project);
});
beforeEach(() => {
  Object.assign(project, shippedProject('homes', 'homes.test', rules));
  Object.assign(files, {
    'firestore.rules': rules,
    [parametersFile]: parameters.join('\n'),
    [factsPath]: '',
  });
});
afterAll(() => google.stop());

/** Sends requests to the stand-in instead of Google. */
const send: typeof fetch = (address, options) => {
  const { host, pathname, search } = new URL(String(address));
  const headers = { ...(options?.headers as Record<string, string>), [hostHeader]: host };
  return fetch(`http://127.0.0.1:${google.port}${pathname}${search}`, { ...options, headers });
};

const findings = () =>
  examine({
    google: googleApi('token', 'homes', send),
    env,
    hostname: 'homes.test',
    read: (path) => files[path] ?? null,
    day: '2026-12-01',
  });

it('finds no fault in a project after a deploy', async () => {
  const all = await findings();
  expect(all.flatMap(linesOf)).toEqual(all.map(({ name }) => `✔ ${name}`));
  expect(all).toHaveLength(20);
  expect(google.unanswered).toEqual([]);
});

const missing: [what: string, spoil: () => unknown, line: RegExp, isOwners: boolean][] = [
  [
    'a permission',
    () => project.missingPermissions.add('iam.serviceAccounts.actAs'),
    /^✖ permissions: You lack iam\.serviceAccounts\.actAs\./,
    true,
  ],
  ['billing', () => Object.assign(project, { billing: false }), /^✖ billing: /, true],
  [
    'an interface',
    () => project.services.delete('apikeys.googleapis.com'),
    /^✖ interfaces: Off: apikeys\.googleapis\.com\. → gcloud services enable apikeys/,
    true,
  ],
  ['the database', () => Object.assign(project, { database: null }), /^✖ database: There is/, true],
  [
    'protection of the database',
    () => Object.assign(project, { database: { locationId: 'nam5' } }),
    /^✖ database: The database can be deleted.*databases:update/,
    true,
  ],
  ['rules', () => Object.assign(project, { releasedRules: null }), /^✖ rules: No rules/, true],
  [
    'the repository’s rules',
    () => Object.assign(project.rules[0] ?? {}, { content: 'older' }),
    /^– rules as in the repository: /,
    false,
  ],
  [
    'the TTL policy of receipts',
    () => project.fields.delete('botReceipts/fields/expiresAt'),
    /^– deletion of what has expired: botReceipts\.expiresAt has/,
    false,
  ],
  [
    'the TTL policy of earlier versions of posts',
    () => project.fields.delete('postRevisions/fields/expiresAt'),
    /^– deletion of what has expired: postRevisions\.expiresAt has/,
    false,
  ],
  [
    'the TTL policy of mails',
    () => project.fields.delete('mail/fields/expiresAt'),
    /^– deletion of what has expired: mail\.expiresAt has/,
    false,
  ],
  [
    'whom mail about leads goes to',
    () => project.documents.delete('mailRecipients/owner'),
    /^– mail about new leads: Nobody gets any\. → npm run mail:setup -- EMAIL/,
    false,
  ],
  [
    'what mail about leads says',
    () => project.documents.delete('mailTemplates/new-lead'),
    /^– mail about new leads: Nobody gets any/,
    false,
  ],
  [
    'the site’s details',
    () => project.documents.delete('siteData/profile'),
    /^– site details: About the Author shows the sample bio\. → Save them at \/admin\/site/,
    false,
  ],
  [
    'the account of the verifiers',
    () => project.serviceAccounts.clear(),
    /^✖ account of the verifiers: verifier@homes\.iam\S+ does not exist\. → gcloud iam service-acc/,
    true,
  ],
  [
    'a role of the verifiers’ account',
    () => project.bindings.pop(),
    /^✖ account of the verifiers: It lacks roles\/recaptchaenterprise\.agent\./,
    true,
  ],
  [
    'a parameter',
    () => Object.assign(files, { [parametersFile]: parameters.slice(1).join('\n') }),
    /^✖ parameters of the functions: Missing in functions\/\.env\.homes: RECAPTCHA_PROJECT_ID\./,
    true,
  ],
  [
    'what a year has ended',
    () => Object.assign(files, { [factsPath]: endedFact }),
    /^– facts of the year: Limits of 2026: ended on 2026-11-30; it is in one\. → .*owner\.md/,
    false,
  ],
  ['a site', () => Object.assign(project, { site: null }), /^✖ hosting site: /, true],
  [
    'sign-in by password',
    () => Object.assign(project.signIn, { signIn: {} }),
    /^✖ sign-in: Sign-in with email and password is off/,
    true,
  ],
  [
    'closed sign-up',
    () => Object.assign(project.signIn, { client: {} }),
    /^✖ sign-in: Anybody can make an account/,
    true,
  ],
  [
    'enumeration protection',
    () => Object.assign(project.signIn, { emailPrivacyConfig: {} }),
    /^✖ sign-in: Email enumeration protection is off/,
    true,
  ],
  [
    'an authorized domain',
    () =>
      Object.assign(project.signIn, {
        authorizedDomains: ['homes.web.app', 'homes.firebaseapp.com'],
      }),
    /^✖ sign-in: Not authorized: homes\.test\./,
    true,
  ],
  [
    'care about localhost',
    () =>
      Object.assign(project.signIn, {
        authorizedDomains: ['homes.test', 'homes.web.app', 'homes.firebaseapp.com', 'localhost'],
      }),
    /^✖ sign-in: Pages of localhost/,
    true,
  ],
  [
    'the page for a new password among the key’s referrers',
    () =>
      Object.assign(project, {
        browserKey: {
          restrictions: {
            ...project.browserKey.restrictions,
            browserKeyRestrictions: {
              allowedReferrers: ['https://homes.test/*', 'https://homes.web.app/*'],
            },
          },
        },
      }),
    /^✖ the browser’s key: .*homes\.firebaseapp\.com/,
    true,
  ],
  [
    'interfaces that the key is restricted to',
    () => Object.assign(project.browserKey.restrictions ?? {}, { apiTargets: [] }),
    /^✖ the browser’s key: .*firestore\.googleapis\.com/,
    true,
  ],
  ['an alert', () => project.alertPolicies.splice(0, 1), /^✖ alert on refused leads: /, true],
  ['an alert on reads', () => project.alertPolicies.splice(1), /^✖ alert on reads: /, true],
  [
    'a channel of the alert on reads',
    () => Object.assign(project.alertPolicies[1] ?? {}, { notificationChannels: [] }),
    /^✖ alert on reads: /,
    true,
  ],
  [
    'an alert that sees evaluations that end in an error',
    () =>
      project.alertPolicies.splice(0, 1, {
        notificationChannels: ['channels/1'],
        conditions: [
          {
            conditionThreshold: {
              filter:
                'metric.type="firestore.googleapis.com/rules/evaluation_count" metric.label.result="DENY"',
            },
          },
        ],
      }),
    /^✖ alert on refused leads: /,
    true,
  ],
  ['the verifiers', () => project.functions.clear(), /^– verifiers: They are not there/, false],
  [
    'an account of the verifiers’ own',
    () => {
      for (const { serviceConfig } of project.functions.values()) {
        serviceConfig.serviceAccountEmail = '1-compute@developer.gserviceaccount.com';
      }
    },
    /^– verifiers: They run as another account/,
    false,
  ],
  ['the public’s access', () => project.invokers.clear(), /^– verifiers: Browsers may not/, false],
  [
    'the cleanup of images',
    () => Object.assign(project, { images: { cleanupPolicies: {}, labels: {} } }),
    /^– cleanup of old images: /,
    false,
  ],
  [
    'a rebuild of last night',
    () => Object.assign(project, { releaseTime: '2026-01-01T00:00:00Z' }),
    /^– last rebuild: The pages are of 2026-01-01/,
    false,
  ],
];

it.each(missing)('notices that %s is missing', async (_what, spoil, line, isOwners) => {
  spoil();
  const faulty = (await findings()).filter(({ faults }) => faults.length > 0);
  const lines = faulty.flatMap(linesOf);
  expect(
    lines.find((one) => line.test(one)),
    lines.join('\n'),
  ).toBeDefined();
  expect(faulty.some(needsOwner)).toBe(isOwners);
});

it('accepts verifiers that do not check the caller as public', async () => {
  project.invokers.clear();
  project.openServices.add('verifyrecaptcha').add('verifyrecaptchamortgage');
  expect((await findings()).flatMap(({ faults }) => faults)).toEqual([]);
});

it('reports that it cannot check if an API refuses', async () => {
  Object.assign(project, { refusing: 'monitoring.googleapis.com' });
  const lines = (await findings()).flatMap(linesOf);
  expect(lines).toContainEqual(expect.stringMatching(/^✖ alert on refused leads: It cannot be/));
});
