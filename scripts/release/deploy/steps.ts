import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadEnv } from 'vite';
import { type Env, parseEnv } from '#src/lib/addresses/env.schema.ts';
import { verifierActions } from '#src/model/lead-forms/bot-check.contract.ts';
import { site } from '#src/site.ts';
import { mailerFunctions } from '../../../mailer/src/settings.ts';
import { brandFaults } from '../../content/brand.ts';
import type { readArguments } from '../../lib/command.ts';
import { Failure } from '../../lib/failure.ts';
import { Child, withProgress } from '../../lib/processes.ts';
import { firebaseCli, root } from '../../lib/root.ts';
import { greenRunPath } from '../../quality/test-steps.ts';
import { type CheckResult, isBlocking, printFinding } from '../checks/check.ts';
import { bundleFaults } from './bundle.ts';
import { consentFaults } from './consent-wordings.ts';
import { carryOldAssets } from './old-assets.ts';
import { hasMailer } from './parameters.ts';

/** The effects of a deploy outside of this process; tests replace them. */
export interface DeployTools {
  /** Runs a tool, and returns its trimmed standard output, with its errors if it fails. */
  run(command: string, args: string[]): Promise<{ code: number; output: string }>;
  /** Runs a script of Node, shows its output in the terminal, and returns its exit code. */
  show(args: string[]): Promise<number>;
  read(path: string): string | null;
  examine(env: Env): Promise<CheckResult[]>;
  clear(folder: string): Promise<void>;
  carry: typeof carryOldAssets;
  findFaults: typeof bundleFaults;
}

export const deployOptions = {
  'dry-run': { type: 'boolean' },
  /** Checks and builds, and needs no sign-in; for a job that must not have one. */
  'build-only': { type: 'boolean' },
  /** Ships only hosting, with the current content of the database; for the nightly build. */
  rebuild: { type: 'boolean' },
  'allow-branch': { type: 'boolean' },
  /** Accepts the last green `npm test` of this commit instead of running it again. */
  tested: { type: 'boolean' },
  /** Allows a database without posts or rates, as before the owner's first sign-in. */
  'allow-empty': { type: 'boolean' },
  /** Drops the scripts and styles of earlier releases; for a security release. */
  'drop-old-assets': { type: 'boolean' },
  'without-smoke': { type: 'boolean' },
  /** Ships a clone to a fake of Google's APIs instead. */
  rehearse: { type: 'boolean' },
  /** Address of the live site; site.url by default. */
  url: { type: 'string' },
} as const;

export type DeployOptions = ReturnType<typeof readArguments<typeof deployOptions>>;

export interface DeployContext {
  /** Settings of the build; everything is shipped to their project. */
  env: Env;
  options: DeployOptions;
  tools: DeployTools;
}

interface Step {
  name: string;
  /** Whether it is left out of the nightly build, which only ships hosting. */
  notInRebuild?: true;
  /** What it needs a sign-in to the project for. A build alone omits both kinds, a dry run what ships. */
  needs?: 'to ask' | 'to ship';
  /** @throws Failure that says in one line what is wrong and what to do about it */
  run(context: DeployContext): Promise<void> | void;
}

/**
 * First the quick checks, then the slow ones; nothing is shipped until all of them pass. Rules and indexes
 * go first, then the functions, and the pages last, as each needs the ones before it. The old pages keep
 * working with new rules only if those still accept what the old pages send; see docs/deploying.md.
 */
