import { symlinkSync } from 'node:fs';
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

/** A name that HTML, CSV and regular expressions have to escape, and one that no line break fits into. */
const [escaped, unbreakable] = [
  { name: "O'Neil & Sons", slug: 'oneil', url: 'https://www.oneil-homes.test' },
  { name: 'Homefinancingguide', slug: 'hfg', url: 'https://www.homefinancingguide.test' },
] as const satisfies Identity[];

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
  // So that there are two wordings of one day.
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
  const projectsOf = (...names: string[]) => names.flatMap((name) => ['--project', `${name}*`]);

  await pass('types', [typescriptCli, '-p', 'tsconfig.json']);
  await pass('types of tests', [typescriptCli, '-p', 'tsconfig.node.json']);
  await pass('unit', [
    ...[vitestCli, 'run', ...projectsOf('unit', 'component', 'scripts')],
    // Any input is as good as another, and copies of the copy would only repeat this.
    ...['--exclude', '**/*.properties.test.ts', '--exclude', 'tests/proof/rehearsal/**'],
    ...['--exclude', 'tests/proof/*-{build,install}.test.ts'],
  ]);
  if (!owner.onStack) return;
  const emulators = emulatorVariables(projects.test);
  await pass('rules', [vitestCli, 'run', ...projectsOf('rules', 'owner')], emulators);
  await pass('build', ['scripts/build/build.ts', '--emulators', projects.test], {
    NODE_ENV: 'production',
  });
});
