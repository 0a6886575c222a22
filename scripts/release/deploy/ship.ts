import { rm } from 'node:fs/promises';
import { verifierActions } from '#src/domain/leads/submission/bot-check.contract.ts';
import { site } from '#src/site.ts';
import { firebaseCli } from '../../lib/tools.ts';
import { bundleFaults } from './bundle.ts';
import type { DeployContext } from './context.ts';
import { firebase } from './firebase.ts';
import { need, type Step } from './step.ts';

/** Builds the site from scratch. */
export const productionBuild: Step = {
  name: 'production build',
  kind: 'make',
  inRebuild: true,
  async run({ tools, options }) {
    await rm('dist', { recursive: true, force: true });
    const { code } = await tools.show(process.execPath, [
      'scripts/build/build.ts',
      ...(options.allowEmpty ? ['--allow-empty'] : []),
    ]);
    need(code === 0, 'The site does not build.');
  },
};

/** Checks that the build contains nothing secret and nothing of this machine. */
export const cleanBundle: Step = {
  name: 'bundle',
  kind: 'look',
  inRebuild: true,
  run({ env }) {
    const [fault] = bundleFaults('dist', env);
    need(fault === undefined, `${fault}: the build is not shipped.`);
  },
};

/** Ships rules and indexes, before everything that relies on them. */
export const shipDatabase = shipping('rules and indexes', 'firestore', false);

/**
 * Ships the verifiers, before the pages that call them. Without a terminal, the CLI sets up the cleanup of
 * their images only with `--force`; otherwise it ends with an error after the first functions, and the
 * pages would never be shipped. `--force` also deletes functions that are not in the repository, so it is
 * omitted if there are any.
 */
export const shipFunctions: Step = {
  name: 'ship functions',
  kind: 'ship',
  inRebuild: false,
  async run(context) {
    const { code, output } = await firebase(context, ['functions:list', '--json']);
    need(code === 0, 'The functions of the project cannot be listed, so nothing more is shipped.');
    const existing: { id: string }[] = JSON.parse(output).result;
    const areOurs = existing.every(({ id }) => id in verifierActions);
    await ship(context, 'functions', 'functions', areOurs ? ['--force'] : []);
  },
};

/** Ships the pages, last: their rules and verifiers must already be there. */
export const shipHosting = shipping('hosting', 'hosting', true);

function shipping(name: string, target: string, inRebuild: boolean): Step {
  return {
    name: `ship ${name}`,
    kind: 'ship',
    inRebuild,
    run: (context) => ship(context, name, target),
  };
}

async function ship(
  { env, tools }: DeployContext,
  name: string,
  target: string,
  more: string[] = [],
) {
  const { projectId } = env.firebase;
  need(
    !projectId.startsWith('demo-'),
    `${projectId} is a demo- project: nothing is shipped to it.`,
  );
  const { code } = await tools.show(process.execPath, [
    firebaseCli,
    'deploy',
    '--only',
    target,
    '--project',
    projectId,
    '--non-interactive',
    ...more,
  ]);
  need(code === 0, `Shipping ${name} failed. What comes after it was not shipped.`);
}

/** Checks the live site from outside. */
export const smokeLive: Step = {
  name: 'smoke',
  kind: 'ship',
  inRebuild: true,
  async run({ tools, options }) {
    if (options.withoutSmoke) return;
    const { code } = await tools.show(process.execPath, [
      'scripts/release/smoke.ts',
      options.url ?? site.url,
    ]);
    need(code === 0, 'The live site fails its checks. docs/deploying.md says how to go back.');
  },
};
