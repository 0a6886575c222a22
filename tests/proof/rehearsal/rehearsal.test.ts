import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exampleRates } from '#scripts/content/example-rates.ts';
import { firebaseCli, root } from '#scripts/lib/root.ts';
import { isAsset } from '#scripts/release/deploy/old-assets.ts';
import { inProject } from '#scripts/release/doctor.ts';
import { ratesPath } from '#src/model/site/collections.ts';
import firestoreIndexes from '../../../firestore.indexes.json' with { type: 'json' };
import { reportFigure } from '../figures.ts';
import { inFull } from '../sample-size.ts';
import { addMailer, findStored, type Project, readyProject, store } from './project.ts';
import { makeWorkplace, parameters, projectId, type Workplace } from './workplace.ts';

const timeout = 600_000;
const deployScript = 'scripts/release/deploy.ts';
const database = `firestore/v1/projects/${projectId}/databases/(default)`;
const place = `projects/${projectId}/locations/us-central1`;
const functions = `cloudfunctions/v2/${place}/functions`;

let workplace: Workplace;
beforeAll(async () => {
  workplace = await makeWorkplace();
  if (inFull) await workplace.rebrand();
}, 120_000);
afterAll(() => workplace.remove());

const deploy = (project: Project, ...args: string[]) =>
  workplace.run(project, [deployScript, '--tested', '--without-smoke', ...args]);

/**
 * Runs a release that must go well: each index is made once, there are pages for what the database has got
 * meanwhile, and the scripts of the release before are still there.
 */
async function expectRelease(
  project: Project,
  release: () => ReturnType<typeof deploy>,
  { dropsOldAssets = false } = {},
): Promise<void> {
  const before = Object.keys(project.live);
  const { code, output } = await release();
  expect(code, output).toBe(0);
  expect(project.unanswered).toEqual([]);
  const indexes = findStored(project, `${database}/collectionGroups/-/indexes/-`);
  expect(indexes).toHaveLength(firestoreIndexes.indexes.length);
  const after = Object.keys(project.live);
  const pagesIn = (paths: string[]) => paths.filter((path) => path.endsWith('.html'));
  expect(pagesIn(after).length).toBeGreaterThan(pagesIn(before).length);
  const old = before.filter((path) => isAsset(path.slice(1)));
  if (dropsOldAssets) expect(after).not.toEqual(expect.arrayContaining(old));
  else expect(after).toEqual(expect.arrayContaining(old));
}

it.runIf(inFull)('types, lint and unit tests pass under another name', { timeout }, async () => {
  const { code, output } = await workplace.test();
  expect(code, output).toBe(0);
});

it.runIf(inFull)('the commands of the guide make what a deploy needs', { timeout }, async () => {
  const project = readyProject(projectId);
  const made = [
    `firebase/v1beta1/projects/${projectId}`,
    database,
    `firebaserules/v1/projects/${projectId}/releases/cloud.firestore`,
    `firebasehosting/v1beta1/projects/${projectId}/sites/${projectId}`,
  ];
  for (const address of made) project.stored.set(address, null);
  const exported: NodeJS.ProcessEnv = {};
  for (const [tool, ...words] of guideCommands()) {
    if (tool === 'export') Object.assign(exported, parseEnv(words.join(' ')));
    if (tool !== 'npx') continue;
    const script = [firebaseCli, ...words.slice(1), '--non-interactive'];
    const { code, output } = await workplace.run(project, script, 'owner', exported);
    expect(code, output).toBe(0);
    expect(project.unanswered).toEqual([]);
  }
  for (const address of made) expect(project.stored.get(address), address).not.toBeNull();
  expect(findStored(project, `${made[0]}/webApps/-`)).toHaveLength(1);
  expect(project.stored.get(database)).toMatchObject({
    locationId: 'nam5',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  });
});

