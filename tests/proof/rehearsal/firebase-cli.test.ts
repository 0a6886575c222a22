import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#scripts/lib/root.ts';
import { firebaseCli } from '#scripts/lib/tools.ts';
import { inProject } from '#scripts/release/checks/google-project.ts';
import { inFull } from '../extent.ts';
import { findStored, readyProject, store } from './project.ts';
import { makeWorkplace, parameters, projectId, type Workplace } from './workplace.ts';

const timeout = 600_000;
const database = `firestore/v1/projects/${projectId}/databases/(default)`;
const place = `projects/${projectId}/locations/us-central1`;
const images = `artifactregistry/v1/${place}/repositories/gcf-artifacts`;

// Each test starts the CLI, which takes seconds.
const it = test.runIf(inFull);

let workplace: Workplace;
beforeAll(async () => {
  workplace = await makeWorkplace();
}, 60_000);
afterAll(() => workplace.remove());

const text = inProject(projectId, readFileSync(join(root, 'docs/deploying.md'), 'utf8'));

/** Runs the CLI without a terminal, with the variables that step 1 of the document exports. */
function firebase(project = readyProject(projectId), ...args: string[]) {
  const common = args.includes('--project') ? [] : ['--project', projectId];
  const exported = parseCommands(text, 1).filter(([tool]) => tool === 'export');
  const variables = parseEnv(exported.map(([, variable]) => variable).join('\n'));
  const script = [firebaseCli, ...args, ...common, '--non-interactive'];
  return workplace.run(project, script, 'owner', variables);
}

it('the CLI ships rules, indexes and functions to the fake', { timeout }, async () => {
  const project = readyProject(projectId);
  const args = ['deploy', '--only', 'firestore,functions:default', '--force'];
  const { code, output } = await firebase(project, ...args);
  expect(code, output).toBe(0);
  expect(project.unanswered).toEqual([]);

  const { rulesetName } = project.stored.get(
    `firebaserules/v1/projects/${projectId}/releases/cloud.firestore`,
  ) as { rulesetName: string };
  expect(project.stored.get(`firebaserules/v1/${rulesetName}`)).toMatchObject({
    source: { files: [{ content: workplace.read('firestore.rules') }] },
  });
  expect(
    findStored(project, `${database}/collectionGroups/-/indexes/-`).map(describeIndex),
  ).toEqual([
    'mortgageBlogPosts by category ascending, datePublished descending, __name__ descending',
    'mortgageQuotes by loanType ascending, createdAt descending, __name__ descending',
    'mortgageQuotes by creditScore ascending, createdAt descending, __name__ descending',
    'mortgageQuotes by timeline ascending, createdAt descending, __name__ descending',
    'leadBuyers by state ascending, createdAt descending, __name__ descending',
    'leadBuyers by companyType ascending, createdAt descending, __name__ descending',
    'leadStates by kind ascending, status ascending, updatedAt descending, __name__ descending',
    'postRevisions by post ascending, at descending, __name__ descending',
    'postRevisions by what ascending, at descending, __name__ descending',
  ]);
  expect(
    findStored(project, `${database}/collectionGroups/-/fields/-`).map(describeField).sort(),
  ).toEqual([
    'botReceipts.expiresAt (TTL, own indexes)',
    'leadReferrals.expiresAt (TTL, own indexes)',
    'mail.expiresAt (TTL, own indexes)',
    'pictureFiles.jpeg (own indexes)',
    'postDrafts.base (own indexes)',
    'postDrafts.content (own indexes)',
    'postRevisions.before (own indexes)',
    'postRevisions.expiresAt (TTL, own indexes)',
  ]);
  for (const name of ['verifyRecaptcha', 'verifyRecaptchaMortgage']) {
    const { serviceConfig } = project.stored.get(
      `cloudfunctions/v2/${place}/functions/${name}`,
    ) as Verifier;
    const own = Object.entries(serviceConfig.environmentVariables).filter(([key]) =>
      /^(RECAPTCHA|VERIFIER)_/.test(key),
    );
    expect(Object.fromEntries(own)).toEqual(parameters);
    expect(serviceConfig).toMatchObject({
      maxInstanceCount: 2,
      maxInstanceRequestConcurrency: 80,
      serviceAccountEmail: `verifier@${projectId}.iam.gserviceaccount.com`,
    });
    expect(serviceConfig.secretEnvironmentVariables ?? []).toEqual([]);
    const policy = `run/v1/${place}/services/${name.toLowerCase()}:getIamPolicy`;
    expect(project.stored.get(policy)).toMatchObject({
      bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
    });
  }
  expect(findStored(project, `cloudfunctions/v2/${place}/functions/-`)).toHaveLength(2);
  expect(project.stored.get(images)).toMatchObject({
    cleanupPolicies: { 'firebase-functions-cleanup': {} },
  });
});

interface Verifier {
  serviceConfig: {
    environmentVariables: Record<string, string>;
    secretEnvironmentVariables?: object[];
  };
}

