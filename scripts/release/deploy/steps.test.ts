import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '#src/site.ts';
import { cardFile } from '../../content/brand.ts';
import { Failure } from '../../lib/failure.ts';
import { greenRunPath } from '../../quality/test-steps.ts';
import type { CheckResult } from '../checks/check.ts';
import { type DeployContext, type DeployOptions, takeSteps } from './steps.ts';

const url = 'https://homes.test';
const carry = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(site, 'url', 'get').mockReturnValue(url);
  carry.mockReset().mockResolvedValue({ releases: 1, files: 2, bytes: 3 });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const rules = readFileSync('firestore.rules', 'utf8');

const noBilling: CheckResult[] = [
  { name: 'billing', blocks: true, faults: [{ what: 'None.', mend: 'link one' }] },
];

/** Returns a machine without faults, except for `changes`. Answers are chosen by the beginning of the command. */
function machine(changes: {
  options?: DeployOptions;
  answers?: Record<string, { code?: number; output?: string }>;
  files?: Record<string, string>;
  findings?: CheckResult[];
  faults?: string[];
}) {
  const ran: string[] = [];
  const answers = {
    'git status': { output: '' },
    'git branch': { output: 'main' },
    'git rev-parse': { output: 'c0ffee' },
    'firebase projects:list': { output: '{"result":[{"projectId":"homes"}]}' },
    'firebase functions:list': { output: '{"result":[{"id":"verifyRecaptcha"}]}' },
    ...changes.answers,
  };
  const files: Record<string, string> = {
    'functions/package.json': `{"engines":{"node":"${process.versions.node.split('.')[0]}"}}`,
    'firestore.rules': rules,
    'README.md': readFileSync('README.md', 'utf8'),
    [cardFile]: readFileSync(cardFile, 'utf8'),
    [greenRunPath]: 'c0ffee\n',
    ...changes.files,
  };
  const answer = async (command: string, args: string[]) => {
    const line = [command, ...args]
      .map((part) => part.replace(/^.*\/(node|firebase)(\.js)?$/, '$1'))
      .join(' ')
      .replace(/^node (firebase)?/, '$1');
    ran.push(line);
    const known = Object.entries(answers).find(([beginning]) => line.startsWith(beginning));
    return { code: 0, output: '', ...known?.[1] };
  };
  const context: DeployContext = {
    env: {
      firebase: { apiKey: 'k', authDomain: 'd', projectId: 'homes', appId: 'a' },
      recaptcha: {
        siteKey: 'site-key',
        scriptUrl: 'https://www.google.com/recaptcha/enterprise.js',
      },
      emulators: null,
    },
    options: changes.options ?? {},
    tools: {
      run: answer,
      show: async (args) => (await answer(process.execPath, args)).code,
      read: (path) => files[path] ?? null,
      examine: async () => changes.findings ?? [],
      clear: async () => {},
      // old-assets.test.ts checks what is carried over, bundle.test.ts the content of a build.
      carry,
      findFaults: () => changes.faults ?? [],
    },
  };
  const shipped = () => ran.filter((line) => line.startsWith('firebase deploy'));
  return { ran, shipped, deploy: () => takeSteps(context) };
}

const answering = (command: string, answer: { code?: number; output?: string }) => ({
  answers: { [command]: answer },
});
const ship = (target: string, more = '') =>
  `firebase deploy --only ${target} --project homes --non-interactive${more}`;
/** The project has no functions that it could delete. */
const shipFunctions = ship('functions:default', ' --force');

it('ships rules and indexes, then the functions, then hosting, and checks the live site', async () => {
  const { ran, deploy } = machine({});
  await deploy();
  expect(ran.slice(ran.indexOf('scripts/quality/test.ts'))).toEqual([
    'scripts/quality/test.ts',
    'scripts/build/build.ts',
    ship('firestore'),
    'firebase functions:list --json --project homes',
    shipFunctions,
    ship('hosting'),
    `scripts/release/smoke.ts ${url}`,
  ]);
});