describe.runIf(inFull)('a project ships', { timeout }, () => {
  const project = readyProject(projectId);

  it('for the first time, to a database without posts', async () => {
    await expectRelease(project, () => deploy(project, '--allow-empty'));
    const verifiers = ['verifyRecaptcha', 'verifyRecaptchaMortgage'];
    expect(listFunctions(project)).toEqual(verifiers);
    for (const name of verifiers) {
      expect(project.stored.get(`${functions}/${name}`)).toMatchObject({
        serviceConfig: {
          environmentVariables: parameters,
          maxInstanceCount: 2,
          maxInstanceRequestConcurrency: 80,
        },
      });
    }
    const fields = findStored(project, `${database}/collectionGroups/-/fields/-`);
    expect(fields).toHaveLength(firestoreIndexes.fieldOverrides.length);
  });

  it('again, with posts, rates and a private function of another system', async () => {
    workplace.changeSite();
    store(project, `cloudfunctions/v2/${place}/functions/payroll`, {
      state: 'ACTIVE',
      buildConfig: { runtime: 'nodejs24', entryPoint: 'payroll' },
      serviceConfig: { service: `${place}/services/payroll` },
    });
    store(project, `run/v1/${place}/services/payroll:getIamPolicy`, {});
    addPost(project, 'points-or-credits');
    const rates = Object.entries(exampleRates).map(([field, stringValue]) => [
      field,
      { stringValue },
    ]);
    store(project, `${database}/documents/${ratesPath}`, { fields: Object.fromEntries(rates) });
    await expectRelease(project, () => deploy(project));
  });

  it('with the settings of the mailer', async () => {
    workplace.setMailer(true);
    addMailer(project);
    addPost(project, 'what-is-an-escrow-account');
    await expectRelease(project, () => deploy(project));
    expect(listFunctions(project)).toEqual([
      'payroll',
      'sendMail',
      'sendWaitingMail',
      'verifyRecaptcha',
      'verifyRecaptchaMortgage',
    ]);
    expect(project.stored.get(`${functions}/sendMail`)).toMatchObject({
      eventTrigger: {
        eventType: 'google.cloud.firestore.document.v1.created',
        triggerRegion: 'nam5',
        serviceAccountEmail: `mailer@${projectId}.iam.gserviceaccount.com`,
      },
      serviceConfig: {
        maxInstanceCount: 1,
        secretEnvironmentVariables: [{ key: 'SMTP_PASSWORD' }],
      },
    });
  });

  it('in an organization that forbids public functions, with its exception', async () => {
    project.domainRestricted = true;
    for (const name of ['verifyrecaptcha', 'verifyrecaptchamortgage']) {
      project.stored.set(`run/v1/${place}/services/${name}:getIamPolicy`, {});
      project.stored.set(`run/v2/${place}/services/${name}`, { invokerIamDisabled: true });
    }
    addPost(project, 'points');
    await expectRelease(project, () => deploy(project));
  });

  it('in the jobs of the nightly rebuild: the build without credentials, and then the CLI alone', async () => {
    addPost(project, 'what-is-escrow');
    const build = [deployScript, ...nightlyArguments('build', 'npm run deploy --')];
    const ship = [firebaseCli, ...nightlyArguments('ship', 'node_modules/.bin/firebase')];
    await expectRelease(project, async () => {
      const built = await workplace.run(project, build, 'nobody');
      return built.code === 0 ? workplace.run(project, ship, 'workflow') : built;
    });
  });

  it('in a rebuild that leaves the scripts of earlier releases behind', async () => {
    addPost(project, 'what-is-pmi');
    const rebuild = () => deploy(project, '--rebuild', '--drop-old-assets');
    await expectRelease(project, rebuild, { dropsOldAssets: true });
    reportFigure('Rehearsed deploys', '6 in a row, 3 ways to fail');
  });

  it('and the doctor then misses nothing', async () => {
    const { code, output } = await workplace.run(project, ['scripts/release/doctor.ts']);
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/^[✖–]/m);
    expect(project.unanswered).toEqual([]);
  });
});

// What the deploy's own steps refuse, the doctor finds, and may be wrong with earlier releases is tested in
// scripts/release.
describe.runIf(inFull)('a deploy fails', { timeout }, () => {
  beforeAll(() => workplace.setMailer(false));

  async function expectFailure(project: Project, line: RegExp, ...args: string[]): Promise<void> {
    const { code, output } = await deploy(project, ...args);
    expect(output).toMatch(line);
    expect(code).not.toBe(0);
    expect(project.unanswered).toEqual([]);
    expect(project.versions).toEqual([]);
  }

  it('if there are no posts, and nobody said that this is right', async () => {
    const project = readyProject(projectId);
    const before = [...project.stored];
    await expectFailure(
      project,
      /^The database has no posts and no rates\. Before there are any, build with --allow-empty\.$/m,
    );
    expect([...project.stored]).toEqual(before);
  });

  it('if the project has a function of somebody else, which is not deleted', async () => {
    const project = readyProject(projectId);
    const other = store(project, `${functions}/other`, {
      state: 'ACTIVE',
      labels: { 'deployment-tool': 'cli-firebase' },
      buildConfig: { runtime: 'nodejs24', entryPoint: 'other' },
      serviceConfig: {},
    });
    const line =
      /^Error: The following functions are found in your project but do not exist in your local/m;
    await expectFailure(project, line, '--allow-empty');
    expect(findStored(project, `${functions}/-`)).toEqual([expect.objectContaining(other)]);
  });

  it('if an organization forbids public functions', async () => {
    const project = readyProject(projectId);
    project.domainRestricted = true;
    const line = /^✖ Shipping functions failed\. What comes after it was not shipped\./m;
    await expectFailure(project, line, '--allow-empty');
  });
});

/** Returns the commands of the first two steps of docs/deploying.md, each as its words. */
function guideCommands(): string[][] {
  const guide = inProject(projectId, readFileSync(join(root, 'docs/deploying.md'), 'utf8'));
  const [steps = ''] = guide.split('\n## 3. ');
  const lines = steps.replaceAll(/ *\\\n */g, ' ').matchAll(/^(npx|export) .*?(?= +#|$)/gm);
  return [...lines].map(([line]) =>
    (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')),
  );
}

function listFunctions(project: Project): string[] {
  const found = findStored(project, `${functions}/-`) as { name: string }[];
  return found.map(({ name }) => name.replace(/^.*\//, '')).sort();
}

/** Returns the arguments of a command in a job of the nightly workflow. */
function nightlyArguments(job: string, command: string): string[] {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/rebuild.yml'), 'utf8'));
  const steps: { run?: string }[] = jobs[job].steps;
  const line = steps.find(({ run }) => run?.startsWith(`${command} `))?.run;
  if (line === undefined) throw new Error(`The job ${job} does not run ${command}.`);
  return line
    .slice(command.length + 1)
    .replace('"$PROJECT"', projectId)
    .split(' ');
}

/** Stores a post in the format of Firestore's REST API. */
function addPost(project: Project, slug: string): void {
  store(project, `${database}/documents/mortgageBlogPosts/${slug}`, {
    fields: {
      title: { stringValue: slug },
      slug: { stringValue: slug },
      description: { stringValue: 'A post of the rehearsal.' },
      content: { stringValue: '<p>Words.</p>' },
      category: { stringValue: 'Rates' },
      datePublished: { timestampValue: '2026-01-01T12:00:00Z' },
    },
  });
}
