import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  if?: string;
  env?: Record<string, string>;
  steps: { if?: string; run?: string; uses?: string; with?: Record<string, unknown> }[];
}

const workflow = (name: string): Workflow =>
  parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
const commandsOf = (job: Job | undefined) => job?.steps.flatMap(({ run }) => run ?? []);
const settingOf = (job: Job | undefined, action: string, setting: string) =>
  job?.steps.find(({ uses }) => uses?.startsWith(`${action}@`))?.with?.[setting];

it('every action is pinned to a commit, with its version in a comment', () => {
  for (const name of ['test', 'rebuild']) {
    const used = readFileSync(`.github/workflows/${name}.yml`, 'utf8').match(/uses: .*/g) ?? [];
    expect(used).not.toEqual([]);
    for (const line of used) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

it('every push and pull request runs npm test, and each night runs the full tests', () => {
  const { on, permissions, jobs } = workflow('test');
  expect(Object.keys(on)).toEqual(['push', 'pull_request', 'schedule']);
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  expect(permissions).toEqual({ contents: 'read' });
  expect(commandsOf(jobs.test)).toEqual([
    'sudo apt-get update && sudo apt-get install -y --no-install-recommends webkit2gtk-driver xvfb',
    'npm ci',
    'npm test',
    'npm run test:full',
  ]);
  const conditionOf = (command: string) => jobs.test?.steps.find(({ run }) => run === command)?.if;
  expect(conditionOf('npm test')).toBe("github.event_name != 'schedule'");
  expect(conditionOf('npm run test:full')).toBe("github.event_name == 'schedule'");
});

it('the nightly build ships only hosting, and nothing if nothing is set up', () => {
  const { on, jobs } = workflow('rebuild');
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  expect(commandsOf(jobs.rebuild)).toEqual(['npm ci', 'npm run deploy -- --rebuild']);
  expect(jobs.rebuild?.if).toContain("vars.VITE_FIREBASE_PROJECT_ID != ''");
});

it('the nightly build gets every setting of a build', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+)=/gm)];
  const env = Object.fromEntries(settings.map(([, name]) => [name, `\${{ vars.${name} }}`]));
  expect(workflow('rebuild').jobs.rebuild?.env).toEqual(env);
});

it('Cloud Build does the same with the same settings', () => {
  const { steps } = parse(readFileSync('.cloudbuild/rebuild.yaml', 'utf8'));
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+)=/gm)];
  expect(steps).toEqual([
    {
      name: 'node:24',
      entrypoint: 'bash',
      args: ['-c', 'npm ci && npm run deploy -- --rebuild --allow-branch'],
      env: settings.map(([, name]) => `${name}=$_${name}`),
    },
  ]);
});

it('both run on the Node of the functions', () => {
  const { engines } = JSON.parse(readFileSync('functions/package.json', 'utf8'));
  const { test } = workflow('test').jobs;
  const { rebuild } = workflow('rebuild').jobs;
  for (const job of [test, rebuild]) {
    expect(`${settingOf(job, 'actions/setup-node', 'node-version')}`).toBe(engines.node);
  }
});