it('ships the mailer where it has settings', async () => {
  const { shipped, deploy } = machine({
    ...answering('firebase functions:list', {
      output: '{"result":[{"id":"verifyRecaptcha"},{"id":"sendMail"}]}',
    }),
    files: {
      'mailer/.env.homes': 'SMTP_CONNECTION_URI=smtp://me@mail.test:587\nMAIL_FROM=a@homes.test',
    },
  });
  await deploy();
  expect(shipped()).toContain(ship('functions', ' --force'));
});

it('a dry run tests and builds, and ships nothing', async () => {
  const { ran, shipped, deploy } = machine({ options: { 'dry-run': true } });
  await deploy();
  expect(ran).toContain('scripts/quality/test.ts');
  expect(ran.at(-1)).toBe('scripts/build/build.ts');
  expect(shipped()).toEqual([]);
});

it('a build alone checks and builds without a sign-in, and ships nothing', async () => {
  const noSignIn = { answers: { firebase: { code: 1 } }, findings: noBilling };
  const { ran, deploy } = machine({ ...noSignIn, options: { rebuild: true, 'build-only': true } });
  await deploy();
  expect(ran.at(-1)).toBe('scripts/build/build.ts');
  expect(ran.filter((line) => line.startsWith('firebase'))).toEqual([]);
  expect(carry).toHaveBeenCalledOnce();

  const whole = machine({ ...noSignIn, options: { 'build-only': true } });
  await whole.deploy();
  expect(whole.ran.slice(-2)).toEqual(['scripts/quality/test.ts', 'scripts/build/build.ts']);
});

it('a rebuild ships only hosting', async () => {
  const { ran, shipped, deploy } = machine({ options: { rebuild: true } });
  await deploy();
  expect(shipped()).toEqual([ship('hosting')]);
  expect(ran).not.toContain('scripts/quality/test.ts');
});

const gitFails = { code: 128, output: 'fatal: detected dubious ownership\n\n  git config' };
const otherNode = { 'functions/package.json': '{"engines":{"node":"1"}}' };
const otherRules = {
  'firestore.rules': rules.replace('function isQuoteWording', 'function other'),
};
const otherCommit = { options: { tested: true }, files: { [greenRunPath]: 'decade\n' } };
const projectsList = 'firebase projects:list';

