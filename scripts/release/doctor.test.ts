import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loanFacts } from '#src/domain/facts/loan-facts.ts';
import { parseEnv } from '#src/lib/env.schema.ts';
import { answerAs } from '#tests/proof/rehearsal/google.ts';
import { type Project, store } from '#tests/proof/rehearsal/project.ts';
import readyResources from '#tests/proof/rehearsal/ready-project.json' with { type: 'json' };
import { at, gone, shippedProject } from '#tests/proof/rehearsal/shipped-project.ts';
import { factsPath } from '../content/facts/facts-table.ts';
import { root } from '../lib/root.ts';
import { isBlocking, printFinding } from './checks/check.ts';
import { askGoogle } from './checks/google-project.ts';
import { expiringCollections } from './checks/project-checks.ts';
import { examine } from './doctor.ts';

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
const mailerFile = 'mailer/.env.homes';
const mailerSettings =
  'SMTP_CONNECTION_URI=smtps://me@smtp.homes.test:465\nMAIL_FROM=a@homes.test\n';
const endedFact = `| Posts | Figures | What they say | Source | Checked | How | Ends |
| --- | --- | --- | --- | --- | --- | --- |
| \`one\` | 2026 | Limits of 2026 | [FHFA](https://fhfa.test/limits) | 2026-11-23 | page | 2026-11-30 |`;

let project: Project;
let files: Record<string, string>;
/** The host of an API that refuses every request. */
let refusing: string;
beforeEach(() => {
  project = shippedProject(rules);
  files = {
    'firestore.rules': rules,
    [parametersFile]: parameters.join('\n'),
    [mailerFile]: mailerSettings,
    [factsPath]: '',
  };
  refusing = '';
});

const send: typeof fetch = async (input, { method = 'GET', body } = {}) => {
  const url = new URL(String(input));
  if (url.host === refusing) return Response.json({ error: { message: 'No.' } }, { status: 403 });
  return answerAs(project, method, url, Buffer.from(String(body ?? '')));
};

const findings = (day = '2026-12-01') =>
  examine({
    ask: askGoogle('homes', 'token', send),
    env,
    hostname: 'homes.test',
    read: (path) => files[path] ?? null,
    day,
  });

const printedLines = async (day?: string) =>
  (await findings(day)).flatMap((finding) => printFinding(finding));

it('finds no fault in a project after a deploy', async () => {
  const all = await findings('2026-09-29');
  expect(all.flatMap((finding) => printFinding(finding))).toEqual(
    all.map(({ name }) => `✔ ${name}`),
  );
  expect(all).toHaveLength(25);
  expect(project.unanswered).toEqual([]);
});

it('asks for no alert on mails where the mailer has no settings', async () => {
  delete files[mailerFile];
  store(project, at.alerts, { alertPolicies: alertPolicies.slice(0, 3) });
  const lines = await printedLines();
  expect(lines).toContain('✔ alert on mails');
});

const verifiers = ['verifyRecaptcha', 'verifyRecaptchaMortgage'];
const { alertPolicies } = readyResources['monitoring/v3/projects/PROJECT/alertPolicies'];
const [refusals, reads, ...otherAlerts] = alertPolicies;
const apis = 'serviceusage/v1/projects/homes/services';
const onlyDenied =
  'metric.type="firestore.googleapis.com/rules/evaluation_count" metric.label.result="DENY"';

async function expectLine(line: RegExp): Promise<void> {
  const faulty = (await findings()).filter(({ faults }) => faults.length > 0);
  expect(faulty.flatMap((finding) => printFinding(finding))).toContainEqual(
    expect.stringMatching(line),
  );
  expect(faulty.some(isBlocking)).toBe(line.source.startsWith('^✖'));
}

it('names a permission that is missing', async () => {
  project.missingPermissions.add('iam.serviceAccounts.actAs');
  await expectLine(/^✖ permissions: You lack iam\.serviceAccounts\.actAs\./);
});