const steps: readonly Step[] = [
  { name: 'Node', run: checkNode },
  {
    name: 'address of the site',
    run: () =>
      need(
        !new URL(site.url).hostname.endsWith('.example'),
        `${site.url} in src/site.ts is an example: put the address of the site there, as canonical links begin with it.`,
      ),
  },
  { name: 'name of the site', run: ({ tools }) => needNone(brandFaults(tools.read)) },
  { name: 'consent wordings', run: checkConsents },
  { name: 'git', run: checkGit },
  { name: 'project', notInRebuild: true, needs: 'to ask', run: checkProject },
  { name: 'login', needs: 'to ask', run: checkLogin },
  { name: 'npm test', notInRebuild: true, run: test },
  { name: 'production build', run: build },
  { name: 'scripts and styles of earlier releases', run: carry },
  { name: 'bundle', run: ({ env, tools }) => needNone(tools.findFaults('dist', env)) },
  {
    name: 'ship rules and indexes',
    notInRebuild: true,
    needs: 'to ship',
    run: (context) => ship(context, 'firestore', 'rules and indexes'),
  },
  { name: 'ship functions', notInRebuild: true, needs: 'to ship', run: shipFunctions },
  { name: 'ship hosting', needs: 'to ship', run: (context) => ship(context, 'hosting') },
  { name: 'smoke', needs: 'to ship', run: checkLiveSite },
];

/**
 * Takes the steps of `npm run deploy` one after another and prints a line for each. Stops at the first
 * failure, so that nothing is shipped after it.
 */
export async function takeSteps(context: DeployContext): Promise<void> {
  const { 'dry-run': dryRun, 'build-only': buildOnly, rebuild } = context.options;
  for (const { name, notInRebuild, needs, run } of steps) {
    if (rebuild && notInRebuild) continue;
    if ((buildOnly && needs) || (dryRun && needs === 'to ship')) {
      console.log(`– ${name}: not in a ${buildOnly ? 'build alone' : 'dry run'}`);
      continue;
    }
    await run(context);
    console.log(`✔ ${name}`);
  }
}

function checkNode({ tools }: DeployContext): void {
  const wanted = JSON.parse(tools.read('functions/package.json') ?? '{}').engines?.node;
  need(
    process.versions.node.split('.')[0] === wanted,
    `Node ${process.versions.node} runs this, and the functions are for ${wanted}: use npm run deploy after npm install.`,
  );
}

/** The rules must know the consents that the forms ask for, or they would refuse every lead. */
async function checkConsents({ tools }: DeployContext): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  needNone(await consentFaults(tools.read('firestore.rules') ?? '', site.name, today));
}

async function checkGit({ tools, options }: DeployContext): Promise<void> {
  const { code, output: changes } = await tools.run('git', ['status', '--porcelain']);
  need(code === 0, `git does not say what would be shipped: ${changes}`);
  need(
    changes !== 'M package-lock.json' ||
      !/^npm\/10\./.test(process.env.npm_config_user_agent ?? ''),
    'npm 10 rewrote package-lock.json: git checkout package-lock.json, npm 11 or later.',
  );
  need(changes === '', `Not everything is committed: ${changes.split('\n')[0]?.trim()}.`);
  const { output: branch } = await tools.run('git', ['branch', '--show-current']);
  need(
    branch === 'main' || options['allow-branch'],
    `This is ${branch ? `the branch ${branch}` : 'no branch'} and not main: ship main, or say --allow-branch.`,
  );
}

async function checkProject({ env, tools }: DeployContext): Promise<void> {
  const blocking = (await tools.examine(env)).filter(isBlocking);
  const lines = blocking.flatMap((finding) => printFinding(finding));
  need(lines.length === 0, ['Not ready.', ...lines].join('\n'));
}

async function checkLogin(context: DeployContext): Promise<void> {
  const { code, output } = await firebase(context, ['projects:list', '--json']);
  const { projectId } = context.env.firebase;
  const projects: { projectId: string }[] = code === 0 ? JSON.parse(output).result : [];
  need(
    projects.some((project) => project.projectId === projectId),
    `The firebase CLI is not signed in with an account that has access to ${projectId}: gcloud auth application-default login, and if you used npx firebase login before, npx firebase logout.`,
  );
}

async function test({ tools, options }: DeployContext): Promise<void> {
  if (!options.tested) {
    return show(tools, ['scripts/quality/test.ts'], 'npm test fails, so nothing is shipped.');
  }
  const { output: commit } = await tools.run('git', ['rev-parse', 'HEAD']);
  need(
    tools.read(greenRunPath)?.trim() === commit,
    'The last green npm test was not for this commit: leave --tested out.',
  );
}

