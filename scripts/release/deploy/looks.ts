import { site } from '#src/site.ts';
import { greenRunPath } from '../../quality/test-steps.ts';
import { linesOf, needsOwner } from '../doctor/examination.ts';
import { consentFaults } from './consent-wordings.ts';
import { firebase } from './firebase.ts';
import { parametersFault } from './parameters.ts';
import { need, type Step } from './step.ts';

/** Checks that the functions' Node version is the one that the project installs. */
export const nodeVersion: Step = {
  name: 'Node',
  kind: 'look',
  inRebuild: true,
  run({ tools }) {
    const wanted = JSON.parse(tools.read('functions/package.json') ?? '{}').engines?.node;
    need(
      process.versions.node.split('.')[0] === wanted,
      `Node ${process.versions.node} runs this, and the functions are for ${wanted}: use npm run deploy after npm install.`,
    );
  },
};

/** Checks that the owner has set the site's address. */
export const siteAddress: Step = {
  name: 'address of the site',
  kind: 'look',
  inRebuild: true,
  run() {
    need(
      !new URL(site.url).hostname.endsWith('.example'),
      `${site.url} in src/site.ts is an example: put the address of the site there, as canonical links begin with it.`,
    );
  },
};

/** Checks that the rules know the consents that the forms ask for, or they would refuse every lead. */
export const consentWordings: Step = {
  name: 'consent wordings',
  kind: 'look',
  inRebuild: true,
  async run({ tools }) {
    const today = new Date().toISOString().slice(0, 10);
    const faults = await consentFaults(tools.read('firestore.rules') ?? '', site.name, today);
    need(faults.length === 0, faults.join('\n'));
  },
};

/** Checks that a commit is shipped, with no changes on top. */
export const cleanTree: Step = {
  name: 'git',
  kind: 'look',
  inRebuild: true,
  async run({ tools, options }) {
    const { output: changes } = await tools.run('git', ['status', '--porcelain']);
    need(changes === '', `Not everything is committed: ${changes.split('\n')[0]?.trim()}.`);
    const { output: branch } = await tools.run('git', ['branch', '--show-current']);
    need(
      branch === 'main' || options.allowBranch,
      `This is ${branch ? `the branch ${branch}` : 'no branch'} and not main: ship main, or say --allow-branch.`,
    );
  },
};

/** Checks that the verifiers' parameters are complete and match the site. */
export const functionsParameters: Step = {
  name: 'parameters of the functions',
  kind: 'look',
  inRebuild: false,
  run({ env, tools }) {
    const fault = parametersFault(env, new URL(site.url).hostname, tools.read);
    need(fault === undefined, fault ?? '');
  },
};

/** Checks that the logged in account may ship to the project. */
export const login: Step = {
  name: 'login',
  kind: 'ask',
  inRebuild: true,
  async run(context) {
    const { code, output } = await firebase(context, ['projects:list', '--json']);
    need(code === 0, 'Nobody is logged in: npx firebase login.');
    const { projectId } = context.env.firebase;
    const projects: { projectId: string }[] = JSON.parse(output).result ?? [];
    need(
      projects.some((project) => project.projectId === projectId),
      `Who is logged in has no access to ${projectId}: npx firebase login --reauth.`,
    );
  },
};

/** Checks that the project has everything that an owner must set up; `npm run doctor` has the details. */
export const project: Step = {
  name: 'project',
  kind: 'ask',
  inRebuild: false,
  async run({ env, tools }) {
    const missing = (await tools.examine(env)).filter(needsOwner);
    need(missing.length === 0, `Not ready.\n${missing.flatMap(linesOf).join('\n')}`);
  },
};

/** Checks that `npm test` is green for this commit. */
export const testsPass: Step = {
  name: 'npm test',
  kind: 'look',
  inRebuild: false,
  async run({ tools, options }) {
    if (!options.tested) {
      const { code } = await tools.show(process.execPath, ['scripts/quality/test.ts']);
      need(code === 0, 'npm test fails, so nothing is shipped.');
      return;
    }
    const { output: commit } = await tools.run('git', ['rev-parse', 'HEAD']);
    need(
      tools.read(greenRunPath)?.trim() === commit,
      'The last green npm test was not for this commit: leave --tested out.',
    );
  },
};