it.each<[line: RegExp, address: string, resource?: object]>([
  [/^✖ billing: /, at.billing, { billingEnabled: false }],
  [
    /^✖ interfaces: Off: apikeys\.googleapis\.com\. → gcloud services enable apikeys\S+ --project homes$/,
    `${apis}/apikeys.googleapis.com`,
  ],
  [
    /^✖ interfaces: Off: cloudscheduler\.googleapis\.com\./,
    `${apis}/cloudscheduler.googleapis.com`,
  ],
  [/^✖ database: There is/, at.database],
  [
    /^✖ database: The database can be deleted.*databases:update/,
    at.database,
    { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' },
  ],
  [/^✖ database: The database has another edition/, at.database, { databaseEdition: 'ENTERPRISE' }],
  [/^✖ rules: No rules/, at.release],
  [/^– rules as in the repository: /, at.rules, { source: { files: [{ content: 'older' }] } }],
  ...expiringCollections.map((collection): [RegExp, string] => [
    new RegExp(`^– deletion of what has expired: ${collection}\\.expiresAt has`),
    `${at.fields}/${collection}/fields/expiresAt`,
  ]),
  [
    /^– mail about new leads: It is not said who gets any, .* → npm run mail:setup -- EMAIL/,
    `${at.documents}/mailRecipients/owner`,
  ],
  [
    /^– mail about new leads: It is not said who gets any/,
    `${at.documents}/mailTemplates/new-lead`,
  ],
  [
    /^– mail about new leads: 1 mail may not have arrived\. → npm run mail:test/,
    `${at.documents}/mail/1`,
    {},
  ],
  [/^– mail about new leads: The mailer is not there/, `${at.functions}/sendWaitingMail`],
  [
    /^✖ account and password of the mailer: mailer@homes\.iam\S+ does not exist\./,
    at.mailerAccount,
  ],
  [
    /^✖ account and password of the mailer: The secret SMTP_PASSWORD .*secrets:set SMTP_PASSWORD/,
    at.password,
  ],
  [
    /^– site details: About the Author shows the sample bio\. → Save them at \/admin\/site/,
    `${at.documents}/siteData/profile`,
  ],
  [
    /^✖ account of the verifiers: verifier@homes\.iam\S+ does not exist\. → gcloud iam service-acc/,
    at.account,
  ],
  [
    /^✖ account of the verifiers: It lacks roles\/recaptchaenterprise\.agent\./,
    at.roles,
    { bindings: [] },
  ],
  [/^✖ hosting site: /, at.site],
  [/^✖ sign-in: Sign-in with email and password is off/, at.signIn, { signIn: {} }],
  [/^✖ sign-in: Anybody can make an account/, at.signIn, { client: {} }],
  [/^✖ sign-in: Email enumeration protection is off/, at.signIn, { emailPrivacyConfig: {} }],
  [
    /^✖ sign-in: Not authorized: homes\.test\./,
    at.signIn,
    { authorizedDomains: ['homes.web.app', 'homes.firebaseapp.com'] },
  ],
  [
    /^✖ sign-in: Pages of localhost/,
    at.signIn,
    { authorizedDomains: ['homes.test', 'homes.web.app', 'homes.firebaseapp.com', 'localhost'] },
  ],
  // The page for a new password is there.
  [
    /^✖ the browser’s key: .* refuses, https:\/\/homes\.firebaseapp\.com\/\*, /,
    at.key,
    {
      restrictions: {
        browserKeyRestrictions: {
          allowedReferrers: ['https://homes.test/*', 'https://homes.web.app/*'],
        },
      },
    },
  ],
  [/^✖ the browser’s key: .*firestore\.googleapis\.com/, at.key, { restrictions: {} }],
  [/^✖ alert on refused leads: /, at.alerts, { alertPolicies: [reads, ...otherAlerts] }],
  [
    /^✖ alert on refused leads: /,
    at.alerts,
    {
      alertPolicies: [
        { ...refusals, conditions: [{ conditionThreshold: { filter: onlyDenied } }] },
        reads,
        ...otherAlerts,
      ],
    },
  ],
  [/^✖ alert on reads: /, at.alerts, { alertPolicies: [refusals, ...otherAlerts] }],
  [
    /^✖ alert on reads: /,
    at.alerts,
    { alertPolicies: [refusals, { ...reads, notificationChannels: [] }, ...otherAlerts] },
  ],
  [/^✖ alert on writes: /, at.alerts, { alertPolicies: alertPolicies.toSpliced(2, 1) }],
  [/^– alert on mails: /, at.alerts, { alertPolicies: alertPolicies.slice(0, 3) }],
  [
    /^– verifiers: They run as another account/,
    `${at.functions}/verifyRecaptcha`,
    {
      serviceConfig: {
        service: 'projects/homes/locations/us-central1/services/verifyrecaptcha',
        serviceAccountEmail: '1-compute@developer.gserviceaccount.com',
      },
    },
  ],
  [
    /^– verifiers: Browsers may not/,
    `${at.services}/verifyrecaptcha:getIamPolicy`,
    { bindings: [] },
  ],
  [/^– cleanup of old images: /, at.images, { cleanupPolicies: {} }],
  [/^– cleanup of old images: .* only rehearses/, at.images, { cleanupPolicyDryRun: true }],
  [/^– kept releases: Every release is kept/, at.liveChannel],
  [
    /^– last rebuild: The pages are of 2026-01-01/,
    at.lastRelease,
    { releaseTime: '2026-01-01T00:00:00Z' },
  ],
])('prints %s if that is missing from %s', async (line, address, resource) => {
  if (resource) store(project, address, resource);
  else gone(project, address);
  await expectLine(line);
});

const unusableUri = /^✖ parameters of the functions: SMTP_CONNECTION_URI .* without the password/;

it.each<[line: RegExp, file: string, text?: string]>([
  [/^– mail about new leads: Nobody gets any: the mailer has no settings\./, mailerFile],
  [
    /^✖ parameters of the functions: Missing in mailer\/\.env\.homes: SMTP_CONNECTION_URI\./,
    mailerFile,
    'MAIL_FROM=a@homes.test',
  ],
  [unusableUri, mailerFile, mailerSettings.replace('me@', 'me:secret@')],
  [unusableUri, mailerFile, mailerSettings.replace('me@', 'me%@')],
  [unusableUri, mailerFile, mailerSettings.replace('465', '587')],
  [unusableUri, mailerFile, mailerSettings.replace('465', '25')],
  [unusableUri, mailerFile, mailerSettings.replace('smtps', 'smtp')],
  [
    /^✖ parameters of the functions: MAIL_FROM .* is not an address alone/,
    mailerFile,
    mailerSettings.replace('a@homes.test', 'Homes <a@homes.test>'),
  ],
  [
    /^✖ parameters of the functions: Missing in functions\/\.env\.homes: RECAPTCHA_PROJECT_ID\./,
    parametersFile,
    parameters.slice(1).join('\n'),
  ],
  [
    /^– facts of the year: Limits of 2026: ended on 2026-11-30; it is in one\. → .*technician\.md/,
    factsPath,
    endedFact,
  ],
])('prints %s for %s', async (line, file, text) => {
  delete files[file];
  if (text) files[file] = text;
  await expectLine(line);
});

describe('in a project with a private function of another system', () => {
  beforeEach(() => {
    const service = 'projects/homes/locations/us-central1/services/payroll';
    const serviceAccountEmail = '1-compute@developer.gserviceaccount.com';
    const serviceConfig = { service, serviceAccountEmail };
    store(project, `${at.functions}/payroll`, { state: 'ACTIVE', serviceConfig });
    store(project, `${at.services}/payroll:getIamPolicy`, { bindings: [] });
  });

  it.each(['ACTIVE', 'FAILED'])('finds no fault if it is %s', async (state) => {
    store(project, `${at.functions}/payroll`, { state });
    expect((await findings('2026-09-29')).flatMap(({ faults }) => faults)).toEqual([]);
  });

  it.each(verifiers)('notices that %s is missing', async (name) => {
    gone(project, `${at.functions}/${name}`);
    const lines = await printedLines();
    expect(lines).toContainEqual(expect.stringMatching(/^– verifiers: They are not there/));
  });
});

it('names what of the platform ends within three months', async () => {
  const lines = await printedLines('2026-12-31');
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^– dates of the platform: Firebase Extensions: ends on March 31, 2027\./,
    ),
  );
});

