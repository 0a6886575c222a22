import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '#scripts/lib/root.ts';
import { firebaseCli } from '#scripts/lib/tools.ts';
import { inFull } from '../extent.ts';
import { reportFigure } from '../figures.ts';
import { findStored, readyProject } from './project.ts';
import { makeWorkplace, parameters, projectId, type Workplace } from './workplace.ts';

const timeout = 600_000;
const database = `firestore/v1/projects/${projectId}/databases/(default)`;
const place = `projects/${projectId}/locations/us-central1`;
const images = `artifactregistry/v1/${place}/repositories/gcf-artifacts`;

let workplace: Workplace;
beforeAll(async () => {
  workplace = await makeWorkplace();
}, 60_000);
afterAll(() => workplace.remove());

/** Runs the CLI without a terminal. */
function firebase(project = readyProject(projectId), ...args: string[]) {
  const common = args.includes('--project') ? [] : ['--project', projectId];
  return workplace.run(project, [firebaseCli, ...args, ...common, '--non-interactive']);
}

it('the CLI ships rules, indexes and functions to the stand-in', { timeout }, async () => {
  const project = readyProject(projectId);
  const args = ['deploy', '--only', 'firestore,functions', '--force'];
  const { code, output } = await firebase(project, ...args);
  expect(code, output).toBe(0);
  expect(project.unanswered).toEqual([]);
  if (!inFull) reportFigure('Rehearsed deploys', '1 of rules and functions');

  const { rulesetName } = project.stored.get(
    `firebaserules/v1/projects/${projectId}/releases/cloud.firestore`,
  ) as { rulesetName: string };
  expect(project.stored.get(`firebaserules/v1/${rulesetName}`)).toMatchObject({
    source: { files: [{ content: readFileSync(join(root, 'firestore.rules'), 'utf8') }] },
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

it.runIf(inFull)(
  'there is no cleanup policy to set before the first deploy',
  { timeout },
  async () => {
    const project = readyProject(projectId);
    const { output } = await firebase(project, 'functions:artifacts:setpolicy');
    expect(output).toContain('does not exist in Artifact Registry');
    expect(project.stored.get(images)).toBeNull();
  },
);

it('parses the commands of a section', () => {
  const text =
    '## 1. A\nnpx firebase no\n## 2. B\nnpx firebase x:y "z" \\\n  --project PROJECT  # why\n';
  expect(documentedCommands(text, 2, 'homes')).toEqual([['x:y', 'z', '--project', 'homes']]);
});

it.runIf(inFull)(
  'step 2 of the document creates database, rules and site',
  { timeout },
  async () => {
    const project = readyProject(projectId);
    const made = [
      database,
      `firebaserules/v1/projects/${projectId}/releases/cloud.firestore`,
      `firebasehosting/v1beta1/projects/${projectId}/sites/${projectId}`,
    ];
    const ready = project.stored.get(database);
    for (const address of made) project.stored.set(address, null);
    const text = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
    const commands = documentedCommands(text, 2, projectId);
    expect(commands).toHaveLength(3);
    for (const command of commands) {
      const { code, output } = await firebase(project, ...command);
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
  },
);

interface Database {
  locationId: string;
  deleteProtectionState: string;
  pointInTimeRecoveryEnablement: string;
}

/**
 * Returns the firebase-tools commands in a section of a document, each as its arguments.
 *
 * @param section its number, as in `## 2. Database and site`
 */
function documentedCommands(text: string, section: number, projectId: string): string[][] {
  const [, rest = ''] = text.split(new RegExp(`^## ${section}\\. .*$`, 'm'));
  const [own = ''] = rest.split(/^## /m);
  return own
    .replaceAll(/ *\\\n */g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('npx firebase '))
    .map((line) =>
      line
        .replace(/ +#.*$/, '')
        .replaceAll('PROJECT', projectId)
        .split(/ +/)
        .slice(2)
        .map((argument) => argument.replaceAll('"', '')),
    );
}
