import { rm } from 'node:fs/promises';
import { site } from '../../src/site.ts';
import { firebaseCli } from '../local/tools.ts';
import { bundleFaults } from './bundle.ts';
import type { DeployContext } from './context.ts';
import { need, type Step } from './step.ts';

/** The site as it is shipped, from nothing. */
export const productionBuild: Step = {
  name: 'production build',
  kind: 'make',
  inRebuild: true,
  async run({ tools }) {
    await rm('dist', { recursive: true, force: true });
    const { code } = await tools.show(process.execPath, ['scripts/build.ts']);
    need(code === 0, 'The site does not build.');
  },
};

/** Nothing of this machine and nothing secret is in what is shipped. */
export const cleanBundle: Step = {
  name: 'bundle',
  kind: 'look',
  inRebuild: true,
  run({ env }) {
    const [fault] = bundleFaults('dist', env);
    need(fault === undefined, `${fault}: the build is not shipped.`);
  },
};

/** Rules and indexes: before all that relies on them. */
export const shipDatabase = shipping('rules and indexes', 'firestore', false);

/** The verifiers: before the pages that call them. */
export const shipFunctions = shipping('functions', 'functions', false);

/** The pages: last, so that a visitor never meets one whose rules or verifier are not there yet. */
export const shipHosting = shipping('hosting', 'hosting', true);

function shipping(name: string, target: string, inRebuild: boolean): Step {
  return {
    name: `ship ${name}`,
    kind: 'ship',
    inRebuild,
    async run(context) {
      const { code } = await firebaseDeploy(context, target);
      need(code === 0, `Shipping ${name} failed. What comes after it was not shipped.`);
    },
  };
}

function firebaseDeploy({ env, tools }: DeployContext, target: string) {
  const { projectId } = env.firebase;
  need(
    !projectId.startsWith('demo-'),
    `${projectId} is a demo- project: nothing is shipped to it.`,
  );
  return tools.show(process.execPath, [
    firebaseCli,
    'deploy',
    '--only',
    target,
    '--project',
    projectId,
    '--non-interactive',
  ]);
}

/** The live site, looked at from outside. */
export const smokeLive: Step = {
  name: 'smoke',
  kind: 'ship',
  inRebuild: true,
  async run({ tools, options }) {
    const { code } = await tools.show(process.execPath, [
      'scripts/smoke.ts',
      options.url ?? site.url,
    ]);
    need(code === 0, 'The live site fails its checks. docs/deploying.md says how to go back.');
  },
};