it('accepts verifiers that do not check the caller as public', async () => {
  for (const name of verifiers) {
    store(project, `${at.services}/${name.toLowerCase()}:getIamPolicy`, { bindings: [] });
    store(project, `${at.openServices}/${name.toLowerCase()}`, { invokerIamDisabled: true });
  }
  expect((await findings('2026-09-29')).flatMap(({ faults }) => faults)).toEqual([]);
});

it('prints commands of the CLI that name the project for its quota', async () => {
  for (const address of [at.release, at.site, at.database]) gone(project, address);
  store(project, at.images, { cleanupPolicies: {} });
  const mends = (await findings()).flatMap(({ faults }) => faults.map(({ mend }) => mend));
  const ofCli = mends.filter((mend) => mend.includes('npx firebase'));
  expect(ofCli.length).toBeGreaterThanOrEqual(4);
  const own = expect.stringMatching(/^GOOGLE_CLOUD_QUOTA_PROJECT=homes npx firebase /);
  expect(ofCli).toEqual(ofCli.map(() => own));
});

it('reports that it cannot check if an API refuses', async () => {
  refusing = 'monitoring.googleapis.com';
  const lines = await printedLines();
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^✖ alert on refused leads: It cannot be looked at \(No\.\)\. → mend what stands above/,
    ),
  );
});

it('reports a key that is none of the project', async () => {
  gone(project, at.keys);
  const lines = await printedLines();
  expect(lines).toContainEqual(expect.stringMatching(/^✖ the browser’s key: It cannot be/));
});

it("names a figure of the site that has ended, also when the posts' are current", async () => {
  const facts = async (day: string) =>
    (await findings(day)).find(({ name }) => name === 'facts of the year')?.faults;
  const { year } = loanFacts.conformingLimits;
  expect(await facts(`${year}-12-31`)).toEqual([]);
  expect(await facts(`${year + 1}-01-01`)).toEqual([
    {
      what: `Conforming loan limits: Ended on December 31, ${year}. Change conformingLimits in src/domain/facts/loan-facts.ts.`,
      mend: 'docs/technician.md, "When a year ends"',
    },
  ]);
});