async function build({ tools, options }: DeployContext): Promise<void> {
  await tools.clear('dist');
  const args = options['allow-empty'] ? ['--allow-empty'] : [];
  await show(tools, ['scripts/build/build.ts', ...args], 'The site does not build.');
}

/** Open pages find their scripts and styles after the release, too. */
async function carry({ options, tools }: DeployContext): Promise<void> {
  const drop = options['drop-old-assets'] ?? false;
  const origin = options.url ?? site.url;
  const carried = await tools.carry({ folder: 'dist', origin, drop, now: new Date() });
  const { files, bytes, releases } = carried;
  console.log(
    `Carried along: ${files} files (${Math.ceil(bytes / 1024)} KiB) of ${releases} earlier releases.`,
  );
}

/**
 * Without a terminal, the CLI sets up the cleanup of the images only with `--force`; otherwise it ends with
 * an error after the first functions, and the pages would never be shipped. `--force` also deletes
 * functions that are not in the repository, so it is omitted if there are any.
 */
async function shipFunctions(context: DeployContext): Promise<void> {
  const { code, output } = await firebase(context, ['functions:list', '--json']);
  need(code === 0, 'The functions of the project cannot be listed, so nothing more is shipped.');
  const existing: { id: string }[] = JSON.parse(output).result;
  const ours: string[] = [...Object.keys(verifierActions), ...mailerFunctions];
  const areOurs = existing.every(({ id }) => ours.includes(id));
  // The CLI skips what has not changed, except in a codebase that is named.
  const target = hasMailer(context.env, context.tools.read) ? 'functions' : 'functions:default';
  await ship(context, target, 'functions', areOurs ? ['--force'] : []);
}

async function checkLiveSite({ tools, options }: DeployContext): Promise<void> {
  if (options['without-smoke']) return;
  const fault = 'The live site fails its checks. docs/deploying.md says how to go back.';
  await show(tools, ['scripts/release/smoke.ts', options.url ?? site.url], fault);
}

/** @throws Failure if the condition is false */
function need(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Failure(message);
}

function needNone(faults: readonly string[]): void {
  need(faults.length === 0, faults.join('\n'));
}

async function show(tools: DeployTools, args: string[], fault: string): Promise<void> {
  need((await tools.show(args)) === 0, fault);
}

function firebase({ env, tools }: DeployContext, args: string[]) {
  const all = [firebaseCli, ...args, '--project', env.firebase.projectId];
  return tools.run(process.execPath, all);
}

async function ship(context: DeployContext, target: string, name = target, more: string[] = []) {
  const { projectId } = context.env.firebase;
  const args = ['deploy', '--only', target, '--project', projectId, '--non-interactive', ...more];
  const fault = `Shipping ${name} failed. What comes after it was not shipped.`;
  await show(context.tools, [firebaseCli, ...args], fault);
}

/**
 * Returns the settings of the production build, from the environment and .env.production.local. Everything
 * is shipped to their project, so a site and its rules always go to the same one.
 */
export function productionSettings(): Env {
  try {
    return parseEnv('production', loadEnv('production', process.cwd(), 'VITE_'));
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}

/** The tools of this machine; they run in the repository. */
export const systemTools: Omit<DeployTools, 'examine'> = {
  run(command, args) {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    const running = promisify(execFile)(command, args, options).then(
      ({ stdout }) => ({ code: 0, output: stdout.trim() }),
      ({ code, stdout, stderr }) => ({
        code: Number(code) || 1,
        output: `${stdout}${stderr}`.trim(),
      }),
    );
    return withProgress(nameTool(args), () => running);
  },

  async show(args) {
    const command = process.execPath;
    const child = new Child({ name: nameTool(args), command, args, inTerminal: true });
    return (await child.exited).code ?? 1;
  },

  read(path) {
    const file = join(root, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  },

  clear: (folder) => rm(folder, { recursive: true, force: true }),
  carry: carryOldAssets,
  findFaults: bundleFaults,
};

/** Returns the first word that is not a path of this machine. */
function nameTool(args: readonly string[]): string {
  return args.find((arg) => !arg.startsWith('/')) ?? 'node';
}
