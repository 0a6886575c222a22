import { join } from 'node:path';
import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { runToEnd } from '../lib/processes.ts';
import { root } from '../lib/root.ts';
import { emulatorVariables, projects } from '../local/stack.ts';
import { startSuite } from '../local/suite.ts';

runCommand(async (command) => {
  readArguments({});
  const projectId = projects.load;
  const suite = await startSuite({ projectId, only: ['functions', 'firestore'] });
  command.onExit(suite.stop);
  const { code } = await runToEnd({
    name: 'load',
    command: process.execPath,
    args: [join(root, 'tests/load/load.ts')],
    env: { ...process.env, ...emulatorVariables(projectId) },
    output: 'terminal',
  });
  return code ?? 1;
});