it.each<[what: string, changes: Parameters<typeof machine>[0], message: RegExp]>([
  ['the Node is another', { files: otherNode }, /are for 1/],
  [
    'the rules do not know the consent that a form asks for',
    { files: otherRules },
    /would refuse all leads .* Add before the semicolon of isQuoteWording: \|\| \(wording == /,
  ],
  [
    'something is not committed',
    answering('git status', { output: ' M src/site.ts' }),
    /M src\/site\.ts/,
  ],
  [
    'git fails',
    answering('git status', gitFails),
    /^git does not say .*: fatal: detected dubious ownership\n\n {2}git config$/,
  ],
  ['it is another branch', answering('git branch', { output: 'try' }), /the branch try/],
  [
    'nobody is logged in',
    answering(projectsList, { code: 1 }),
    /is not signed in .*homes: gcloud auth application-default login/,
  ],
  [
    'the project is out of reach',
    answering(projectsList, { output: '{"result":[]}' }),
    /is not signed in .* has access to homes/,
  ],
  [
    'the project lacks what an owner brings about',
    { findings: noBilling },
    /^Not ready\.\n✖ billing: None\. → link one$/,
  ],
  [
    'the social card shows another name',
    { files: { [cardFile]: '["Old Name","A tagline"]' } },
    /social-card\.png shows another name .*: npm run rebrand\.$/,
  ],
  ['a test fails', answering('scripts/quality/test.ts', { code: 1 }), /npm test fails/],
  ['the tests were for another commit', otherCommit, /not for this commit/],
  ['it does not build', answering('scripts/build/build.ts', { code: 1 }), /does not build/],
  ['the build has a fault', { faults: ['A secret.'] }, /A secret\./],
])('ships nothing when %s', async (_what, changes, message) => {
  const { shipped, deploy } = machine(changes);
  await expect(deploy()).rejects.toThrow(message);
  expect(shipped()).toEqual([]);
});

it.each([
  [
    'npm/10.9.4 node/v22',
    /^npm 10 rewrote package-lock\.json: git checkout package-lock\.json, npm 11/,
  ],
  ['npm/11.19.1 node/v22', /^Not everything is committed: M package-lock\.json/],
])('ships nothing with a changed lock file: %s', async (npm, message) => {
  vi.stubEnv('npm_config_user_agent', npm);
  const { deploy } = machine(answering('git status', { output: 'M package-lock.json' }));
  await expect(deploy()).rejects.toThrow(message);
});

it('ships nothing to an address that is an example', async () => {
  vi.spyOn(site, 'url', 'get').mockReturnValue('https://homes.example');
  const { ran, deploy } = machine({});
  await expect(deploy()).rejects.toThrow('https://homes.example in src/site.ts is an example');
  expect(ran).toEqual([]);
});

it('does not ship the pages when the functions fail', async () => {
  const fails = answering('firebase deploy --only functions:default', { code: 1 });
  const { shipped, deploy } = machine(fails);
  await expect(deploy()).rejects.toThrow('Shipping functions failed');
  expect(shipped()).toEqual([ship('firestore'), shipFunctions]);
});

it('never deletes functions that are not in the repository', async () => {
  const other = { output: '{"result":[{"id":"other"}]}' };
  const { shipped, deploy } = machine(answering('firebase functions:list', other));
  await deploy();
  expect(shipped()).toContain(ship('functions:default'));
});

it('ships if all that is missing is made by the deploy itself', async () => {
  const { shipped, deploy } = machine({
    findings: [{ name: 'ttl', blocks: false, faults: [{ what: 'None.', mend: 'deploy' }] }],
  });
  await deploy();
  expect(shipped()).toContain(ship('hosting'));
});

const elsewhere = 'https://homes.web.app';

it.each([
  ['the site', {}, { origin: url, drop: false }],
  ['the address that it is told', { url: elsewhere }, { origin: elsewhere, drop: false }],
  ['nowhere, when it is told to drop it', { 'drop-old-assets': true }, { drop: true }],
  ['the site in a rebuild', { rebuild: true }, { origin: url, drop: false }],
])('takes the assets of earlier releases from %s', async (_where, options, expected) => {
  await machine({ options }).deploy();
  expect(carry).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ folder: 'dist', ...expected }),
  );
});

it('ships nothing if the assets of earlier releases cannot be carried over', async () => {
  carry.mockRejectedValue(new Failure('The live site does not answer.'));
  const { shipped, deploy } = machine({});
  await expect(deploy()).rejects.toThrow('The live site does not answer.');
  expect(shipped()).toEqual([]);
});

const [tests, builds, checksSite] = ['quality/test.ts', 'build/build.ts', 'release/smoke.ts'];

it.each<[what: string, options: DeployOptions, line: string, isRun: boolean]>([
  ['accepts an earlier green run', { tested: true }, tests, false],
  ['builds from an empty database', { 'allow-empty': true }, `${builds} --allow-empty`, true],
  ['checks the given address', { url: elsewhere }, `${checksSite} ${elsewhere}`, true],
  ['skips the live site', { 'without-smoke': true }, `${checksSite} ${url}`, false],
])('%s if told to: %j', async (_what, options, line, isRun) => {
  const { ran, shipped, deploy } = machine({ options });
  await deploy();
  expect(ran.includes(`scripts/${line}`)).toBe(isRun);
  expect(shipped()).toContain(ship('hosting'));
});