/** Returns the name of what is within a collection group. */
const pathIn = (name: string) => name.replace(/^.*\/collectionGroups\//, '').split('/');

function describeIndex(index: object): string {
  const { name, fields } = index as {
    name: string;
    fields: { fieldPath: string; order: string }[];
  };
  const parts = fields.map(({ fieldPath, order }) => `${fieldPath} ${order.toLowerCase()}`);
  return `${pathIn(name)[0]} by ${parts.join(', ')}`;
}

function describeField(field: object): string {
  const { name, ttlConfig, indexConfig } = field as {
    name: string;
    ttlConfig?: object;
    indexConfig?: object;
  };
  const [collection, , path] = pathIn(name);
  const kinds = [ttlConfig && 'TTL', indexConfig && 'own indexes'].filter(Boolean);
  return `${collection}.${path} (${kinds.join(', ')})`;
}

it('there is no cleanup policy to set before the first deploy', { timeout }, async () => {
  const project = readyProject(projectId);
  const { output } = await firebase(project, 'functions:artifacts:setpolicy');
  expect(output).toContain('does not exist in Artifact Registry');
  expect(project.stored.get(images)).toBeNull();
});

it('parses the commands of a section', () => {
  const document =
    '## 1. A\nnpx no\n## 2. B\nnpx firebase x:y "z z" \\\n  --project homes  # why\nexport A=1\nProse.\n';
  expect(parseCommands(document, 2)).toEqual([
    ['npx', 'firebase', 'x:y', 'z z', '--project', 'homes'],
    ['export', 'A=1'],
  ]);
});

it('step 1 of the document adds Firebase and an app', { timeout }, async () => {
  const project = readyProject(projectId);
  const firebaseProject = `firebase/v1beta1/projects/${projectId}`;
  const services = `serviceusage/v1/projects/${projectId}/services`;
  const billing = `cloudbilling/v1/projects/${projectId}/billingInfo`;
  for (const { name } of findStored(project, `${services}/-`) as { name: string }[]) {
    project.stored.set(`serviceusage/v1/${name}`, null);
  }
  for (const address of [firebaseProject, billing]) project.stored.set(address, null);
  const exported: NodeJS.ProcessEnv = {};
  let signIn: 'owner' | 'nobody' = 'nobody';

  for (const [tool, ...words] of parseCommands(text, 1)) {
    const command = words.join(' ');
    if (tool === 'export') Object.assign(exported, parseEnv(command));
    if (command === 'auth application-default login') signIn = 'owner';
    if (command.startsWith('billing projects link')) store(project, billing, {});
    if (command.startsWith('services enable')) {
      expect(project.stored.get(billing), 'some services need billing').not.toBeNull();
      for (const service of words.slice(2)) {
        store(project, `${services}/${service}`, { state: 'ENABLED' });
      }
    }
    if (tool !== 'npx') continue;
    const script = [firebaseCli, ...words.slice(1), '--non-interactive'];
    const { code, output } = await workplace.run(project, script, signIn, exported);
    expect(code, output).toBe(0);
    expect(project.unanswered).toEqual([]);
  }
  expect(project.stored.get(firebaseProject)).not.toBeNull();
  expect(findStored(project, `${firebaseProject}/webApps/-`)).toHaveLength(1);
});

it('step 2 of the document creates database, rules and site', { timeout }, async () => {
  const project = readyProject(projectId);
  const made = [
    database,
    `firebaserules/v1/projects/${projectId}/releases/cloud.firestore`,
    `firebasehosting/v1beta1/projects/${projectId}/sites/${projectId}`,
  ];
  const ready = project.stored.get(database);
  for (const address of made) project.stored.set(address, null);
  const commands = parseCommands(text, 2);
  expect(commands).toHaveLength(3);
  for (const [, , ...args] of commands) {
    const { code, output } = await firebase(project, ...args);
    expect(code, output).toBe(0);
    expect(project.unanswered).toEqual([]);
  }
  for (const address of made) expect(project.stored.get(address), address).not.toBeNull();
  const { locationId, deleteProtectionState, pointInTimeRecoveryEnablement } = ready as Database;
  expect(project.stored.get(database)).toMatchObject({
    locationId,
    deleteProtectionState,
    pointInTimeRecoveryEnablement,
  });
});

interface Database {
  locationId: string;
  deleteProtectionState: string;
  pointInTimeRecoveryEnablement: string;
}

/**
 * Returns the commands in a section of a document, each as its words.
 *
 * @param section its number, as in `## 2. Database and site`
 */
function parseCommands(text: string, section: number): string[][] {
  const [, rest = ''] = text.split(new RegExp(`^## ${section}\\. .*$`, 'm'));
  const [own = ''] = rest.split(/^## /m);
  return own
    .replaceAll(/ *\\\n */g, ' ')
    .split('\n')
    .filter((line) => /^(npx|gcloud|export) /.test(line))
    .map((line) => line.replace(/ +#.*$/, '').match(/(?:[^ "]|"[^"]*")+/g) ?? [])
    .map((words) => words.map((word) => word.replaceAll('"', '')));
}
