import { beforeEach, expect, it } from 'vitest';
import { parseEnv } from '#src/lib/addresses/env.schema.ts';
import { answerAs } from '#tests/proof/rehearsal/google.ts';
import { addMailer, type Project, readyProject, store } from '#tests/proof/rehearsal/project.ts';
import readyResources from '#tests/proof/rehearsal/ready-project.json' with { type: 'json' };
import { isBlocking, printFinding } from './checks/check.ts';
import { askGoogle, examine } from './doctor.ts';

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

/** Where Google stores what an owner or a deploy creates. */
const at = {
  billing: 'cloudbilling/v1/projects/homes/billingInfo',
  database: 'firestore/v1/projects/homes/databases/(default)',
  release: 'firebaserules/v1/projects/homes/releases/cloud.firestore',
  account: 'iam/v1/projects/homes/serviceAccounts/verifier@homes.iam.gserviceaccount.com',
  roles: 'cloudresourcemanager/v1/projects/homes:getIamPolicy',
  site: 'firebasehosting/v1beta1/projects/homes/sites/homes',
  liveChannel: 'firebasehosting/v1beta1/sites/homes/channels/live',
  signIn: 'identitytoolkit/admin/v2/projects/homes/config',
  keys: 'apikeys/v2/keys:lookupKey',
  key: 'apikeys/v2/projects/123456789012/locations/global/keys/browser',
  mailerAccount: 'iam/v1/projects/homes/serviceAccounts/mailer@homes.iam.gserviceaccount.com',
  password: 'secretmanager/v1/projects/homes/secrets/SMTP_PASSWORD',
  alerts: 'monitoring/v3/projects/homes/alertPolicies',
  images: 'artifactregistry/v1/projects/homes/locations/us-central1/repositories/gcf-artifacts',
};

let project: Project;
let files: Record<string, string>;
/** The host of an API that refuses every request. */
let refusing: string;
beforeEach(() => {
  project = readyProject('homes', 'homes.test');
  addMailer(project);
  store(project, at.images, { cleanupPolicies: { 'firebase-functions-cleanup': {} } });
  files = { [parametersFile]: parameters.join('\n'), [mailerFile]: mailerSettings };
  refusing = '';
});

const send: typeof fetch = async (input, { method = 'GET', body } = {}) => {
  const url = new URL(String(input));
  if (url.host === refusing) return Response.json({ error: { message: 'No.' } }, { status: 403 });
  return answerAs(project, method, url, Buffer.from(String(body ?? '')));
};

const findings = () =>
  examine({
    ask: askGoogle('homes', 'token', send),
    env,
    hostname: 'homes.test',
    read: (path) => files[path] ?? null,
  });

it('finds no fault in a project after a deploy', async () => {
  const all = await findings();
  expect(all.flatMap((finding) => printFinding(finding))).toEqual(
    all.map(({ name }) => `✔ ${name}`),
  );
  expect(all).toHaveLength(13);
  expect(project.unanswered).toEqual([]);
});

const { alertPolicies } = readyResources['monitoring/v3/projects/PROJECT/alertPolicies'];
const [refusals, reads, ...otherAlerts] = alertPolicies;
const apis = 'serviceusage/v1/projects/homes/services';
const onlyDenied =
  'metric.type="firestore.googleapis.com/rules/evaluation_count" metric.label.result="DENY"';

async function expectLine(name: string, line: RegExp): Promise<void> {
  const faulty = (await findings()).filter(({ faults }) => faults.length > 0);
  const begins = name.startsWith('–') ? name : `✖ ${name}`;
  expect(faulty.flatMap((finding) => printFinding(finding))).toContainEqual(
    expect.stringMatching(new RegExp(`^${begins}: ${line.source}`)),
  );
  expect(faulty.some(isBlocking)).toBe(!name.startsWith('–'));
}

const domains = ['homes.web.app', 'homes.firebaseapp.com'];
const allowedReferrers = ['https://homes.test/*', 'https://homes.web.app/*'];
const onlyDenies = { ...refusals, conditions: [{ conditionThreshold: { filter: onlyDenied } }] };
const unheardReads = { ...reads, notificationChannels: [] };
const withPolicies = (...policies: object[]) => ({ alertPolicies: [...policies, ...otherAlerts] });

