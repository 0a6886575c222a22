import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { pictureCache } from '../build/prerender/uploaded-pictures.ts';

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  if?: string;
  needs?: string;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  steps: { if?: string; run?: string; uses?: string; with?: Record<string, unknown> }[];
}

const folder = '.github/workflows';
const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+)=/gm)];
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const workflow = (name: string): Workflow => parse(read(`${name}.yml`));
const listCommands = (job: Job | undefined) => job?.steps.flatMap(({ run }) => run ?? []);
const findSetting = (job: Job | undefined, action: string, setting: string) =>
  job?.steps.find(({ uses }) => uses?.startsWith(`${action}@`))?.with?.[setting];

const listActions = (job: Job | undefined) =>
  job?.steps.flatMap(({ uses }) => uses?.replace(/@.*/, '') ?? []);

it.each(readdirSync(folder))(
  '%s pins each action, and has no secret and no credentials',
  (file) => {
    const used = read(file).match(/uses: .*/g) ?? [];
    expect(used).not.toEqual([]);
    for (const line of used) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(read(file)).not.toContain('secrets');
    const { jobs }: Workflow = parse(read(file));
    const checkouts = Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).not.toEqual([]);
    for (const checkout of checkouts) {
      expect(checkout.with).toMatchObject({ 'persist-credentials': false });
    }
  },
);

it('only the job that ships the nightly build can sign in, and it runs little else', () => {
  const { permissions, jobs } = workflow('rebuild');
  expect(permissions).toEqual({});
  expect(jobs.build?.permissions).toEqual({ contents: 'read' });
  expect(jobs.smoke?.permissions).toEqual({ contents: 'read' });
  expect(jobs.ship?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(listActions(jobs.ship)).toEqual([
    'actions/checkout',
    'actions/setup-node',
    'actions/download-artifact',
    'google-github-actions/auth',
  ]);
  expect(findSetting(jobs.ship, 'actions/setup-node', 'package-manager-cache')).toBe(false);
  expect(listCommands(jobs.ship)).toEqual([
    'npm ci --ignore-scripts',
    'test -z "$(find dist ! -type f ! -type d)"',
    'node_modules/.bin/firebase deploy --only hosting --project "$PROJECT" --non-interactive',
  ]);
  expect(jobs.ship?.env).toEqual({ PROJECT: `\${{ vars.VITE_FIREBASE_PROJECT_ID }}` });
});

it('the nightly build gets every setting of a build, and keeps the pictures that it has read', () => {
  const env = Object.fromEntries(settings.map(([, name]) => [name, `\${{ vars.${name} }}`]));
  const { build } = workflow('rebuild').jobs;
  expect(build?.env).toEqual(env);
  expect(findSetting(build, 'actions/cache', 'path')).toBe(pictureCache);
});

it('what is due is in one issue, opened, updated, closed and opened again by a job that installs nothing', () => {
  const { report } = workflow('facts').jobs;
  expect(report?.permissions).toEqual({ contents: 'read', issues: 'write' });
  expect(listActions(report)).toEqual(['actions/checkout', 'actions/setup-node']);
  const [list, keep = ''] = listCommands(report) ?? [];
  expect(list).toBe('npm run --silent facts -- --due > due.md');

  const folder = mkdtempSync(join(tmpdir(), 'issue-'));
  const gh = `#!/bin/sh
case "$1 $2" in
  'label create') ;;
  'issue list') cat number ;;
  'issue create') echo 7 > number; echo "$@" >> calls ;;
  *) echo "$@" >> calls ;;
esac`;
  writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 });
  writeFileSync(join(folder, 'number'), '');
  const callsWith = (due: string) => {
    writeFileSync(join(folder, 'due.md'), due);
    writeFileSync(join(folder, 'calls'), '');
    const env = { PATH: `${folder}:${process.env.PATH}` };
    expect(spawnSync('sh', ['-e', '-c', keep], { cwd: folder, env }).status).toBe(0);
    return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  };
  const file = '--body-file due.md';
  expect(callsWith('')).toEqual(['']);
  expect(callsWith('- One')).toEqual([
    `issue create --label facts --title Figures and dates that end ${file}`,
  ]);
  expect(callsWith('- Two')).toEqual([`issue edit 7 ${file}`, 'issue reopen 7']);
  expect(callsWith('')).toEqual(['issue close 7']);
  rmSync(folder, { recursive: true });
});

it('Cloud Build does the same with the same settings', () => {
  const { steps } = parse(readFileSync('.cloudbuild/rebuild.yaml', 'utf8'));
  expect(steps).toEqual([
    {
      name: 'node:24',
      entrypoint: 'bash',
      args: ['-c', 'npm ci && npm run deploy -- --rebuild --allow-branch'],
      env: settings.map(([, name]) => `${name}=$_${name}`),
    },
  ]);
});

it('every job, and whoever uses .nvmrc, runs on the Node of the functions', () => {
  const { engines } = JSON.parse(readFileSync('functions/package.json', 'utf8'));
  expect(readFileSync('.nvmrc', 'utf8')).toBe(`${engines.node}\n`);
  const files = readdirSync(folder).map((file): Workflow => parse(read(file)));
  for (const job of files.flatMap(({ jobs }) => Object.values(jobs))) {
    expect(`${findSetting(job, 'actions/setup-node', 'node-version')}`).toBe(engines.node);
  }
});
