import { globSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logPath } from '#scripts/lib/logs.ts';
import { runToEnd } from '#scripts/lib/processes.ts';
import { root } from '#scripts/lib/root.ts';
import { biomeCli, typescriptCli, vitestCli } from '#scripts/lib/tools.ts';
import { copyOfRepository } from './copy-of-repository.ts';
import { extentVariable, inFull } from './extent.ts';
import { figuresVariable } from './figures.ts';
import { recipes, takeStep } from './recipes.ts';

const document = readFileSync('docs/architecture/how-to-add.md', 'utf8');

test.each(Object.entries(recipes))(
  'the recipe of %s names the files of its steps',
  (name, steps) => {
    const recipe = document.split(/^- /m).find((text) => text.startsWith(`**${name}:**`));
    for (const { file, after } of steps) {
      expect(recipe).toContain(after === undefined ? '`src/pages`' : basename(file));
      // So that the everyday run notices when a step can no longer be taken.
      if (after) expect(readFileSync(file, 'utf8').split(after), file).toHaveLength(2);
    }
  },
);

test.runIf(inFull)(
  'the recipes are all that types, lint and quick tests ask for',
  {
    timeout: 1_800_000,
  },
  async () => {
    const { folder, remove } = copyOfRepository();
    onTestFinished(remove, 120_000);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const step of Object.values(recipes).flat()) takeStep(folder, step);

    const ownVariables = [extentVariable, figuresVariable, 'NODE_ENV'];
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([key]) => !ownVariables.includes(key) && !key.startsWith('VITEST'),
      ),
    );
    const pass = async (check: string, args: string[]) => {
      const name = `${check}-of-recipes`;
      const child = { name, command: process.execPath, args, env, cwd: folder };
      const { code } = await runToEnd(child, 1_800_000);
      expect(code, `${check} fails, see ${logPath(name)}`).toBe(0);
    };
    const quick = globSync(
      ['src/**/*.test.ts', 'src/{app,pages,features/quote,features/lead-desk}/**/*.test.tsx'],
      { cwd: folder },
    ).filter((file) => !file.includes('.properties.'));
    await pass('types', [typescriptCli, '-p', 'tsconfig.json']);
    await pass('types-of-tests', [typescriptCli, '-p', 'tsconfig.node.json']);
    await pass('lint', [biomeCli, 'check', 'src']);
    await pass('tests', [vitestCli, 'run', 'tests/proof/compare-rules.test.ts', ...quick]);
  },
);
