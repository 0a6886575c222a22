import { globSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logPath } from '#scripts/lib/logs.ts';
import { runToEnd } from '#scripts/lib/processes.ts';
import { root } from '#scripts/lib/root.ts';
import { typescriptCli, vitestCli } from '#scripts/lib/tools.ts';
import { emulatorVariables, projects } from '#scripts/local/stack.ts';
import { quoteConsent } from '#src/domain/leads/consent-wordings.ts';
import { copyOfRepository } from '#tests/proof/copy-of-repository.ts';
import { extentVariable, inFull } from '#tests/proof/extent.ts';
import { figuresVariable } from '#tests/proof/figures.ts';
import { type Identity, renameProduct } from '#tests/proof/rename-product.ts';
import { rulesInForceVariable } from '#tests/rules/rules-source.ts';

/** Has a name that HTML has to escape. */
const escaped: Identity = {
  name: "O'Neil & Sons",
  slug: 'oneil',
  url: 'https://www.oneil-homes.test',
};
/** Has a name that no line break fits into. */
const unbreakable: Identity = {
  name: 'Homefinancingguide',
  slug: 'hfg',
  url: 'https://www.homefinancingguide.test',
};

/** What this run has set for its own tests. */
const ownVariables = [
  ...Object.keys(emulatorVariables(projects.test)),
  ...[extentVariable, figuresVariable, rulesInForceVariable, 'NODE_ENV'],
];

test.runIf(inFull).each([
  { ...escaped, onStack: true },
  { ...unbreakable, onStack: false },
])('the checks pass under the name $name', { timeout: 1_800_000 }, async (owner) => {
  const { folder, remove } = copyOfRepository();
  onTestFinished(remove, 120_000);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // On the day of the newest wording, so that there are two of one day.
  await renameProduct(folder, owner, quoteConsent.since);
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !ownVariables.includes(name) && !name.startsWith('VITEST'),
    ),
  );
  const pass = async (check: string, args: string[], variables = {}) => {
    const name = `${check}-of-${owner.slug}`;
    const env = { ...environment, ...variables };
    const child = { name, command: process.execPath, args, env, cwd: folder };
    const { code } = await runToEnd(child, 1_800_000);
    expect(code, `${check} fails, see ${logPath(name)}`).toBe(0);
  };
  const selectProjects = (...names: string[]) => names.flatMap((name) => ['--project', `${name}*`]);

  await pass('rebrand', ['scripts/content/rebrand.ts']);
  await pass('types', [typescriptCli, '-p', 'tsconfig.json']);
  await pass('types-of-tests', [typescriptCli, '-p', 'tsconfig.node.json']);
  // Any input is as good as another, and copies of the copy would only repeat this.
  const repeated = /\.properties\.test\.tsx?$|^tests\/proof\/(rehearsal\/|\w+-(build|install)\.)/;
  const files = globSync('{functions/src,mailer/src,scripts,src,tests}/**/*.test.{ts,tsx}', {
    cwd: folder,
  });
  await pass('unit', [
    ...[vitestCli, 'run', ...selectProjects('unit', 'component', 'scripts')],
    ...files.filter((file) => !repeated.test(file)),
  ]);
  if (!owner.onStack) return;
  const emulators = emulatorVariables(projects.test);
  // The mail goes to the folder of the emulators, which is not the copy.
  const elsewhere = ['--exclude', 'tests/owner/mail{er,-test}.test.ts'];
  await pass(
    'rules',
    [vitestCli, 'run', ...selectProjects('rules', 'owner'), ...elsewhere],
    emulators,
  );
  await pass('build', ['scripts/build/build.ts', '--emulators', projects.test], {
    NODE_ENV: 'production',
  });
});
