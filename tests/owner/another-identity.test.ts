import { globSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { logPath } from '#scripts/lib/logs.ts';
import { runToEnd } from '#scripts/lib/processes.ts';
import { vitestCli } from '#scripts/lib/tools.ts';
import { emulatorVariables, projects } from '#scripts/local/stack.ts';
import { quoteConsent } from '#src/domain/leads/consent-wordings.ts';
import { copyOfRepository } from '#tests/proof/copy-of-repository.ts';
import { extentVariable, inFull } from '#tests/proof/extent.ts';
import { figuresVariable } from '#tests/proof/figures.ts';
import { type Identity, renameProduct } from '#tests/proof/rename-product.ts';
import { rulesInForceVariable } from '#tests/rules/rules-source.ts';

/** Has a name that HTML has to escape. */
const owner: Identity = {
  name: "O'Neil & Sons",
  slug: 'oneil',
  url: 'https://www.oneil-homes.test',
};

test.runIf(inFull)('the checks pass under another name', { timeout: 1_800_000 }, async () => {
  const { folder, remove } = copyOfRepository({ withPackages: true });
  onTestFinished(remove, 120_000);
  // On the day of the newest wording, so that there are two of one day.
  await renameProduct(folder, owner, quoteConsent.since);
  const pass = (check: string, args: string[], variables = {}) =>
    passCheck(folder, `${check}-of-${owner.slug}`, args, variables);
  const selectProjects = (...names: string[]) => names.flatMap((name) => ['--project', `${name}*`]);

  await pass('rebrand', ['scripts/content/rebrand.ts']);
  // The rehearsal of a deploy has the types under another name. Any input is as good as another, and copies of the copy would only repeat this.
  const repeated = /\.properties\.test\.tsx?$|^tests\/proof\/(rehearsal\/|\w+-(build|install)\.)/;
  const files = globSync('{functions/src,mailer/src,scripts,src,tests}/**/*.test.{ts,tsx}', {
    cwd: folder,
  });
  await pass('unit', [
    ...[vitestCli, 'run', ...selectProjects('unit', 'component', 'scripts')],
    ...files.filter((file) => !repeated.test(file)),
  ]);
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

/** What this run has set for its own tests. */
const ownVariables = [
  ...Object.keys(emulatorVariables(projects.test)),
  ...[extentVariable, figuresVariable, rulesInForceVariable, 'NODE_ENV'],
];

/** Runs a check in a copy of the repository. It must pass. */
async function passCheck(
  folder: string,
  name: string,
  args: string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<void> {
  const environment = Object.entries(process.env).filter(
    ([key]) => !ownVariables.includes(key) && !key.startsWith('VITEST'),
  );
  const env = { ...Object.fromEntries(environment), ...variables };
  const child = { name, command: process.execPath, args, env, cwd: folder };
  const { code } = await runToEnd(child, 1_800_000);
  expect(code, `${name} fails, see ${logPath(name)}`).toBe(0);
}