it.each<[name: string, line: RegExp, address: string, resource?: object]>([
  ['billing', /./, at.billing, { billingEnabled: false }],
  [
    'interfaces',
    /Off: apikeys\.googleapis\.com\. → gcloud services enable apikeys\S+ --project homes$/,
    `${apis}/apikeys.googleapis.com`,
  ],
  ['interfaces', /Off: cloudscheduler\.googleapis\.com\./, `${apis}/cloudscheduler.googleapis.com`],
  ['database', /There is/, at.database],
  [
    'database',
    /The database can be deleted.*databases:update/,
    at.database,
    { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' },
  ],
  ['database', /The database has another edition/, at.database, { databaseEdition: 'ENTERPRISE' }],
  ['rules', /No rules/, at.release],
  ['account and password of the mailer', /mailer@homes\.iam\S+ does not exist\./, at.mailerAccount],
  [
    'account and password of the mailer',
    /The secret (SMTP_PASSWORD) .*secrets:set \1/,
    at.password,
  ],
  [
    'account of the verifiers',
    /verifier@homes\.iam\S+ does not exist\. → gcloud iam service-acc/,
    at.account,
  ],
  [
    'account of the verifiers',
    /It lacks roles\/recaptchaenterprise\.agent\./,
    at.roles,
    { bindings: [] },
  ],
  ['hosting site', /./, at.site],
  ['sign-in', /Sign-in with email and password is off/, at.signIn, { signIn: {} }],
  ['sign-in', /Anybody can make an account/, at.signIn, { client: {} }],
  ['sign-in', /Email enumeration protection is off/, at.signIn, { emailPrivacyConfig: {} }],
  ['sign-in', /Not authorized: homes\.test\./, at.signIn, { authorizedDomains: domains }],
  [
    'sign-in',
    /Pages of localhost/,
    at.signIn,
    { authorizedDomains: ['homes.test', ...domains, 'localhost'] },
  ],
  // The page for a new password is there.
  [
    'the browser’s key',
    /.* refuses, https:\/\/homes\.firebaseapp\.com\/\*, /,
    at.key,
    { restrictions: { browserKeyRestrictions: { allowedReferrers } } },
  ],
  ['the browser’s key', /.*firestore\.googleapis\.com/, at.key, { restrictions: {} }],
  ['alerts', /.*evaluation_count/, at.alerts, withPolicies(reads as object)],
  ['alerts', /.*evaluation_count/, at.alerts, withPolicies(onlyDenies, reads as object)],
  ['alerts', /.*read_ops_count/, at.alerts, withPolicies(refusals as object)],
  ['alerts', /.*read_ops_count/, at.alerts, withPolicies(refusals as object, unheardReads)],
  ['alerts', /.*write_ops_count/, at.alerts, { alertPolicies: alertPolicies.toSpliced(2, 1) }],
  ['– cleanup of old images', /./, at.images, { cleanupPolicies: {} }],
  ['– cleanup of old images', /.* only rehearses/, at.images, { cleanupPolicyDryRun: true }],
  ['– kept releases', /Every release is kept/, at.liveChannel],
])('%s: prints %s if that is missing from %s', async (name, line, address, resource) => {
  if (resource) store(project, address, resource);
  else project.stored.set(address, null);
  await expectLine(name, line);
});

const changed = (from: string, to: string) => parameters.join('\n').replace(from, to);
const mailerWith = (from: string, to: string) => mailerSettings.replace(from, to);
const unusableUri = /SMTP_CONNECTION_URI .* without the password/;
const withoutProject = parameters.slice(1).join('\n');

it.each<[line: RegExp, file: string, text: string]>([
  [/Missing in mailer\/\.env\.homes: SMTP_CONNECTION_URI\./, mailerFile, 'MAIL_FROM=a@homes.test'],
  [unusableUri, mailerFile, mailerWith('me@', 'me:secret@')],
  [unusableUri, mailerFile, mailerWith('me@', 'me%@')],
  [unusableUri, mailerFile, mailerWith('465', '587')],
  [unusableUri, mailerFile, mailerWith('465', '25')],
  [unusableUri, mailerFile, mailerWith('smtps', 'smtp')],
  [
    /MAIL_FROM .* is not an address alone/,
    mailerFile,
    mailerWith('a@homes.test', 'Homes <a@homes.test>'),
  ],
  [/Missing in functions\/\.env\.homes: RECAPTCHA_PROJECT_ID\./, parametersFile, withoutProject],
  [/.*is not the VITE_RECAPTCHA_SITE_KEY/, parametersFile, changed('site-key', 'other')],
  [/.*lacks homes\.test/, parametersFile, changed('homes.test', 'homes.web.app')],
  [/Unusable in .*: VERIFIER_CALLS_PER_MINUTE\./, parametersFile, changed('=10', '=none')],
  // One address could use up the quota of the bot check.
  [/VERIFIER_CALLS_PER_MINUTE .* is more than 10/, parametersFile, changed('=10', '=11')],
])('prints %s for %s', async (line, file, text) => {
  files[file] = text;
  await expectLine('parameters of the functions', line);
});

it('prints commands of the CLI that name the project for its quota', async () => {
  for (const address of [at.release, at.site, at.database]) project.stored.set(address, null);
  store(project, at.images, { cleanupPolicies: {} });
  const mends = (await findings()).flatMap(({ faults }) => faults.map(({ mend }) => mend));
  const ofCli = mends.filter((mend) => mend.includes('npx firebase'));
  expect(ofCli.length).toBeGreaterThanOrEqual(4);
  const own = expect.stringMatching(/^GOOGLE_CLOUD_QUOTA_PROJECT=homes npx firebase /);
  expect(ofCli).toEqual(ofCli.map(() => own));
});

it('reports that it cannot check if an API refuses', async () => {
  refusing = 'monitoring.googleapis.com';
  await expectLine('alerts', /It cannot be looked at \(No\.\)\. → mend what stands above/);
});

it('reports a key that is none of the project', async () => {
  project.stored.set(at.keys, null);
  await expectLine('the browser’s key', /It cannot be/);
});
