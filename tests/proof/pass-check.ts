import { expect } from 'vitest';
import { logPath } from '#scripts/lib/logs.ts';
import { runToEnd } from '#scripts/lib/processes.ts';
import { emulatorVariables, projects } from '#scripts/local/stack.ts';
import { rulesInForceVariable } from '#tests/rules/rules-source.ts';
import { extentVariable } from './extent.ts';
import { figuresVariable } from './figures.ts';

/** What this run has set for its own tests. */
const ownVariables = [
  ...Object.keys(emulatorVariables(projects.test)),
  ...[extentVariable, figuresVariable, rulesInForceVariable, 'NODE_ENV'],
];

/** Runs a check in a copy of the repository. It must pass. */
export async function passCheck(
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
